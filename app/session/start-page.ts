import { abilitiesPath, addDevicePagePath } from "~/paths";
import type { SessionUser } from "~/provider/rows.server";
import { EXPORT, SEPARATOR } from "./file-params";
import { allowed, type Role, rolePermission } from "./permissions";

/**
 * The start page of a signed-in account (spec 1 §2): without a dashboard the list of what it may do; null if it may see
 * none.
 */
export function startPage(user: SessionUser, role: Role): string | null {
  if (!allowed(user, rolePermission[role])) return null;
  const isAdmin = role === "admin";
  if (!user.isRegistered) return isAdmin ? "/admin/verification" : "/verification";
  if (!isAdmin && user.tenant === null) return null;
  if (!allowed(user, `view_dashboard_${role}`)) return abilitiesPath(role);
  return isAdmin ? "/admin/dashboard" : "/dashboard";
}

/** The login page of a role. */
export const loginPage = (role: Role): string => (role === "admin" ? "/admin/login" : "/login");

/** The role whose side of the portal a path belongs to; the router takes capitals, with which phones begin a word. */
export function sideOf(path: string): Role {
  const asked = path.toLowerCase();
  return /^\/admin(\/|$)/.test(asked) && !asked.startsWith(addDevicePagePath) ? "admin" : "tenant";
}

/**
 * One of the portal's own paths, without doubled slashes, or null: nothing that a browser would resolve to another host,
 * and no control characters.
 */
export function ownPath(path: unknown): string | null {
  if (typeof path !== "string" || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null;
  const url = new URL(path, "http://own.invalid");
  // Resolving dots may leave two leading slashes ("/.//host").
  if (url.host !== "own.invalid" || url.pathname.startsWith("//")) return null;
  return url.pathname.replace(/\/{2,}/g, "/") + url.search + url.hash;
}

/** The own path that a login leads to: a list's page in place of its file, which would leave the login in sight. */
export function pathAfterLogin(path: unknown): string | null {
  const own = ownPath(path);
  const [pathname = "", search] = own?.split("?") ?? [];
  const params = new URLSearchParams(search);
  if (!params.has(EXPORT)) return own;
  for (const name of [EXPORT, SEPARATOR]) params.delete(name);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
