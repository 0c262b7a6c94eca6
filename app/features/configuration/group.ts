import type { Permission, Role } from "~/session/permissions";
import { type PermissionSection, sideOfPermission } from "./permission-sections";

/** Without these nobody opens the page of the groups, nor finds it in the menu. */
export const OWN_ACCESS: readonly Permission[] = [
  "view_menu_admin",
  "view_menu_configuration_admin",
  "view_groups_admin",
];

/** What the form of a group says of its permissions. */
interface ChosenPermissions {
  side: Role;
  permissions: readonly string[];
  /** Names of the sections of which all are chosen. */
  sections: readonly string[];
}

/** The permissions that are chosen: single ones and those of whole sections. Those of the other side are none of the group's. */
export function grantedBy(
  { side, permissions, sections }: ChosenPermissions,
  shown: readonly PermissionSection[],
): string[] {
  const whole = shown.filter(({ name }) => sections.includes(name)).flatMap((section) => section.permissions);
  const chosen = new Set([...permissions, ...whole.map(({ codename }) => codename)]);
  return [...chosen].filter((codename) => sideOfPermission(codename) === side);
}

/** What a change takes away. */
export const lostBy = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((codename) => !after.includes(codename)).sort();

/** The form's `admin`, which is the provider's. */
export const sideOfGroup = (admin: string): Role => (admin === "false" ? "tenant" : "admin");
