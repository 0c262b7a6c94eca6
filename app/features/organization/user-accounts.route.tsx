import { useLoaderData } from "@remix-run/react";
import { userAccountsPath } from "~/paths";
import { requireAdmin } from "~/session/guards.server";
import { type Account, accountRow } from "./account";
import { accountForm } from "./account-form";
import { accountColumns, activeFilter } from "./account-list";
import { m } from "./account-messages";
import { userAccountForm } from "./account-rules.server";
import { accountStart, tenantGroups, tenantNames } from "./account-source.server";
import { type RecordScreen, RecordPages, recordsMeta } from "./records";
import { recordsAction, recordsLoader, recordSource } from "./records.server";

const source = recordSource({
  family: "user",
  row: accountRow,
  guard: (args) => requireAdmin(args, "view_organization_user_accounts_admin"),
  fixed: () => ({ from_user: "tenant" }),
  filterChoices: { tenant: { family: "tenantlist", label: "name" } },
  owns: ({ from_user }) => from_user !== "noc_admin",
  form: ({ t, provider }, record) => userAccountForm(t, provider, record),
  start: accountStart,
  choices: async ({ provider }) => {
    const [groups, tenant] = await Promise.all([tenantGroups(provider), tenantNames(provider)]);
    return { groups, tenant };
  },
});

const screen: RecordScreen<Account> = {
  path: userAccountsPath,
  title: m.userAccounts,
  create: m.createUserAccount,
  edit: m.editUserAccount,
  ordering: "first_name",
  filters: [{ name: "tenant", label: m.tenant }, activeFilter],
  columns: [
    accountColumns.name,
    { key: "tenant_name", label: m.tenant, value: (account) => account.tenant_name },
    accountColumns.email,
    accountColumns.phone,
    accountColumns.head,
    accountColumns.status,
  ],
};

const Form = accountForm(screen, "tenants");

export const meta = recordsMeta(screen);
export const loader = recordsLoader(screen, source);
export const action = recordsAction(screen, source);

export default function UserAccounts() {
  return <RecordPages screen={screen} data={useLoaderData<typeof loader>()} form={Form} />;
}
