import { formatDayAndTime } from "~/language/dates";
import type { Translate } from "~/language/language";
import { beginning } from "~/language/shortened";
import type { Filter } from "~/lists/list";
import { END, START } from "~/lists/list-query";
import type { Column } from "~/lists/data-table";
import { momentCells } from "~/ui/date-text";
import type { StatusStyle } from "~/ui/status";
import { m } from "./log-messages";

/** When an entry was written. */
export const timeColumn: Column<{ createdAt: string | null }> = {
  key: "created_at",
  label: m.time,
  ...momentCells(({ createdAt }: { createdAt: string | null }) => createdAt),
};

/** A name has this many characters of the words at most. */
const MAX_NAME_CHARACTERS = 80;

/** An entry's name: when it was written and what it says, which others of its moment or of its words share. */
export function entryName({ createdAt }: { createdAt: string | null }, t: Translate, ...words: string[]): string {
  const time = t({ en: formatDayAndTime(createdAt, "en"), id: formatDayAndTime(createdAt, "id") });
  return `${time}, ${beginning(words.filter(Boolean).join(": "), MAX_NAME_CHARACTERS)}`;
}

/** The first and the last day that are shown, both included. */
export const dayFilters: readonly Filter[] = [
  { name: START, label: m.from, day: true },
  { name: END, label: m.until, day: true },
];

const levels: Readonly<Record<string, StatusStyle>> = {
  DEBUG: { word: m.debug, tone: "gray", icon: "tool" },
  INFO: { word: m.info, tone: "blue", icon: "info" },
  WARNING: { word: m.warning, tone: "yellow", icon: "warn" },
  ERROR: { word: m.error, tone: "red", icon: "x" },
  CRITICAL: { word: m.critical, tone: "red", icon: "stop" },
};
export const levelChoices = Object.entries(levels).map(([value, { word }]) => ({ value, label: word }));

/** A level's badge; an unknown level is shown as it came. */
export const levelStyle = (level: string): StatusStyle =>
  levels[level.toUpperCase()] ?? { word: { en: level, id: level }, tone: "gray", icon: "info" };
