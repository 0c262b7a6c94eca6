import { publishRequestChange } from "~/session/request-changes.server";
import type { SignedIn } from "~/session/guards.server";
import { tenantOf } from "~/session/permissions";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Action } from "~/inventory/requests/transitions";

/**
 * Sends an action with the fields that all actions have (contract §5, §11), then announces the change to colleagues.
 */
export async function performAction<Done>(
  context: SignedIn,
  { id, kind }: RequestRow,
  action: Action,
  send: (path: string, act: Record<string, string | number>) => Promise<Done>,
): Promise<Done> {
  const { role, user } = context;
  const done = await send(`activities/${id}`, {
    action,
    activitytype_type: kind,
    from_group: role,
    approval_by: user.id,
  });
  await publishRequestChange({ request: id, tenant: tenantOf(context) });
  return done;
}
