import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { tenantListPath, userAccountsPath } from "~/paths";
import { accountColumns, activeFilter } from "./account-list";
import { m } from "./account-messages";
import { userAccountForm } from "./account-rules.server";
import { accountSections, tenantFields } from "./account-sections";
import { accountDefaults, endSessionsOfNewPassword, tenantGroups } from "./account-source.server";
import { type Account, accountRow } from "../rows.server";

const tenants = { family: "tenantlist", label: "name" };

const source = crudSource({
  family: "user",
  permission: "view_organization_user_accounts_admin",
  row: accountRow,
  baseQuery: () => ({ from_user: "tenant" }),
  belongsHere: ({ from_user }) => from_user !== "noc_admin",
  filterChoices: { tenant: tenants },
  form: (t, { provider }, record) => userAccountForm(t, provider, record),
  formChoices: { groups: tenantGroups, tenant: tenants },
  defaults: accountDefaults,
  afterUpdate: endSessionsOfNewPassword,
});

const screen: CrudScreen<Account> = {
  path: userAccountsPath,
  title: m.userAccounts,
  create: m.createUserAccount,
  edit: m.editUserAccount,
  returnTo: [tenantListPath],
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
  sections: accountSections({ fields: tenantFields }),
};

export { shouldRevalidate } from "~/forms/last-result";
export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
