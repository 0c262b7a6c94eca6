import { createHash } from "node:crypto";

/** A text that is the same for the same form only. */
export function fingerprint(form: FormData): string {
  const entries = [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.type, value.size],
  );
  return createHash("sha256").update(JSON.stringify(entries)).digest("base64url");
}
