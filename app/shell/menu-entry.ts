import type { Message } from "~/language/language";
import type { Permission } from "~/session/permissions";
import type { IconName } from "~/ui/icon";

/** A screen and who may see it. `tenantConfirmation`: only people of a confirmed tenant. */
export interface MenuEntry {
  path: string;
  permission: Permission;
  tenantConfirmation?: true;
  label: Message;
  /** The purpose of the screen, for the guide. */
  purpose: Message;
  /** The query with which the menu opens the screen. */
  opened?: string;
}

export interface IconEntry extends MenuEntry {
  icon: IconName;
  /** Opens in a new window. */
  ownWindow?: true;
}

/** A collapsible group. Its name is the path segment that its screens share. */
export interface MenuGroup {
  name: string;
  label: Message;
  icon: IconName;
  permission?: Permission;
  entries: readonly MenuEntry[];
}

export type Menu = readonly (IconEntry | MenuGroup)[];
