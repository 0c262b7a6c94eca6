import { ListParts } from "~/lists/list-parts";
import { accessPath, myAccessPath } from "~/paths";
import { m } from "./access-messages";

const admin = [
  [accessPath, m.people],
  ["/admin/organization/datacenter-access/permits", m.permits],
  ["/admin/organization/datacenter-access/visits", m.visits],
] as const;
const tenant = [
  [myAccessPath, m.people],
  ["/datacenter/mydatacenteraccess/permits", m.permits],
] as const;

/** Navigation between the lists of datacenter access, for the NOC or a tenant; `here` is the current path. */
export const AccessParts = ({ here }: { here: string }) => (
  <ListParts label={m.parts} parts={here.startsWith("/admin/") ? admin : tenant} here={here} />
);
