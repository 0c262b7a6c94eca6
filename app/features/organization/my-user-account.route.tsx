import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { useT } from "~/language/context";
import { flag } from "~/provider/rows";
import { requireTenant, type SignedIn } from "~/session/guards.server";
import { type Account, accountRow } from "./account";
import { accountForm } from "./account-form";
import { accountColumns, activeFilter } from "./account-list";
import { m } from "./account-messages";
import { ownAccountForm } from "./account-rules.server";
import { accountStart, tenantGroups } from "./account-source.server";
import { type RecordScreen, RecordPages, recordsMeta } from "./records";
import { recordsAction, recordsLoader, recordSource } from "./records.server";

/** Only the head of a tenant changes its people. The signed-in user may come without that flag, the account has it. */
async function isHead({ user, provider }: SignedIn): Promise<boolean> {
  return user.headtenant || (await provider.read(`user/${user.id}`, z.object({ headtenant: flag }))).headtenant;
}

const source = recordSource({
  family: "user",
  row: accountRow,
  guard: (args) => requireTenant(args, "view_my_user_account_tenant"),
  mayChange: isHead,
  fixed: ({ user }) => ({ tenant: user.tenant }),
  form: ({ t, user }, record) => ownAccountForm(t, user.tenant, record),
  start: accountStart,
  choices: async ({ provider }) => ({ groups: await tenantGroups(provider) }),
});

const screen: RecordScreen<Account> = {
  path: "/datacenter/myuseraccount",
  title: m.myUserAccount,
  create: m.createUserAccount,
  edit: m.editUserAccount,
  ordering: "first_name",
  filters: [activeFilter],
  columns: [
    accountColumns.name,
    accountColumns.email,
    accountColumns.phone,
    accountColumns.groups,
    accountColumns.head,
    accountColumns.status,
  ],
};

const Form = accountForm(screen, "own");

export const meta = recordsMeta(screen);
export const loader = recordsLoader(screen, source);
export const action = recordsAction(screen, source);

export default function MyUserAccount() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  const reading = data.view === "list" && !data.mayChange;
  return (
    <RecordPages screen={screen} data={data} form={Form} above={reading && <p className="dimmed">{t(m.onlyHead)}</p>} />
  );
}
