/** Messages by field name, nested as DRF nests them. */
export type FieldErrors = Record<string, unknown>;

/** An answer other than success, thrown from anywhere beneath a handler. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const fieldErrors = (errors: FieldErrors) => new Refusal(400, errors);
export const notFound = () => new Refusal(404, { detail: "Not found." });
export const forbidden = () => new Refusal(403, { detail: "You do not have permission to perform this action." });

export const throttled = (seconds: number) =>
  new Refusal(
    429,
    { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
    { "retry-after": String(seconds) },
  );

export const invalidPk = (id: unknown) => `Invalid pk "${String(id)}" - object does not exist.`;

const uniqueFailure = /^UNIQUE constraint failed: (.+)$/;

/** A broken UNIQUE constraint of `table` as the field error that DRF answers; any other error as it was. */
export function asFieldError(error: unknown): unknown {
  const columns = error instanceof Error ? uniqueFailure.exec(error.message)?.[1] : undefined;
  if (!columns) return error;
  const names = columns.split(", ").map((column) => column.slice(column.indexOf(".") + 1));
  const [only] = names;
  if (names.length === 1 && only) return fieldErrors({ [only]: ["This field must be unique."] });
  return fieldErrors({ non_field_errors: [`The fields ${names.join(", ")} must make a unique set.`] });
}
