import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/session/guards.server";
import { m } from "./account-messages";
import { type Account, accountRow } from "./account";
import { accountForm } from "./account-form";
import { accountColumns, activeFilter } from "./account-list";
import { adminAccountForm } from "./account-rules.server";
import { accountSites, accountStart, adminGroups } from "./account-source.server";
import { type RecordScreen, RecordPages, recordsMeta } from "./records";
import { recordsAction, recordsLoader, recordSource } from "./records.server";

const source = recordSource({
  family: "user",
  row: accountRow,
  guard: (args) => requireAdmin(args, "view_organization_admin_accounts_admin"),
  fixed: () => ({ from_user: "noc_admin" }),
  filterChoices: { datacenter: { family: "datacenters", label: "name" } },
  owns: ({ from_user }) => from_user !== "tenant",
  form: ({ t }, record) => adminAccountForm(t, record !== null),
  start: accountStart,
  choices: async ({ provider }) => {
    const [groups, multi_datacenter] = await Promise.all([adminGroups(provider), accountSites(provider)]);
    return { groups, multi_datacenter };
  },
});

const screen: RecordScreen<Account> = {
  path: "/admin/organization/admin-accounts",
  title: m.adminAccounts,
  create: m.createAdminAccount,
  edit: m.editAdminAccount,
  ordering: "first_name",
  filters: [activeFilter, { name: "datacenter", label: m.site }],
  columns: [
    accountColumns.name,
    accountColumns.email,
    accountColumns.phone,
    accountColumns.groups,
    {
      key: "multi_datacenter",
      label: m.sites,
      unsorted: true,
      value: (account) => account.multi_datacenter_parse.map(({ name }) => name).join(", "),
    },
    accountColumns.status,
  ],
};

const Form = accountForm(screen, "admin");

export const meta = recordsMeta(screen);
export const loader = recordsLoader(screen, source);
export const action = recordsAction(screen, source);

export default function AdminAccounts() {
  return <RecordPages screen={screen} data={useLoaderData<typeof loader>()} form={Form} />;
}
