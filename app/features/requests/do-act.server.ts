import { tellColleagues } from "~/session/colleagues.server";
import type { SignedIn } from "~/session/guards.server";
import { tenantOf } from "~/session/permissions";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Action } from "~/inventory/requests/transitions";

/** Sends an act with what every act says of itself (contract §5, §11); when it is done, the colleagues hear of it. */
export async function doAct<Done>(
  context: SignedIn,
  { id, activitytype_type }: RequestRow,
  action: Action,
  send: (path: string, act: Record<string, string | number>) => Promise<Done>,
): Promise<Done> {
  const { role, user } = context;
  const done = await send(`activities/${id}`, { action, activitytype_type, from_group: role, approval_by: user.id });
  tellColleagues({ request: id, tenant: tenantOf(context) });
  return done;
}
