import { z } from "zod";
import { id } from "./rows.server";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const payload = z.object({ user_id: id, exp: z.number() });

/** The claims of an access token. `expiresAt` is in epoch milliseconds. */
interface Claims {
  userId: number;
  expiresAt: number;
}

/** Each request asks several times for the claims of its own token. */
let last: { access: string; claims: Claims | null } = { access: "", claims: null };

/**
 * Reads an access token without verifying it, which is the provider's job. Null if it is not a string, lacks a part or
 * is not validly encoded (spec 1 §5).
 */
export function claims(access: unknown): Claims | null {
  if (typeof access !== "string") return null;
  if (access !== last.access) last = { access, claims: read(access) };
  return last.claims;
}

function read(access: string): Claims | null {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(access)) return null;
  try {
    const bytes = Buffer.from(access.split(".")[1] ?? "", "base64url");
    const { user_id, exp } = payload.parse(JSON.parse(utf8.decode(bytes)));
    return { userId: user_id, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}
