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

/** The lists of datacenter access, of the NOC or of a tenant; `here` is the path of the one that is shown. */
export const AccessParts = ({ here }: { here: string }) => (
  <ListParts label={m.parts} parts={here.startsWith("/admin/") ? admin : tenant} here={here} />
);
