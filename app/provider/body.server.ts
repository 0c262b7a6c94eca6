/**
 * The value of a form field: File → file part (omitted if empty), object → JSON text, null → "", undefined → omitted.
 */
type PayloadValue = string | number | boolean | null | undefined | File | { [key: string]: unknown };
/** A form to send; a list becomes repeated parts, an empty list none. */
export type Payload = Record<string, PayloadValue | PayloadValue[]>;

/** A complete body in memory: DRF reads nothing from a body without Content-Length (contract §9.5). */
export interface SizedBody {
  type: string;
  bytes: Buffer;
}

/** A value as JSON. */
export function jsonBody(value: unknown): SizedBody {
  return { type: "application/json", bytes: Buffer.from(JSON.stringify(value)) };
}

/** A form as multipart/form-data, with a boundary of its own. */
export async function formBody(payload: Payload): Promise<SizedBody> {
  const form = new FormData();
  for (const [name, given] of Object.entries(payload)) {
    for (const value of Array.isArray(given) ? given : [given]) append(form, name, value);
  }
  const encoded = new Response(form);
  return { type: encoded.headers.get("content-type") ?? "", bytes: Buffer.from(await encoded.arrayBuffer()) };
}

function append(form: FormData, name: string, value: PayloadValue): void {
  if (value === undefined) return;
  if (value instanceof File) {
    if (value.size > 0) form.append(name, value);
  } else if (typeof value === "object" && value !== null) form.append(name, JSON.stringify(value));
  else form.append(name, String(value ?? ""));
}
