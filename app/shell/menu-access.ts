import type { SessionUser } from "~/provider/rows.server";
import { allowed, type Role } from "~/session/permissions";

import { adminMenu, type Menu, otherScreens, profileMenus, type Screen, tenantMenu, unregisteredMenus } from "./menu";

const menus: Readonly<Record<Role, Menu>> = { admin: adminMenu, tenant: tenantMenu };

/**
 * The part of a role's side menu that the user may see: an entry needs its permission, a group its own and a visible
 * entry.
 */
export function visibleMenu(role: Role, user: SessionUser): Menu {
  const menu = user.isRegistered ? menus[role] : unregisteredMenus[role];
  return menu.flatMap((item): Menu => {
    if (!("entries" in item)) return isVisible(item, user) ? [item] : [];
    const entries = item.entries.filter((entry) => isVisible(entry, user));
    return entries.length > 0 && (!item.permission || allowed(user, item.permission)) ? [{ ...item, entries }] : [];
  });
}

/** The screen at or above a path, and its role; null if no menu has it or both roles do. */
export function entryOf(path: string): (Screen & { role: Role }) | null {
  const holds = (screen: Screen) => path === screen.path || path.startsWith(`${screen.path}/`);
  // One tenant screen is below an admin screen (rack-add-device), never the other way round.
  for (const role of ["tenant", "admin"] as const) {
    const screen = screensOf(role).find(holds);
    if (screen) return { ...screen, role };
  }
  return null;
}

function screensOf(role: Role): Screen[] {
  const entries = menus[role].flatMap((item): readonly Screen[] => ("entries" in item ? item.entries : [item]));
  return [...otherScreens[role], ...profileMenus[role], ...entries];
}

function isVisible({ permission, tenantConfirmation }: Screen, user: SessionUser): boolean {
  return allowed(user, permission) && (!tenantConfirmation || user.isTenantConfirmed);
}
