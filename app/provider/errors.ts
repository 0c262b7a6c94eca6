/**
 * What can go wrong between the portal and the provider (provider contract §1 "Errors" and §9). No error carries a
 * token, a sent body or the provider's address, so each may be logged as it is.
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

/** User name and password were not accepted; `code` only where the provider gives one. */
export class WrongCredentials extends ProviderError {
  readonly code: string | null;

  constructor(code: string | null = null) {
    super("wrong credentials");
    this.code = code;
  }
}

/**
 * A write that the provider understood and turned down; 413 is a body too large. `fields` maps a form field
 * ("devices[1].name") or, after a delete, a relation to its messages; `messages` concern the whole. Both are empty
 * where the provider gave no usable body.
 */
export class ValidationError extends ProviderError {
  readonly status: number;
  readonly fields: Record<string, string[]>;
  readonly messages: string[];

  constructor(status: number, body?: unknown) {
    super(`rejected (${status})`);
    this.status = status;
    const told = new Map<string, string[]>();
    collect(body, "", told);
    this.messages = told.get("") ?? [];
    told.delete("");
    this.fields = Object.fromEntries(told);
  }
}

/** Not permitted (403), no such record (404), no such method (405); of a read any other 4xx too: it asks for what cannot be. */
export class AccessError extends ProviderError {
  readonly status: number;

  constructor(status: number) {
    super(`refused (${status})`);
    this.status = status;
  }
}

/** 429; `retryAfter` in seconds, null where the provider does not say. */
export class RateLimitError extends ProviderError {
  readonly retryAfter: number | null;

  constructor(retryAfter: number | null = null) {
    super("too many calls");
    this.retryAfter = retryAfter;
  }
}

/** No usable answer: network, time-out, 5xx, a redirect, a body that is not JSON or not of the expected shape. */
export class Unavailable extends ProviderError {
  readonly reason: string;
  readonly status?: number;

  constructor(reason: string, status?: number) {
    super(`provider unavailable: ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** The browser left before the answer came; nobody waits for a page. */
export class RequestAborted extends ProviderError {
  constructor() {
    super("the browser left");
  }
}

/** Flattens DRF's nested error lists: {"devices": [{}, {"name": ["x"]}]} → "devices[1].name" → ["x"]. */
function collect(value: unknown, path: string, told: Map<string, string[]>): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => collect(item, isNested(item) ? `${path}[${index}]` : path, told));
  } else if (isNested(value)) {
    for (const [key, item] of Object.entries(value)) {
      // A bare string here is DRF's machine-readable code, never a message: field messages are lists.
      if (key === "code" && typeof item === "string") continue;
      collect(item, speaksOfWhole(key, item) ? path : childPath(path, key), told);
    }
  } else {
    told.set(path, [...(told.get(path) ?? []), String(value)]);
  }
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** `message` is also a field of system updates; only a bare string is the provider speaking. */
function speaksOfWhole(key: string, value: unknown): boolean {
  return key === "non_field_errors" || key === "detail" || (key === "message" && typeof value === "string");
}

function childPath(path: string, key: string): string {
  if (!path) return key;
  return /^\d+$/.test(key) ? `${path}[${key}]` : `${path}.${key}`;
}
