import { useLoaderData } from "@remix-run/react";
import { FormPage } from "~/crud/form-page";
import type { Section } from "~/crud/form-fields";
import { requireTenant } from "~/session/guards.server";
import { m } from "./access-messages";
import { AccessParts } from "./access-parts";
import { type Person, personForm, personRow } from "./access-rules.server";
import { permitsOf, personColumns, personFields } from "./access-screens";
import { type RecordForm, type RecordScreen, RecordPages, recordsMeta } from "./records";
import { recordsAction, recordsLoader, recordSource } from "./records.server";

const source = recordSource({
  family: "userdatacenter",
  row: personRow,
  guard: (args) => requireTenant(args, "view_my_datacenter_access_tenant"),
  fixed: ({ user }) => ({ tenant_id: user.tenant }),
  form: ({ t, user }) => personForm(t).transform((person) => ({ ...person, tenant: user.tenant })),
  start: (person) => person ?? {},
});

const path = "/datacenter/mydatacenteraccess";

const screen: RecordScreen<Person> & { sections: readonly Section[] } = {
  path,
  title: m.myDatacenterAccess,
  create: m.createPerson,
  edit: m.editPerson,
  ordering: "name",
  rowActs: (person) => [permitsOf(`${path}/permits`, person)],
  columns: [personColumns.name, personColumns.identity, personColumns.phone, personColumns.email],
  sections: [{ title: m.person, note: m.personNote, fields: personFields }],
};

const Form = (props: RecordForm) => <FormPage screen={screen} {...props} />;

export const meta = recordsMeta(screen);
export const loader = recordsLoader(screen, source);
export const action = recordsAction(screen, source);

export default function MyPeople() {
  const data = useLoaderData<typeof loader>();
  return <RecordPages screen={screen} data={data} form={Form} above={<AccessParts here={path} />} />;
}
