import type { Translate } from "~/language/language";
import { waitText } from "~/language/wait";
import { AccessError, type ProviderError, RateLimitError, ValidationError } from "~/provider/errors";
import { m } from "./messages";

/** Why a form is returned: messages at its fields, or one for the whole; `retryAfter` in seconds. */
export interface FormProblem {
  errors?: Record<string, string[] | null>;
  message?: string;
  status?: number;
  retryAfter?: number;
}

/** Why the provider turns somebody away (403), such as after too many tries, in its own words; null if it does not say. */
const refusalIn = (error: ProviderError): string | null =>
  error instanceof AccessError && error.status === 403 ? error.reason : null;

/** The message when the provider reports too many calls (429), turns people away (403) or gives no usable answer (503). */
export function outage(error: ProviderError, t: Translate): FormProblem {
  if (error instanceof RateLimitError) return tooManyTries(error.retryAfter ?? 60, t);
  const refusal = refusalIn(error);
  if (refusal) return { message: refusal, status: 403 };
  return { message: t(m.unavailable), status: 503 };
}

/**
 * The message when a form behind a mailed link is refused: `badLink` if it is the link or nothing says why, else the provider's words.
 */
export function linkProblem(error: ProviderError, badLink: string, t: Translate): FormProblem {
  if (error instanceof AccessError) return { message: refusalIn(error) ?? badLink };
  if (!(error instanceof ValidationError)) return outage(error, t);
  return { message: error.fields.token ? badLink : error.allMessages.join(" ") || badLink };
}

/** 429 with the seconds until the next try. */
export function tooManyTries(wait: number, t: Translate): FormProblem {
  return { message: t(m.tooManyTries, { wait: waitText(wait, t) }), status: 429, retryAfter: wait };
}
