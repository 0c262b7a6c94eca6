import type { Message } from "~/language/language";
import type { Permission } from "~/session/permissions";
import type { IconName } from "~/ui/icon";

/** A screen and who may see it. `tenantConfirmation`: only people of a confirmed tenant. */
export interface Screen {
  path: string;
  permission: Permission;
  tenantConfirmation?: true;
}

export interface MenuEntry extends Screen {
  label: Message;
  /** What the screen is for, as the guide says it. */
  purpose: Message;
  /** How the screen is opened from the menu: the search part of its address. */
  opened?: string;
}

export interface IconEntry extends MenuEntry {
  icon: IconName;
  /** Opens in a window of its own. */
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
