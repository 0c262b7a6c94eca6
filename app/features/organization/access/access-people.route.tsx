import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { requiredChoice } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { tenantNames } from "~/lists/names.server";
import { accessPath } from "~/paths";
import { usedBy } from "~/inventory/uses";
import { nouns } from "~/inventory/nouns";
import { m } from "./access-messages";
import { AccessParts } from "./access-parts";
import { type Person, personForm, personSource } from "./access-rules.server";
import { permitsOf, personColumns, personFields } from "./access-screens";

const source = crudSource({
  ...personSource,
  referredToBy: [usedBy("accessactivity", "userdatacenter_id")],
  permission: "view_organization_datacenter_access_admin",
  names: tenantNames,
  form: (t) => personForm(t).extend({ tenant: requiredChoice(t, m.tenant) }),
  filterChoices: { tenant_id: { family: "tenants", label: "name" } },
  formChoices: { tenant: { family: "tenants", label: "name" } },
});

const path = accessPath;

const screen: CrudScreen<Person> = {
  path,
  title: m.datacenterAccess,
  noun: nouns.people,
  create: m.createPerson,
  edit: m.editPerson,
  ordering: "name",
  above: <AccessParts here={path} />,
  about: ({ tenantName }) => tenantName,
  filters: [{ name: "tenant_id", label: m.tenant }],
  rowActions: [
    permitsOf(`${path}/permits`),
    { to: ({ id }) => `${path}/visits?userdatacenter_id=${id}`, icon: "list", label: m.visitsOf, word: m.visits },
  ],
  columns: [
    personColumns.name,
    personColumns.photo,
    personColumns.tenant,
    personColumns.identity,
    personColumns.phone,
    personColumns.email,
  ],
  sections: [
    {
      title: m.person,
      note: m.personNote,
      fields: [
        ...personFields,
        { as: "select", name: "tenant", label: m.tenant, empty: m.chooseTenant, required: true },
      ],
    },
  ],
};

export { shouldRevalidate } from "~/forms/last-result";
export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
