import type { Message } from "~/language/language";
import type { Menu } from "~/shell/menu";
import { m } from "./messages";
import { purposeOf } from "./purposes";

/** A part of a menu with what each of its screens is for. */
export interface GuideSection {
  title: Message;
  screens: { label: Message; path: string; purpose: Message }[];
}

const screenOf = ({ label, path }: { label: Message; path: string }) => ({
  label,
  path,
  purpose: purposeOf(path) ?? label,
});

/** The parts of a menu in its order; what stands in no group comes together. */
export function sectionsOf(menu: Menu): GuideSection[] {
  const single = menu.flatMap((item) => ("entries" in item ? [] : [screenOf(item)]));
  const groups = menu.flatMap((item) =>
    "entries" in item ? [{ title: item.label, screens: item.entries.map(screenOf) }] : [],
  );
  return single.length > 0 ? [{ title: m.general, screens: single }, ...groups] : groups;
}

/** The screens of the own account. */
export const ownSection = (entries: readonly { label: Message; path: string }[]): GuideSection => ({
  title: m.ownAccount,
  screens: entries.map(screenOf),
});
