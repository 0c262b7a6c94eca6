import { z } from "zod";
import { submit } from "~/forms/submit.server";
import type { Action } from "~/inventory/requests/transitions";
import type { Message } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { oneByOne, outageReason } from "~/forms/one-by-one.server";
import { inPageLanguage } from "~/forms/standard-messages";
import { kindOfAnswer, refusalReasonOf } from "~/session/thrown-answer";
import { attemptAction } from "../detail/attempt-action.server";
import { readRequest } from "../read-request.server";
import { m } from "./messages";
import { keepSeveral, MAX_REQUESTS } from "./read-several.server";

/** The outcome of an action on one request. */
export interface Outcome {
  id: number;
  isDone: boolean;
  /** What was done, or why it was not. */
  text: string;
}

/** "115.AP0": a request's id, and the state in which it was seen. */
const seenRequest = /^(\d{1,15})(?:\.(\w{1,5}))?$/;

/** The selected requests, each with the state in which it was seen. */
const severalForm = z.object({
  requests: z
    .array(z.string().regex(seenRequest))
    .max(MAX_REQUESTS)
    .default([])
    .transform((requests) =>
      requests.map((request) => {
        const [, id = "", seen = ""] = seenRequest.exec(request) ?? [];
        return { id, seen };
      }),
    ),
});

/**
 * Performs the action on the confirmed requests one by one and shows the outcome of each. After an outage the others
 * are not tried.
 */
export function actOnSeveral(context: SignedIn, request: Request, action: Action) {
  const { t } = context;
  return submit(context, request, severalForm, {
    send: async ({ requests }) => {
      await keepSeveral(context);
      const { outcomes } = await oneByOne(t, requests, {
        attempt: async ({ id, seen }): Promise<Outcome> => {
          const told = await attemptAction(context, await readRequest(context, id), { action, seen });
          return { id: Number(id), isDone: !told.isDoubtful, text: t(told) };
        },
        failed: ({ id }, error) => undone(id, reasonOf(error, t)),
        notTried: ({ id }, reason) => undone(id, reason),
      });
      return outcomes;
    },
    then: null,
    toast: m.happened,
  });
}

const undone = (id: string, text: string): Outcome => ({ id: Number(id), isDone: false, text });

/** Why the action was not performed. What says nothing about the request is rethrown. */
function reasonOf(error: unknown, t: SignedIn["t"]): string {
  if (error instanceof ValidationError) return messagesOf(error, t);
  const outage = outageReason(error, t, m.noAnswer);
  if (outage !== null) return outage;
  const refusal = refusals[kindOfAnswer(error) ?? ""];
  if (!refusal) throw error;
  return refusalReasonOf(error) ?? t(refusal);
}

/** The kinds of error responses that say something about one request. */
const refusals: Readonly<Record<string, Message>> = { missing: m.isGone, refused: m.notAllowed };

const messagesOf = ({ allMessages }: ValidationError, t: SignedIn["t"]): string =>
  allMessages.map((message) => inPageLanguage(message, t)).join(" ") || t(m.notAllowed);
