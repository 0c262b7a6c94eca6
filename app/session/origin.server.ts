import { config } from "~/config.server";
import { errorPage } from "./error-pages.server";

/**
 * Refuses a write started by another site. Browsers send Sec-Fetch-Site or Origin; a client that sends neither is not a
 * browser and carries nobody else's cookie.
 */
export function refuseOtherOrigins(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const own = site ? site === "same-origin" || site === "none" : origin === null || isOwn(origin, request);
  if (!own) throw errorPage({ kind: "crossOrigin" }, 403);
}

function isOwn(origin: string, request: Request): boolean {
  return origin === config.ORIGIN || (URL.canParse(origin) && new URL(origin).host === request.headers.get("Host"));
}
