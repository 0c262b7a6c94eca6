import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { isOwnAccount, ownOf } from "./account";
import { accountColumns, activeFilter } from "./account-list";
import { adminAccountsPath } from "~/paths";
import { nouns } from "~/inventory/nouns";
import { m } from "./account-messages";
import { adminAccountForm } from "./account-rules.server";
import { accountSections } from "./account-sections";
import { accountSites, accountSource, adminGroups } from "./account-source.server";
import { isLastAdmin } from "./last-admin.server";
import type { Account } from "../rows.server";

const source = crudSource({
  ...accountSource,
  permission: "view_organization_admin_accounts_admin",
  baseQuery: () => ({ from_user: "noc_admin" }),
  belongsHere: ({ side }) => side !== "tenant",
  isProtected: isOwnAccount,
  whyProtected: m.isOwnAccount,
  filterValues: { ...accountSource.filterValues, datacenter: ({ sites }) => sites.map(({ id }) => id) },
  filterChoices: { datacenter: { family: "datacenters", label: "name" } },
  deletionBlocker: async (context, account) =>
    (await isLastAdmin(context, account, null)) ? context.t(m.lastAdmin) : null,
  form: (t, context, record) =>
    adminAccountForm(t, record !== null, ownOf(context, record)).superRefine(async ({ status, groups }, issues) => {
      const isActive = status !== "non_active";
      const isLast = record && (await isLastAdmin(context, record, { isActive, groups: [Number(groups)] }));
      const message = t(m.lastAdmin);
      if (isLast) issues.addIssue({ code: "custom", path: [isActive ? "groups" : "status"], message });
    }),
  formChoices: { groups: adminGroups, multi_datacenter: accountSites },
});

const screen: CrudScreen<Account> = {
  path: adminAccountsPath,
  title: m.adminAccounts,
  noun: nouns.accounts,
  create: m.createAdminAccount,
  createButton: m.createAdminAccountButton,
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
      value: (account) => account.sites.map(({ name }) => name).join(", "),
    },
    accountColumns.status,
  ],
  sections: accountSections({
    emailHint: m.companyHint,
    fields: [{ as: "choices", name: "multi_datacenter", label: m.sites, several: true, required: true }],
  }),
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
