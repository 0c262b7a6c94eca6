import { timingSafeEqual } from "node:crypto";
import { config } from "~/config.server";

/** The secret that the portal's seals are made with. */
export const [newestSecret = ""] = config.SESSION_SECRET;

/** Whether a seal was made with any secret that is still valid; `sealOf` makes it. */
export const isSealed = (given: string, sealOf: (secret: string) => string): boolean =>
  config.SESSION_SECRET.some((secret) => isSame(given, sealOf(secret)));

/** Compared in constant time, which does not tell a forger how much of a seal is right. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
