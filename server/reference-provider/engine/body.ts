import type { FastifyRequest } from "fastify";
import { Refusal } from "./errors.ts";

/** A file part of a form. `tooLarge`: it was cut at `uploadLimit`. */
export class Upload {
  readonly bytes: Buffer;
  readonly tooLarge: boolean;

  constructor(bytes: Buffer, tooLarge: boolean) {
    this.bytes = bytes;
    this.tooLarge = tooLarge;
  }
}

const uploadLimit = 10 * 1024 * 1024;

/** The body of a call: parsed JSON, or the fields of a form by name. */
export interface Body {
  readonly value: unknown;
  readonly multipart: boolean;
}

/** Reads the body of a call. Without Content-Length there is no body, as in DRF (contract §9.5). */
export async function readBody(request: FastifyRequest): Promise<Body> {
  if (!request.headers["content-length"]) return { value: {}, multipart: false };
  if (!request.isMultipart()) return { value: request.body ?? {}, multipart: false };
  return { value: await readForm(request), multipart: true };
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown[]>();
  const lists = new Set<string>();
  try {
    for await (const part of request.parts({ limits: { fileSize: uploadLimit, files: 10, fields: 1000 } })) {
      const isList = part.fieldname.endsWith("[]");
      const name = isList ? part.fieldname.slice(0, -2) : part.fieldname;
      if (isList) lists.add(name);
      const value = part.type === "file" ? await upload(part) : isList ? listItem(part.value) : part.value;
      fields.set(name, [...(fields.get(name) ?? []), value]);
    }
  } catch (error) {
    if (error instanceof Error && "code" in error) throw error;
    throw new Refusal(400, { detail: `Multipart form parse error - ${String(error)}` });
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, lists.has(name) || values.length > 1 ? values : values[0]]),
  );
}

/** The named values of a body; 400 for a list or a bare value. */
export function objectOf(body: Body): Record<string, unknown> {
  if (typeof body.value === "object" && body.value !== null && !Array.isArray(body.value)) {
    return body.value as Record<string, unknown>;
  }
  throw new Refusal(400, { non_field_errors: ["Invalid data. Expected a dictionary."] });
}

/** Browsers send an empty file part for a file input without a file. */
async function upload(part: { filename: string; toBuffer(): Promise<Buffer>; file: { truncated: boolean } }) {
  const bytes = await part.toBuffer();
  return bytes.length === 0 && !part.filename ? undefined : new Upload(bytes, part.file.truncated);
}

/** Repeated `name[]` parts carry JSON, e.g. `{"id": 1}`. */
function listItem(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
