import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { crudMeta, crudScreens } from "~/crud/screens";
import { permitSource } from "./access-rules.server";
import { permitScreen } from "./access-screens";

const source = crudSource({
  ...permitSource,
  permission: "view_organization_datacenter_access_admin",
});

const screen = permitScreen("/admin/organization/datacenter-access/permits");

export { shouldRevalidate } from "~/forms/last-result";
export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
