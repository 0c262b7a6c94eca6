import { createHash } from "node:crypto";
import { MaxFileSizeExceededError, parseFormData } from "@mjackson/form-data-parser";

/**
 * The largest file that is read at all, in bytes: more than a form takes, so that a file that is a little too large is
 * told at its field with all else kept.
 */
const MAX_READ = 12 * 1024 * 1024;

/** A file input left empty sends a file that is empty and has no name; the parser calls one without a name "file-upload". */
const isLeftEmpty = ({ name, size }: File): boolean => size === 0 && (name === "" || name === "file-upload");

/** A posted form, or the status that says why it cannot be read. A file input left empty is a file without a name. */
export async function readForm(request: Request): Promise<FormData | 400 | 413> {
  try {
    return await parseFormData(request, { maxFileSize: MAX_READ }, (file) =>
      isLeftEmpty(file) ? new File([], "") : file,
    );
  } catch (error) {
    return error instanceof MaxFileSizeExceededError ? 413 : 400;
  }
}

/** A text that is the same for the same form only. */
export function fingerprint(form: FormData): string {
  const entries = [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.type, value.size],
  );
  return createHash("sha256").update(JSON.stringify(entries)).digest("base64url");
}
