/**
 * What can go wrong between the portal and the provider (contract §1 "Errors" and §9). No error contains a token, a
 * request body or the provider's address, so all of them may be logged.
 */
export abstract class ProviderError extends Error {
  /** Method and family of the failed call, e.g. "PUT racktype". */
  call?: string;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** The provider no longer knows this session: 401 on any call but login, or an inactive or deleted user. */
export class SessionExpired extends ProviderError {
  readonly code: string | null;

  constructor(code: string | null = null) {
    super(`session expired${code ? ` (${code})` : ""}`);
    this.code = code;
  }
}

/** User name and password were not accepted; `code` is set only if the provider gives one. */
export class WrongCredentials extends ProviderError {
  readonly code: string | null;

  constructor(code: string | null = null) {
    super("wrong credentials");
    this.code = code;
  }
}

/** At most this much is kept of what a rejection says: it becomes part of a page. */
const MAX_MESSAGES = 100;
const MAX_MESSAGE_CHARACTERS = 1_000;
const MAX_NESTING = 20;

/**
 * A write that the provider understood and rejected; 413 is a body that is too large. `fields` maps a form field
 * ("devices[1].name") or, after a deletion, a relation to its messages; `messages` apply to the whole. Both are empty
 * if the provider's body was not usable.
 */
export class ValidationError extends ProviderError {
  readonly status: number;
  readonly fields: Record<string, string[]>;
  readonly messages: string[];

  constructor(status: number, body?: unknown) {
    super(`rejected (${status})`);
    this.status = status;
    const messagesByField = new Map<string, string[]>();
    const found = { messagesByField, left: MAX_MESSAGES };
    for (const part of withoutEnvelope(body)) collect(part, "", found);
    this.messages = messagesByField.get("") ?? [];
    messagesByField.delete("");
    this.fields = Object.fromEntries(messagesByField);
  }

  /** All that the provider says: of the fields, then of the whole. */
  get allMessages(): string[] {
    return [...Object.values(this.fields).flat(), ...this.messages];
  }
}

/** What frameworks say to whoever is not permitted, such as Django REST framework. */
const SAYS_NO_REASON =
  /^(You do not have permission to perform this action|Method ".*" not allowed|Forbidden|Permission denied)\.?$/i;

/**
 * Not permitted (403), no such record (404), no such method (405); for a read also any other 4xx, since it asked for
 * something that cannot exist.
 */
export class AccessError extends ProviderError {
  readonly status: number;
  /** Why, in the provider's words; null if it gives no reason of its own. */
  readonly reason: string | null;

  constructor(status: number, body?: unknown) {
    super(`refused (${status})`);
    this.status = status;
    const { allMessages } = new ValidationError(status, body);
    this.reason = allMessages.filter((message) => !SAYS_NO_REASON.test(message)).join(" ") || null;
  }
}

/** 429; `retryAfter` is in seconds, null if the provider does not give it. */
export class RateLimitError extends ProviderError {
  readonly retryAfter: number | null;

  constructor(retryAfter: number | null = null) {
    super("too many calls");
    this.retryAfter = retryAfter;
  }
}

/**
 * No usable answer: network error, time-out, 5xx, a redirect, a body that is not JSON or does not have the expected
 * shape.
 */
export class Unavailable extends ProviderError {
  readonly reason: string;
  readonly status?: number;

  constructor(reason: string, status?: number) {
    super(`provider unavailable: ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** The browser disconnected before the answer came; nobody is waiting for the page. */
export class RequestAborted extends ProviderError {
  constructor() {
    super("the browser left");
  }
}

/** The messages that were found; `left` more are kept. */
interface Found {
  messagesByField: Map<string, string[]>;
  left: number;
}

/**
 * Flattens DRF's nested error lists: {"devices": [{}, {"name": ["x"]}]} → "devices[1].name" → ["x"]. A number or a flag
 * is no message: DRF's own example of an exception handler adds the status.
 */
function collect(value: unknown, path: string, found: Found, nesting = 0): void {
  if (value === null || value === undefined || found.left === 0 || nesting > MAX_NESTING) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => collect(item, isNested(item) ? `${path}[${index}]` : path, found, nesting + 1));
  } else if (isNested(value)) {
    for (const [key, item] of Object.entries(value)) {
      // A plain string here is DRF's machine-readable code, never a message: field messages are lists.
      if (key === "code" && typeof item === "string") continue;
      collect(item, isAboutWhole(key, item) ? path : childPath(path, key), found, nesting + 1);
    }
  } else if (typeof value === "string") {
    found.left -= 1;
    const messages = found.messagesByField.get(path) ?? [];
    messages.push(value.slice(0, MAX_MESSAGE_CHARACTERS));
    found.messagesByField.set(path, messages);
  }
}

/**
 * A service may send the field errors within `errors`. What stands beside its message is about the answer, such as a
 * status or code of its own, unless it is a list or an object, as the messages of fields are.
 */
function withoutEnvelope(body: unknown): unknown[] {
  if (!isNested(body) || Array.isArray(body)) return [body];
  const { errors, detail, message, error, ...others } = body as Record<string, unknown>;
  if (isNested(errors)) return [...(placedErrors(errors) ?? [errors]), { detail, message }];
  const placed = placedErrors(detail);
  if (placed) return [...placed, { message }];
  if (typeof (detail ?? message ?? error) !== "string") return [body];
  const nested = Object.fromEntries(Object.entries(others).filter(([, value]) => isNested(value)));
  return [nested, { detail, message, error: message === undefined ? error : undefined }];
}

/**
 * The errors of a list in which each has its text beside the name of its field, which drf-standardized-errors calls
 * `attr` ("ports.0.name"), RFC 9457 `pointer` ("#/ports/0/name") and FastAPI `loc` (["body", "ports", 0, "name"]), as DRF
 * nests them; null for anything else.
 */
function placedErrors(errors: unknown): unknown[] | null {
  if (!Array.isArray(errors)) return null;
  const placed = errors.map((error: unknown) => {
    const { attr, pointer, loc, detail, message, msg } = (error ?? {}) as Record<string, unknown>;
    const text = detail ?? message ?? msg;
    const place = Array.isArray(loc) ? loc.slice(1).join(".") : (attr ?? pointer ?? "");
    const names = String(place).match(/[^#./]+/g) ?? [];
    return (
      typeof text === "string" &&
      names.slice(0, MAX_NESTING).reduceRight<unknown>((part, name) => ({ [name]: part }), [text])
    );
  });
  return placed.every(isNested) ? placed : null;
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The names of DRF and of Django itself, and one that is often used in views of one's own. */
const ABOUT_WHOLE = new Set(["non_field_errors", "__all__", "detail", "error"]);

/** `message` is also a field of system updates; only a plain string is the provider's own message. */
function isAboutWhole(key: string, value: unknown): boolean {
  return ABOUT_WHOLE.has(key) || (key === "message" && typeof value === "string");
}

function childPath(path: string, key: string): string {
  if (!path) return key;
  return /^\d+$/.test(key) ? `${path}[${key}]` : `${path}.${key}`;
}
