import type { Translate } from "~/language/language";
import type { Permission, Role } from "~/session/permissions";
import { m } from "./group-messages";
import { type PermissionSection, portalSections, sideOfPermission } from "./permission-sections";

/** The permissions needed to open the page of the groups and to find it in the menu. */
export const OWN_ACCESS: readonly Permission[] = [
  "view_menu_admin",
  "view_menu_configuration_admin",
  "view_groups_admin",
];

/** The permissions chosen in the form of a group. */
interface ChosenPermissions {
  side: Role;
  permissions: readonly string[];
  /** The names of the sections that are chosen as a whole. */
  sections: readonly string[];
}

/** The chosen permissions: single ones and those of whole sections, without those of the other side. */
export function grantedBy(
  { side, permissions, sections }: ChosenPermissions,
  shown: readonly PermissionSection[],
): string[] {
  const whole = shown.filter(({ name }) => sections.includes(name)).flatMap((section) => section.permissions);
  const chosen = new Set([...permissions, ...whole.map(({ codename }) => codename)]);
  return [...chosen].filter((codename) => sideOfPermission(codename) === side);
}

/** The permissions that a change removes. */
export const lostBy = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((codename) => !after.includes(codename)).sort();

/** How many of the portal's permissions on its side a group has, and how many others. */
export function permissionCount(
  { permissions, side }: Pick<ChosenPermissions, "permissions" | "side">,
  t: Translate,
): string {
  const ofSide = portalSections.filter((section) => section.side === side).flatMap((section) => section.permissions);
  const had = ofSide.filter(({ codename }) => permissions.includes(codename));
  const counted = t(m.permissionCount, { count: had.length, all: ofSide.length });
  const others = permissions.length - had.length;
  return others > 0 ? t(m.andOthers, { counted, others }) : counted;
}

/** The portal's permissions as choices. */
export const portalPermissions = portalSections
  .flatMap(({ permissions }) => permissions)
  .map(({ codename, label }) => ({ value: codename, label }));

/** The choices of the form's `admin` field. */
export const sides = [
  { value: "true", label: m.admin },
  { value: "false", label: m.tenant },
];

/** The side that the form's `admin` field names, which is "true" or "false". */
export const sideOfGroup = (admin: string): Role => (admin === "false" ? "tenant" : "admin");
