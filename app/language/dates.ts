import dayjs from "dayjs";
import "dayjs/locale/id";
import utc from "dayjs/plugin/utc";
import type { Language } from "./language";

dayjs.extend(utc);

/** Western Indonesian Time has one offset all year (contract §1: times are shown in Asia/Jakarta). */
const WIB_MINUTES = 7 * 60;
const MISSING = "–";

type Moment = string | number | Date | null | undefined;

function wib(moment: Moment, language: Language) {
  return moment === null || moment === undefined || moment === ""
    ? null
    : dayjs.utc(moment).utcOffset(WIB_MINUTES).locale(language);
}

function shown(moment: Moment, language: Language, format: string): string {
  const at = wib(moment, language);
  return at?.isValid() ? at.format(format) : MISSING;
}

/** "20-November-2026" (spec 2 §9); a dash when there is none. */
export const formatDay = (moment: Moment, language: Language) => shown(moment, language, "DD-MMMM-YYYY");
/** "20 November 2026", as a signed page has it. */
export const formatWrittenDay = (moment: Moment, language: Language) => shown(moment, language, "DD MMMM YYYY");
/** "Friday, 20 November 2026" (spec 2 §9). */
export const formatLongDay = (moment: Moment, language: Language) => shown(moment, language, "dddd, DD MMMM YYYY");
/** "Friday". */
export const formatWeekday = (moment: Moment, language: Language) => shown(moment, language, "dddd");
/** "20 Nov 2026", where there is little room. */
export const formatShortDay = (moment: Moment, language: Language) => shown(moment, language, "DD MMM YYYY");
/** "Nov 2026". */
export const formatShortMonth = (moment: Moment, language: Language) => shown(moment, language, "MMM YYYY");
/** "14:32 WIB" (spec 2 §9). */
export const formatTime = (moment: Moment, language: Language) => shown(moment, language, "HH:mm [WIB]");
/** "20-November-2026, 14:32 WIB". */
export const formatDayAndTime = (moment: Moment, language: Language) =>
  shown(moment, language, "DD-MMMM-YYYY, HH:mm [WIB]");
/** Whether a day is told without an hour: "2026-11-20". */
export const isDayAlone = (given: string): boolean => /^\d{4}-\d\d-\d\d$/.test(given);
/** "20-November-2026", with ", 14:32 WIB" where an hour is given. */
export const formatDayOrMoment = (given: string | null, language: Language): string =>
  given !== null && isDayAlone(given) ? formatDay(given, language) : formatDayAndTime(given, language);
/** The same as an export has it. */
export const isoDayOrMoment = (given: string | null): string =>
  given !== null && isDayAlone(given) ? given : isoMoment(given);
/** "2026-11-20T14:32:05+07:00", as an export has a moment; nothing when there is none. */
export const isoMoment = (moment: Moment) => wib(moment, "en")?.format() ?? "";
/** Today in Jakarta as YYYY-MM-DD, the value of a date input. */
export const today = (now: Moment = Date.now()) => shown(now, "en", "YYYY-MM-DD");

/** The next full hour that is at least one away, as a field for a moment has it: "2026-11-20T15:00". */
export const nextHour = (now: number = Date.now()) => shown(now + 2 * 3_600_000, "en", "YYYY-MM-DD[T]HH:00");

const units: readonly [seconds: number, en: string, id: string][] = [
  [365 * 86_400, "year", "tahun"],
  [30 * 86_400, "month", "bulan"],
  [86_400, "day", "hari"],
  [3_600, "hour", "jam"],
  [60, "minute", "menit"],
  [1, "second", "detik"],
];

/** "4 minutes ago", from seconds to years; a month is 30 days, a year 365 (spec 1 §9). */
export function formatAgo(moment: Moment, language: Language, now: number = Date.now()): string {
  const at = wib(moment, language);
  if (!at?.isValid()) return MISSING;
  const seconds = Math.max(1, Math.floor((now - at.valueOf()) / 1000));
  const [length, en, id] = units.find(([size]) => seconds >= size) ?? [1, "second", "detik"];
  const count = Math.floor(seconds / length);
  return language === "id" ? `${count} ${id} yang lalu` : `${count} ${en}${count === 1 ? "" : "s"} ago`;
}
