import { z } from "zod";
import { submit } from "~/forms/submit.server";
import type { Action } from "~/inventory/requests/transitions";
import type { Message } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { m as outageWords } from "~/forms/outage-messages";
import { inPageLanguage } from "~/forms/standard-messages";
import { isOutage, kindOfAnswer } from "~/session/thrown-answer";
import { attemptAction } from "../detail/attempt-action.server";
import { readRequest } from "../read-request.server";
import { m } from "./messages";
import { MAX_REQUESTS } from "./read-several.server";

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
      const outcomes: Outcome[] = [];
      let isOut = false;
      for (const { id, seen } of requests) {
        const attempt: Attempted = isOut
          ? undone(t(outageWords.notTried))
          : await attempted(context, id, { action, seen });
        isOut ||= attempt.isOutage === true;
        outcomes.push({ id: Number(id), isDone: attempt.isDone, text: attempt.text });
      }
      return outcomes;
    },
    then: null,
    toast: m.happened,
  });
}

interface Attempted extends Omit<Outcome, "id"> {
  /** The provider gave no usable answer. */
  isOutage?: boolean;
}

/** Performs the action on one request; returns its message, or why it failed. */
async function attempted(context: SignedIn, id: string, attempt: { action: Action; seen: string }): Promise<Attempted> {
  const { t } = context;
  try {
    const message = await attemptAction(context, await readRequest(context, id), attempt);
    return { isDone: true, text: t(message) };
  } catch (error) {
    if (error instanceof ValidationError) return undone(messagesOf(error, t));
    if (isOutage(error)) return { ...undone(t(m.noAnswer)), isOutage: true };
    const refusal = refusals[kindOfAnswer(error) ?? ""];
    if (!refusal) throw error;
    return undone(t(refusal));
  }
}

const undone = (text: string): Attempted => ({ isDone: false, text });

/** The kinds of error responses that say something about one request. */
const refusals: Readonly<Record<string, Message>> = { missing: m.isGone, refused: m.notAllowed };

const messagesOf = ({ messages, fields }: ValidationError, t: SignedIn["t"]): string =>
  [...messages, ...Object.values(fields).flat()].map((message) => inPageLanguage(message, t)).join(" ") ||
  t(m.notAllowed);
