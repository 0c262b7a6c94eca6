import { z } from "zod";
import { submit } from "~/forms/submit.server";
import type { Translate } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { actionWords, m } from "../action-words";
import { performAction } from "../perform-action.server";
import { readRequest } from "../read-request.server";
import { participantOf, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateStyle } from "~/inventory/requests/status";
import { actions, transitionsFor, stateOf, transitions } from "~/inventory/requests/transitions";

const needReason = new Set(transitions.filter(({ needsReason }) => needsReason).map(({ action }) => action));

const actionForm = (t: Translate) =>
  z
    .object({ act: z.enum(actions), seen: z.string().default(""), reason: z.string().trim().default("") })
    .refine(({ act, reason }) => reason !== "" || !needReason.has(act), {
      path: ["reason"],
      error: t(m.reasonRequired),
    });

/**
 * Answers an action on a request: on to its page with a toast, or back with what stands against it. Of two people who act at once the
 * second is told what the request is now; nothing is done twice.
 */
export function actOnRequest(context: SignedIn, form: Request, request: RequestRow) {
  const { provider, role, user, t } = context;
  return submit(context, form, actionForm(t), {
    send: async ({ act, seen, reason }) => {
      if (!transitionsFor(request, participantOf(role, user, request)).some(({ action }) => action === act))
        throw conflict(request, seen, t);
      try {
        await performAction(context, request, act, (path, body) =>
          provider.send(path, reason ? { ...body, reason } : body),
        );
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        const now = await readRequest(context, String(request.id));
        throw stateOf(now) === stateOf(request) ? error : conflict(now, seen, t);
      }
      return act;
    },
    then: () => requestPagePath(role, request),
    toast: (act) => actionWords[act].toast,
  });
}

/** The action is not possible (any more): says what the request is, and whether it became so after it was `seen`. */
function conflict(request: RequestRow, seen: string, t: Translate): ValidationError {
  const state = stateOf(request);
  return new ValidationError(409, {
    detail: t(state === seen ? m.notNow : m.faster, { status: t(stateStyle(state).word) }),
  });
}
