import { z } from "zod";
import { submit } from "~/forms/submit.server";
import type { Action } from "~/inventory/requests/transitions";
import type { Message } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { inPageLanguage } from "~/forms/standard-messages";
import { kindOfAnswer } from "~/session/thrown-answer";
import { attemptAction } from "../detail/attempt-action.server";
import { readRequest } from "../read-request.server";
import { m } from "./messages";
import { MAX_REQUESTS } from "./read-several.server";

/** The outcome of an action on one request. */
export interface Outcome {
  id: number;
  isDone: boolean;
  told: string;
}

const one = /^(\d{1,15})(?:\.(\w{1,5}))?$/;

/** The selected requests, each with the state in which it was seen. */
const severalForm = z.object({
  requests: z
    .array(z.string().regex(one))
    .max(MAX_REQUESTS)
    .default([])
    .transform((requests) =>
      requests.map((request) => {
        const [, id = "", seen = ""] = one.exec(request) ?? [];
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
        const told: Told = isOut ? undone(t(m.notTried)) : await attempted(context, id, { action, seen });
        isOut ||= told.told === t(m.noAnswer);
        outcomes.push({ id: Number(id), ...told });
      }
      return outcomes;
    },
    then: null,
    toast: m.happened,
  });
}

type Told = Omit<Outcome, "id">;

/** Performs the action on one request; returns its message, or why it failed. */
async function attempted(context: SignedIn, id: string, attempt: { action: Action; seen: string }): Promise<Told> {
  const { t } = context;
  try {
    const message = await attemptAction(context, await readRequest(context, id), attempt);
    return { isDone: true, told: t(message) };
  } catch (error) {
    if (error instanceof ValidationError) return undone(messagesOf(error, t));
    const told = tellings[kindOfAnswer(error) ?? ""];
    if (!told) throw error;
    return undone(t(told));
  }
}

const undone = (told: string): Told => ({ isDone: false, told });

const tellings: Readonly<Record<string, Message>> = {
  missing: m.isGone,
  refused: m.notAllowed,
  unavailable: m.noAnswer,
  notAccepted: m.noAnswer,
  busy: m.noAnswer,
};

const messagesOf = ({ messages, fields }: ValidationError, t: SignedIn["t"]): string =>
  [...messages, ...Object.values(fields).flat()].map((message) => inPageLanguage(message, t)).join(" ") ||
  t(m.notAllowed);
