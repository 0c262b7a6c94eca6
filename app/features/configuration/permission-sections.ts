import type { Message } from "~/language/language";
import { type Role, rolePermission } from "~/session/permissions";
import { adminMenu, type Menu, type MenuEntry, tenantMenu } from "~/shell/menu";
import { m } from "./group-messages";

/** A permission as named in a group's form. */
interface NamedPermission {
  codename: string;
  label: Message;
}

/** The permissions of one section of a side's menu. */
export interface PermissionSection {
  name: string;
  side: Role;
  title: Message;
  permissions: readonly NamedPermission[];
}

const filled = (message: Message, name: Message): Message => ({
  en: message.en.replace("{name}", name.en),
  id: message.id.replace("{name}", name.id),
});

/** Screens that share a permission share its check box. */
function named(permissions: readonly NamedPermission[]): NamedPermission[] {
  const labels = new Map<string, Message>();
  for (const { codename, label } of permissions) {
    const before = labels.get(codename);
    labels.set(codename, before ? { en: `${before.en}, ${label.en}`, id: `${before.id}, ${label.id}` } : label);
  }
  return [...labels].map(([codename, label]) => ({ codename, label }));
}

const permissionOf = ({ permission, label }: MenuEntry): NamedPermission => ({ codename: permission, label });

/** The sections of a side's menu; entries outside its groups come first, with the permission to log in. */
function sectionsOf(side: Role, menu: Menu): PermissionSection[] {
  const single = menu.flatMap((item) => ("entries" in item ? [] : [permissionOf(item)]));
  const groups = menu.flatMap((item) => ("entries" in item ? [item] : []));
  return [
    {
      name: `general-${side}`,
      side,
      title: m.general,
      permissions: named([{ codename: rolePermission[side], label: m.logIn }, ...single]),
    },
    ...groups.map(({ name, label, permission, entries }) => ({
      name: `${name}-${side}`,
      side,
      title: label,
      permissions: named([
        ...(permission ? [{ codename: permission, label: filled(m.menu, label) }] : []),
        ...entries.map(permissionOf),
      ]),
    })),
  ];
}

/** The permissions that the portal's screens require, by menu section. */
export const portalSections: readonly PermissionSection[] = [
  ...sectionsOf("admin", adminMenu),
  ...sectionsOf("tenant", tenantMenu),
];

const known = new Map(
  portalSections.flatMap(({ side, permissions }) => permissions.map((one) => [one.codename, { ...one, side }])),
);

/** The side that a permission is for; for an unknown permission its ending decides. */
export const sideOfPermission = (codename: string): Role =>
  known.get(codename)?.side ?? (codename.endsWith("_tenant") ? "tenant" : "admin");

/** A permission's name: that of its screen in the menu, else its own. */
export const permissionLabel = (codename: string): Message =>
  known.get(codename)?.label ?? { en: codename, id: codename };

/**
 * The sections of a form: of the permissions that the provider offers and those that the group has. Permissions unknown
 * to the portal are in a section of their own, with the provider's names.
 */
export function formSections(offered: readonly { value: string; label: string }[], had: readonly string[]) {
  const there = new Set([...offered.map(({ value }) => value), ...had]);
  const words = new Map(offered.map(({ value, label }) => [value, { en: label, id: label }]));
  const others = (["admin", "tenant"] as const).map((side): PermissionSection => ({
    name: `other-${side}`,
    side,
    title: m.otherPermissions,
    permissions: [...there]
      .filter((codename) => !known.has(codename) && sideOfPermission(codename) === side)
      .map((codename) => ({ codename, label: words.get(codename) ?? permissionLabel(codename) })),
  }));
  return [...portalSections, ...others]
    .map((section) => ({ ...section, permissions: section.permissions.filter(({ codename }) => there.has(codename)) }))
    .filter(({ permissions }) => permissions.length > 0);
}
