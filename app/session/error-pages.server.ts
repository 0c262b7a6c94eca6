import { data } from "@remix-run/node";
import type { Translate } from "~/language/language";
import { tryAgain } from "~/language/wait";
import { log } from "~/log.server";
import { type ProviderError, AccessError, SessionExpired, RateLimitError } from "~/provider/errors";
import type { Permission, Role } from "./permissions";

/** What a thrown error response carries for the error page (the ErrorBoundary of root and the layouts). */
export type ErrorAnswer =
  | { kind: "expired"; role: Role; then: string }
  /** `byService`: by the data service, which knows more of an account than its permissions. */
  | { kind: "refused"; permission?: Permission; reason?: string; byService?: true }
  | { kind: "missing" }
  | { kind: "notAccepted" }
  | { kind: "busy"; retryAfter: number | null; advice: string }
  | { kind: "unavailable" }
  | { kind: "crossOrigin" };

/** The request that an error answers. */
interface Asked {
  role: Role | null;
  url: URL;
  t: Translate;
}

/** The response to an error of the provider: the one place where provider errors become pages. */
export function errorResponse(error: ProviderError, { role, url, t }: Asked, traceparent?: string) {
  if (error instanceof SessionExpired) return expiredPage(role ?? "tenant", url);
  if (error instanceof AccessError) return accessErrorPage(error);
  if (error instanceof RateLimitError) return rateLimitPage(error, t);
  logFailure(error, traceparent);
  return errorPage({ kind: "unavailable" }, 503);
}

/** Tells operators why the provider gave no usable answer. */
export function logFailure({ call, message }: ProviderError, traceparent?: string): void {
  log.warn({ traceparent, call, error: message }, "the provider failed");
}

/** 401: the session is over and the person must sign in again (spec 1 §8). */
export function expiredPage(role: Role, url: URL) {
  return errorPage({ kind: "expired", role, then: url.pathname + url.search }, 401);
}

function accessErrorPage({ status, reason }: AccessError) {
  if (status === 404) return errorPage({ kind: "missing" }, 404);
  if (status === 403 || status === 405) {
    return errorPage({ kind: "refused", reason: reason ?? undefined, byService: true }, 403);
  }
  return errorPage({ kind: "notAccepted" }, 400);
}

function rateLimitPage({ retryAfter }: RateLimitError, t: Translate) {
  const answer: ErrorAnswer = { kind: "busy", retryAfter, advice: tryAgain(retryAfter, t) };
  return data(answer, { status: 429, headers: waitHeader(retryAfter) });
}

/** The header that asks to wait so many seconds; none if the wait is not known. */
export const waitHeader = (seconds: number | null | undefined): HeadersInit =>
  seconds ? { "Retry-After": String(seconds) } : {};

/** An error response, to be thrown; the ErrorBoundary shows its page. */
export function errorPage(body: ErrorAnswer, status: number) {
  return data(body, status);
}
