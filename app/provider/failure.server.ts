import type { z } from "zod";
import {
  type ProviderError,
  AccessError,
  ValidationError,
  SessionExpired,
  RateLimitError,
  Unavailable,
} from "./errors";

/** One answer of the provider. `body` is parsed JSON, null if it is empty, undefined if it is not JSON. */
export interface Answer {
  status: number;
  retryAfter?: string;
  body: unknown;
  /** Words instead of JSON, such as "OK". HTML may be any page, even that of a gateway. */
  isPlainText?: boolean;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

const DISMISSED = new Set(["user_inactive", "user_not_found"]);
const EXPIRED = new Set(["token_not_valid", ...DISMISSED]);
const REFUSED = new Set([403, 404, 405]);

/**
 * Whether the answer to a write says that it was refused, though its status does not. A record, which has an id, may
 * have a status or a code of its own.
 */
function saysRefused(body: unknown): boolean {
  const { success, status, code, id } = (body ?? {}) as Record<string, unknown>;
  const isError = (number: unknown) => typeof number === "number" && number >= 400 && number < 600;
  const isEnvelope = id === undefined || id === null;
  return success === false || (isEnvelope && (status === "error" || status === "fail" || [status, code].some(isError)));
}

/**
 * The body of a 2xx answer; everything else is thrown (contract §1 "Errors", §9.1, §9.7, §9.8). A write is confirmed by
 * its status, unless its body denies it: plain text says no more than an empty body.
 */
export function bodyOf(method: Method, answer: Answer): unknown {
  const { status, body, isPlainText = false } = answer;
  if (status < 200 || status >= 300) throw failureOf(method, answer);
  if (isPlainText && method !== "GET") return null;
  if (body === undefined) throw new Unavailable("answer is no JSON", status);
  if (method !== "GET" && saysRefused(body)) throw new ValidationError(400, body);
  return body;
}

function failureOf(method: Method, answer: Answer): ProviderError {
  const { status, body } = answer;
  const code = codeOf(answer);
  // So stock Django refuses to delete a record in use (contract §9.7).
  if (method === "DELETE" && status === 500) return new ValidationError(status);
  if (status < 400 || status >= 500) return new Unavailable(`status ${status}`, status);
  if (isTokenRefused(answer)) return new Unavailable("X-TOKEN refused", status);
  if (status === 401 || (code && EXPIRED.has(code))) return new SessionExpired(code);
  if (status === 429) return new RateLimitError(seconds(answer.retryAfter));
  // The deletion of a protected record may be refused with 403 and the list of its relations.
  const tellsRelations = method === "DELETE" && status === 403 && body !== undefined && body !== null;
  if (method === "GET" || (REFUSED.has(status) && !tellsRelations)) return new AccessError(status, body);
  return new ValidationError(status, body);
}

/** The X-TOKEN was refused before anything was done: the call may be repeated with a fresh one. */
export function isTokenRefused(answer: Answer): boolean {
  return answer.status === 403 && codeOf(answer) === "x_token_invalid";
}

/** The access token is no longer accepted; this says nothing about the account yet. */
export function isAccessRefused(answer: Answer): boolean {
  return answer.status === 401 && !DISMISSED.has(codeOf(answer) ?? "");
}

/**
 * The machine-readable code of an answer, such as "token_not_valid", which may stand in its list of errors; null without
 * one.
 */
export function codeOf({ body }: Answer): string | null {
  const { code, errors } = (body ?? {}) as { code?: unknown; errors?: unknown };
  const told: unknown = code ?? (Array.isArray(errors) ? (errors[0] as { code?: unknown } | null)?.code : null);
  return typeof told === "string" ? told : null;
}

/**
 * The body, or the part of it at `place`, in the caller's shape; the reason of a failure names the first place that
 * differs, never a value.
 */
export function parsed<Shape extends z.ZodType>(
  shape: Shape,
  body: unknown,
  place: readonly PropertyKey[] = [],
): z.output<Shape> {
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Unavailable(`answer does not fit: ${[...place, ...(issue?.path ?? [])].join(".")}: ${issue?.message}`);
}

/** A longer wait says that a clock is wrong, or nothing. */
const LONGEST_WAIT_SECONDS = 24 * 60 * 60;

/** Retry-After as seconds, given as a number or as an HTTP date. */
function seconds(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  const number = Number(retryAfter);
  const wait = Number.isNaN(number) ? (Date.parse(retryAfter) - Date.now()) / 1000 : number;
  return wait <= LONGEST_WAIT_SECONDS ? Math.max(0, Math.ceil(wait)) : null;
}
