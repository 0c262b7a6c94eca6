import { createHash } from "node:crypto";

/** A digest of a form's content: equal for equal forms only. Files are compared by name, type and size. */
export function fingerprint(form: FormData): string {
  const entries = [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.type, value.size],
  );
  return createHash("sha256").update(JSON.stringify(entries)).digest("base64url");
}
