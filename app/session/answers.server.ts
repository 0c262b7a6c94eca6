import { data } from "@remix-run/node";
import { type ProviderError, Refused, SessionExpired, TooMany } from "~/provider/errors";
import type { Permission, Role } from "./permissions";

/** What a thrown error answer tells the error page (root's and the layouts' ErrorBoundary). */
export type ErrorAnswer =
  | { kind: "expired"; role: Role; then: string }
  | { kind: "refused"; permission?: Permission }
  | { kind: "missing" }
  | { kind: "notAccepted" }
  | { kind: "busy"; retryAfter: number | null }
  | { kind: "unavailable" }
  | { kind: "crossOrigin" };

/** The answer to an error of the provider: the one place where they become pages. */
export function answerTo(error: ProviderError, role: Role | null, url: URL) {
  if (error instanceof SessionExpired) return expiredAnswer(role ?? "tenant", url);
  if (error instanceof Refused) return refusedAnswer(error);
  if (error instanceof TooMany) return busyAnswer(error);
  return answer({ kind: "unavailable" }, 503);
}

/** 401: the session is over, the person must sign in again (spec 1 §8). */
export function expiredAnswer(role: Role, url: URL) {
  return answer({ kind: "expired", role, then: url.pathname + url.search }, 401);
}

function refusedAnswer({ status }: Refused) {
  if (status === 404) return answer({ kind: "missing" }, 404);
  return status === 403 || status === 405 ? answer({ kind: "refused" }, 403) : answer({ kind: "notAccepted" }, 400);
}

function busyAnswer({ retryAfter }: TooMany) {
  const headers = retryAfter === null ? undefined : { "Retry-After": String(retryAfter) };
  return data<ErrorAnswer>({ kind: "busy", retryAfter }, { status: 429, headers });
}

export function answer(body: ErrorAnswer, status: number) {
  return data(body, status);
}
