import { z } from "zod";
import { submit } from "~/forms/submit.server";
import type { Message, Translate } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { actionWords, m } from "../action-words";
import { performAction } from "../perform-action.server";
import { readRequest } from "../read-request.server";
import { readPrecondition } from "../request-kinds.server";
import { participantOf, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateStyle } from "~/inventory/requests/status";
import { type Action, actions, transitionsFor, stateOf, transitions } from "~/inventory/requests/transitions";
import { requestListPath } from "~/paths";
import { ownPath } from "~/session/start-page";
import { NEXT } from "./next-request";
import { overtakenBy, refusalOf } from "./refusal.server";

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
 * second is told what the request is now, and who was faster; nothing is done twice. What was kept of the page's forms is then over.
 */
export function actOnRequest(context: SignedIn, form: Request, request: RequestRow) {
  const { provider, role, user, t } = context;
  const page = requestPagePath(role, request);
  return submit(context, form, actionForm(t), {
    send: async ({ act, seen, reason }): Promise<Message> => {
      if (!transitionsFor(request, participantOf(role, user, request)).some(({ action }) => action === act))
        return tooLate(context, request, act, seen);
      const precondition = await readPrecondition(context, request);
      if (precondition?.before.includes(act))
        throw new ValidationError(409, { detail: refusalOf(request, act, precondition, t) });
      try {
        await performAction(context, request, act, (path, body) =>
          provider.send(path, reason ? { ...body, reason } : body),
        );
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        const now = await readRequest(context, String(request.id));
        if (stateOf(now) === stateOf(request)) throw error;
        return tooLate(context, now, act, seen);
      }
      return actionWords[act].toast;
    },
    then: (sent) => {
      context.saveDraft(page, {});
      const next = ownPath(sent.get(NEXT));
      return next?.startsWith(requestListPath(role)) ? next : page;
    },
    toast: (message) => message,
  });
}

/** The action is not possible (any more): says what the request is and why, or that the reader had done it before. */
async function tooLate(context: SignedIn, request: RequestRow, act: Action, seen: string): Promise<Message> {
  const { t } = context;
  const overtaken = await overtakenBy(context, request, act, seen);
  if (overtaken.by === "reader") return m.doneBefore;
  const status = t(stateStyle(stateOf(request)).word);
  const detail =
    overtaken.by === "other" ? t(m.faster, { name: overtaken.name, status }) : refusalOf(request, act, null, t);
  throw new ValidationError(409, { detail });
}
