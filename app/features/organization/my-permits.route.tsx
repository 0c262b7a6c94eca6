import { useLoaderData } from "@remix-run/react";
import { readAllChoices } from "~/crud/choices.server";
import type { Section } from "~/crud/form-fields";
import { FormPage } from "~/crud/form-page";
import { today } from "~/language/dates";
import { requireTenant } from "~/session/guards.server";
import { m } from "./access-messages";
import { AccessParts } from "./access-parts";
import { type Permit, permitForm, permitRow } from "./access-rules.server";
import { permitColumns, permitSections } from "./access-screens";
import { type RecordForm, type RecordScreen, RecordPages, recordsMeta } from "./records";
import { recordsAction, recordsLoader, recordSource } from "./records.server";

const people = { family: "userdatacenter", label: "name" };
const sites = { family: "datacenters", label: "name" };

const source = recordSource({
  family: "userdatacenteraccess",
  row: permitRow,
  guard: (args) => requireTenant(args, "view_my_datacenter_access_tenant"),
  fixed: ({ user }) => ({ tenant_id: user.tenant }),
  filterChoices: { userdatacenter_id: people, datacenter_id: sites },
  form: ({ t }) => permitForm(t),
  start: (permit) => ({ userdatacenter: null, datacenter: null, date_from: today(), status: "Y", ...permit }),
  choices: ({ provider, url }, chosen) =>
    readAllChoices(provider, { userdatacenter: people, datacenter: sites }, url.searchParams, chosen),
});

const screen: RecordScreen<Permit> & { sections: readonly Section[] } = {
  path: "/datacenter/mydatacenteraccess/permits",
  title: m.permits,
  create: m.createPermit,
  edit: m.editPermit,
  ordering: "-date_from",
  filters: [
    { name: "userdatacenter_id", label: m.person },
    { name: "datacenter_id", label: m.site },
  ],
  columns: permitColumns,
  sections: permitSections,
};

const Form = (props: RecordForm) => <FormPage screen={screen} {...props} />;

export const meta = recordsMeta(screen);
export const loader = recordsLoader(screen, source);
export const action = recordsAction(screen, source);

export default function MyPermits() {
  const data = useLoaderData<typeof loader>();
  return <RecordPages screen={screen} data={data} form={Form} above={<AccessParts here={screen.path} />} />;
}
