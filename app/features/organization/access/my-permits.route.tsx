import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { crudMeta, crudScreens } from "~/crud/screens";
import { firstStep } from "~/inventory/first-step.server";
import { m } from "./access-messages";
import { isOwnPerson, permitForm, permitSource } from "./access-rules.server";
import { permitScreen } from "./access-screens";

const source = crudSource({
  ...permitSource,
  permission: "view_my_datacenter_access_tenant",
  nothing: (reader) => firstStep("permits", reader),
  baseQuery: ({ user }) => ({ tenant_id: user.tenant }),
  form: (t, { provider }) =>
    permitForm(t).refine(({ userdatacenter: person }) => isOwnPerson(provider, person), {
      path: ["userdatacenter"],
      error: t(m.notYourPerson),
    }),
});

const screen = permitScreen("/datacenter/mydatacenteraccess/permits");

export { shouldRevalidate } from "~/forms/last-result";
export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
