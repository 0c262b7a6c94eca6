import { type Told, withValues } from "~/forms/told.server";
import type { Translate } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import { participantOf, requestName } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateStyle } from "~/inventory/requests/status";
import { type Action, stateOf, transitionsFor } from "~/inventory/requests/transitions";
import { performAction } from "../perform-action.server";
import { readRequest } from "../read-request.server";
import { readPrecondition } from "../request-kinds.server";
import { m } from "./refusal-messages";
import { overtakenBy, refusalOf } from "./refusal.server";

interface Attempt {
  action: Action;
  /** The state in which the person saw the request. */
  seen: string;
  reason?: string;
}

/**
 * Performs an action on a request and returns the message, or throws the obstacle (`ValidationError`). If somebody has
 * changed the request since it was `seen`, the person is told its current state and who was faster, and decides anew;
 * nothing is done twice.
 */
export async function attemptAction(
  context: SignedIn,
  request: RequestRow,
  { action, seen, reason = "" }: Attempt,
): Promise<Told> {
  const { provider, role, user, t } = context;
  if (!transitionsFor(request, participantOf(role, user, request)).some((one) => one.action === action))
    return tooLate(context, request, action, seen);
  const precondition = await readPrecondition(context, request);
  if (precondition?.before.includes(action))
    throw new ValidationError(409, { detail: refusalOf(request, action, precondition, t) });
  if (seen !== "" && seen !== stateOf(request)) return outdated(context, request, action, seen);
  try {
    return await performAction(context, request, action, (path, body) =>
      provider.send(path, reason ? { ...body, reason } : body),
    );
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const now = await nullIf(readRequest(context, String(request.id)), ...FAILED);
    if (now === null || stateOf(now) === stateOf(request)) throw error;
    return tooLate(context, now, action, seen);
  }
}

/**
 * The action is not possible, or not any more: reports the request's state and the reason, or that it has already been
 * done.
 */
async function tooLate(context: SignedIn, request: RequestRow, action: Action, seen: string): Promise<Told> {
  const { t } = context;
  const overtaken = await overtakenBy(context, request, action, seen);
  if (overtaken.by === "namesake") return withValues(m.doneBefore, () => ({ number: requestName(request) }));
  const detail =
    overtaken.by === "other"
      ? faster(overtaken.name, request, t)
      : `${refusalOf(request, action, null, t)} ${t(m.nothingDone)}`;
  throw new ValidationError(409, { detail });
}

/** The request was seen in another state, although it still allows the action: the person decides anew. */
async function outdated(context: SignedIn, request: RequestRow, action: Action, seen: string): Promise<never> {
  const { t } = context;
  const overtaken = await overtakenBy(context, request, action, seen);
  const what =
    overtaken.by === "other" ? faster(overtaken.name, request, t) : t(m.changed, { status: statusOf(request, t) });
  throw new ValidationError(409, { detail: `${what} ${t(m.stillPossible)}` });
}

const faster = (name: string, request: RequestRow, t: Translate) => t(m.faster, { name, status: statusOf(request, t) });

const statusOf = (request: RequestRow, t: Translate) => t(stateStyle(stateOf(request)).word);
