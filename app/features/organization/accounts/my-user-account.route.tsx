import { useLoaderData } from "@remix-run/react";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { type CrudData, crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { isOwnAccount, ownOf } from "./account";
import { accountColumns, activeFilter } from "./account-list";
import { m } from "./account-messages";
import { ownAccountForm } from "./account-rules.server";
import { accountSections } from "./account-sections";
import { accountSource, isHead, tenantGroups, withTenantGroup } from "./account-source.server";
import type { Account } from "../rows.server";

const source = crudSource({
  ...accountSource,
  permission: "view_my_user_account_tenant",
  changeBlocker: async (context) => ((await isHead(context)) ? null : context.t(m.onlyHead)),
  baseQuery: ({ user }) => ({ tenant: user.tenant }),
  belongsHere: ({ side }) => side !== "noc_admin",
  isProtected: isOwnAccount,
  whyProtected: m.isOwnAccount,
  form: (t, context, record) =>
    withTenantGroup(ownAccountForm(t, context.user.tenant, record, ownOf(context, record)), context, record),
  formChoices: { groups: tenantGroups },
});

/** Tells readers without write access why. */
function OnlyHead() {
  const data = useLoaderData<CrudData<Account>>();
  return data.view === "list" && data.changeBlocker && <p className="dimmed">{data.changeBlocker}</p>;
}

const screen: CrudScreen<Account> = {
  path: "/datacenter/myuseraccount",
  title: m.myUserAccount,
  noun: nouns.accounts,
  create: m.createUserAccount,
  createButton: m.createUserAccountButton,
  edit: m.editUserAccount,
  ordering: "first_name",
  above: <OnlyHead />,
  filters: [activeFilter],
  columns: [
    accountColumns.name,
    accountColumns.email,
    accountColumns.phone,
    accountColumns.groups,
    accountColumns.head,
    accountColumns.status,
  ],
  sections: accountSections(),
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
