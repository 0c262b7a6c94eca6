import { useLoaderData } from "@remix-run/react";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { type CrudData, crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { today } from "~/language/dates";
import { m } from "./access-messages";
import { AccessParts } from "./access-parts";
import { type Permit, permitForm, permitRow } from "./access-rules.server";
import { permitColumns, permitSections } from "./access-screens";

const people = { family: "userdatacenter", label: "name" };
const sites = { family: "datacenters", label: "name" };

const source = crudSource({
  family: "userdatacenteraccess",
  permission: "view_organization_datacenter_access_admin",
  row: permitRow,
  form: permitForm,
  filterChoices: { userdatacenter_id: people, datacenter_id: sites },
  formChoices: { userdatacenter: people, datacenter: sites },
  defaults: () => ({ date_from: today(), status: "Y" }),
});

const screen: CrudScreen<Permit> = {
  path: "/admin/organization/datacenter-access/permits",
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

const Screens = crudScreens(screen);

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);

export default function AccessPermits() {
  const { view } = useLoaderData() as CrudData<Permit>;
  if (view !== "list") return <Screens />;
  return (
    <>
      <AccessParts here={screen.path} />
      <Screens />
    </>
  );
}
