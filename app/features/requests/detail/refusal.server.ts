import type { Translate } from "~/language/language";
import type { Reading } from "~/session/guards.server";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateStyle } from "~/inventory/requests/status";
import { actions, isReadOnly, stateOf } from "~/inventory/requests/transitions";
import { historyWords } from "../action-words";
import { type HistoryEntry, historyOf } from "../history";
import { noLongerUsed } from "../next-step";
import { readEvents } from "../read-events.server";
import type { Precondition } from "../request-kind";
import { m } from "./refusal-messages";

/**
 * Why an action is not possible now: the request is read-only, something else must be done first, or its state does not
 * allow it, as the last entry of its history or the state itself tells.
 */
export function refusalOf(
  request: RequestRow,
  action: string,
  precondition: Precondition | null,
  t: Translate,
  history: readonly HistoryEntry[] = [],
): string {
  if (isReadOnly(request.kind)) return t(noLongerUsed);
  if (precondition?.before.some((one) => one === action)) return t(precondition.refusal);
  return lastChange(request, history, t) ?? t(m.notNow, { status: t(stateStyle(stateOf(request)).word) });
}

/** Who brought the request into its state; null if its history, the newest first, does not tell. */
function lastChange(request: RequestRow, [last]: readonly HistoryEntry[], t: Translate): string | null {
  if (!last || !("action" in last) || !last.who) return null;
  const action = actions.find((one) => one === last.action);
  const state = stateOf(request);
  if (!action || last.status !== state) return null;
  return t(m.meanwhile, { name: last.who, did: t(historyWords[action]), status: t(stateStyle(state).word) });
}

/**
 * Who changed the request: somebody of the reader's name and side with this same action, somebody else by name, or
 * unknown. Two people may share a name, so the reader is never told to have done it.
 */
type Overtaken = { by: "namesake" } | { by: "other"; name: string } | { by: "unknown" };

/** Who was faster with a request that was `seen` in another state, as far as the request tells. */
export async function overtakenBy(
  { provider, role, user }: Reading,
  request: RequestRow,
  action: string,
  seen: string,
): Promise<Overtaken> {
  const state = stateOf(request);
  if (seen === "" || seen === state) return { by: "unknown" };
  const [last] = historyOf(request, await readEvents(provider, request.id));
  if (!last || !("action" in last) || last.status !== state || !last.who) return { by: "unknown" };
  const isNamesake = [user.name, user.username].includes(last.who) && last.ofNoc === (role === "admin");
  if (isNamesake) return { by: last.action === action ? "namesake" : "unknown" };
  return { by: "other", name: last.who };
}
