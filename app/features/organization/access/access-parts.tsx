import { ListParts } from "~/lists/list-parts";
import { m } from "./access-messages";

const admin = [
  ["/admin/organization/datacenter-access", m.people],
  ["/admin/organization/datacenter-access/permits", m.permits],
  ["/admin/organization/datacenter-access/visits", m.visits],
] as const;
const tenant = [
  ["/datacenter/mydatacenteraccess", m.people],
  ["/datacenter/mydatacenteraccess/permits", m.permits],
] as const;

/** The lists of datacenter access, of the NOC or of a tenant; `here` is the path of the one that is shown. */
export const AccessParts = ({ here }: { here: string }) => (
  <ListParts label={m.parts} parts={here.startsWith("/admin/") ? admin : tenant} here={here} />
);
