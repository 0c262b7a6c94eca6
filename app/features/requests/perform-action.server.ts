import { type Told, withValues } from "~/forms/told.server";
import { publishRequestChange } from "~/session/request-changes.server";
import type { SignedIn } from "~/session/guards.server";
import { tenantOf } from "~/session/permissions";
import { requestName } from "~/inventory/requests/request";
import { type RequestRow, requestState } from "~/inventory/requests/rows.server";
import { stateStyle } from "~/inventory/requests/status";
import { type Action, stateOf } from "~/inventory/requests/transitions";
import { actionWords } from "./action-words";
import { readState } from "./read-request.server";

const stillInStatus: Told = {
  en: "{number}: the data service has accepted this, but the status is still “{status}”.",
  id: "{number}: layanan data telah menerimanya, tetapi statusnya masih “{status}”.",
  isDoubtful: true,
};

/**
 * Sends an action with the fields that all actions have (contract §5, §11), announces the change to colleagues and
 * returns the message about it. Every action leads to another state: a provider may have put it off (202), or lost it.
 */
export async function performAction(
  context: SignedIn,
  request: RequestRow,
  action: Action,
  send: (path: string, act: Record<string, string | number>) => Promise<unknown>,
): Promise<Told> {
  const { role, user } = context;
  const { id, kind } = request;
  const answer = await send(`activities/${id}`, {
    action,
    activitytype_type: kind,
    from_group: role,
    approval_by: user.id,
  });
  await publishRequestChange({ request: id, tenant: tenantOf(context) });
  const number = requestName(request);
  const state = stateOf(request);
  const told = (await isStillIn(state, context, id, answer)) ? stillInStatus : actionWords[action].toast;
  return withValues(told, (t) => ({ number, status: t(stateStyle(state).word) }));
}

/** Whether a request is in the state that it had before an action; looked up unless the answer has it in another one. */
async function isStillIn(state: string, context: SignedIn, id: number, answer: unknown): Promise<boolean> {
  const { data: answered } = requestState.safeParse(answer);
  if (answered?.id === id && answered.status !== "" && stateOf(answered) !== state) return false;
  const now = await readState(context, id);
  return now !== null && stateOf(now) === state;
}
