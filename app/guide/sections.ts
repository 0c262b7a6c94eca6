import type { Message } from "~/language/language";
import type { IconEntry, Menu } from "~/shell/menu";
import { m } from "./messages";

/** A section of a menu with the purposes of its screens. */
export interface GuideSection {
  title: Message;
  screens: Entry[];
}

type Entry = Pick<IconEntry, "label" | "path" | "ownWindow" | "purpose">;

const screenOf = ({ label, path, ownWindow, purpose }: Entry) => ({ label, path, ownWindow, purpose });

/** The sections of a menu in order; entries outside any group form one section. */
export function sectionsOf(menu: Menu): GuideSection[] {
  const single = menu.flatMap((item) => ("entries" in item ? [] : [screenOf(item)]));
  const groups = menu.flatMap((item) =>
    "entries" in item ? [{ title: item.label, screens: item.entries.map(screenOf) }] : [],
  );
  return single.length > 0 ? [{ title: m.general, screens: single }, ...groups] : groups;
}

/** The screens of the person's own account. */
export const ownSection = (entries: readonly Entry[]): GuideSection => ({
  title: m.ownAccount,
  screens: entries.map(screenOf),
});
