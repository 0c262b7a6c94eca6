import { type Told, withValues } from "~/forms/told.server";
import { type Message, sentences } from "~/language/language";
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

const stillShownIn: Message = {
  en: "The data service still shows the former status, “{status}”.",
  id: "Layanan data masih menampilkan status sebelumnya, “{status}”.",
};

/** What is told of an action that is done, and still shown as if it were not: two sentences take longer to read. */
const doneBut = (done: Message): Told => ({ ...sentences(done, stillShownIn), shownFor: 5000 });

/**
 * Sends an action with the fields that all actions have (contract §5, §11), announces the change to colleagues and
 * returns the message about it. Every action leads to another state: a provider may have put it off (202), or lost it,
 * and one that reads from a replica of its database shows the former state for a while.
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
  const done = actionWords[action].toast;
  const shown = await readState(context, id);
  const isShown = shown === null || stateOf(shown) !== state;
  const told = isShown ? done : isOutOf(state, id, answer) ? doneBut(done) : stillInStatus;
  return withValues(told, (t) => ({ number, status: t(stateStyle(state).word) }));
}

/** Whether the answer to an action has the request in another state than before. */
function isOutOf(state: string, id: number, answer: unknown): boolean {
  const { data: answered } = requestState.safeParse(answer);
  return answered?.id === id && answered.status !== "" && stateOf(answered) !== state;
}
