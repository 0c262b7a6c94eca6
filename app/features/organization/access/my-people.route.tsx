import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { myAccessPath } from "~/paths";
import { firstStep } from "~/inventory/first-step.server";
import { nouns } from "~/inventory/nouns";
import { m } from "./access-messages";
import { AccessParts } from "./access-parts";
import { type Person, personForm, personSource } from "./access-rules.server";
import { permitsOf, personColumns, personFields } from "./access-screens";

const source = crudSource({
  ...personSource,
  permission: "view_my_datacenter_access_tenant",
  nothing: (reader) => firstStep("people", reader),
  baseQuery: ({ user }) => ({ tenant_id: user.tenant }),
  form: (t, { user }) => personForm(t).transform((person) => ({ ...person, tenant: user.tenant })),
});

const path = myAccessPath;

const screen: CrudScreen<Person> = {
  path,
  title: m.myDatacenterAccess,
  noun: nouns.people,
  create: m.createPerson,
  edit: m.editPerson,
  ordering: "name",
  above: <AccessParts here={path} />,
  rowActions: [permitsOf(`${path}/permits`)],
  columns: [personColumns.name, personColumns.photo, personColumns.identity, personColumns.phone, personColumns.email],
  sections: [{ title: m.person, note: m.personNote, fields: personFields }],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
