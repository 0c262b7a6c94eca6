import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { unknownKeys } from "~/crud/unknown-keys.server";
import { tenantListPath, userAccountsPath } from "~/paths";
import { tenantNames } from "~/lists/names.server";
import { tenantLink } from "~/inventory/links";
import { nouns } from "~/inventory/nouns";
import { accountColumns, activeFilter } from "./account-list";
import { m } from "./account-messages";
import { userAccountForm } from "./account-rules.server";
import { accountSections, tenantFields } from "./account-sections";
import { accountSource, tenantGroups, withTenantGroup } from "./account-source.server";
import type { Account } from "../rows.server";

const tenants = { family: "tenantlist", label: "name" };

const family = { family: "user", baseQuery: () => ({ from_user: "tenant" }), optionalKeys: ["headtenant"] };

const source = crudSource({
  ...accountSource,
  ...family,
  permission: "view_organization_user_accounts_admin",
  belongsHere: ({ side }) => side !== "noc_admin",
  names: tenantNames,
  filterChoices: { tenant: tenants },
  form: (t, context, record) => {
    const knowsHeads = async () => (await unknownKeys(context, family)).length === 0;
    return withTenantGroup(userAccountForm(t, context.provider, record, knowsHeads), context, record);
  },
  formChoices: { groups: tenantGroups, tenant: tenants },
});

const screen: CrudScreen<Account> = {
  path: userAccountsPath,
  title: m.userAccounts,
  noun: nouns.accounts,
  create: m.createUserAccount,
  createButton: m.createUserAccountButton,
  edit: m.editUserAccount,
  returnTo: [tenantListPath],
  ordering: "first_name",
  filters: [{ name: "tenant", label: m.tenant }, activeFilter],
  columns: [
    accountColumns.name,
    { key: "tenant_name", label: m.tenant, value: (account) => account.tenantName, link: tenantLink },
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
