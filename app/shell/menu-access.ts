import type { SessionUser } from "~/provider/rows.server";
import { allowed, type Role } from "~/session/permissions";
import { adminMenu, type Menu, type MenuEntry, tenantMenu, unregisteredMenus } from "./menu";

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

function isVisible({ permission, tenantConfirmation }: MenuEntry, user: SessionUser): boolean {
  return allowed(user, permission) && (!tenantConfirmation || user.isTenantConfirmed);
}
