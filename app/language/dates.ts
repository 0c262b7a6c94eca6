import { type Language, NOTHING } from "./language";

/** Western Indonesian Time has the same offset all year (contract §1: times are shown in Asia/Jakarta). */
const WIB_MS = 7 * 3_600_000;

type Moment = string | number | Date | null | undefined;

/** Own tables, because Intl's names differ between browser and server versions, and both must render the same text. */
const names: Record<Language, { months: string[]; weekdays: string[] }> = {
  en: {
    months: "January February March April May June July August September October November December".split(" "),
    weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  },
  id: {
    months: "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(" "),
    weekdays: "Minggu Senin Selasa Rabu Kamis Jumat Sabtu".split(" "),
  },
};

const shortMonth = (month: string) => (month === "Agustus" ? "Agt" : month.slice(0, 3));

/** A moment without a time zone is in UTC. */
const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** A date whose UTC fields read as WIB. */
function wib(moment: Moment): Date | null {
  if (moment === null || moment === undefined || moment === "") return null;
  const at = new Date(typeof moment === "string" ? moment.replace(WITHOUT_ZONE, "$1T$2Z") : moment).getTime();
  return Number.isNaN(at) ? null : new Date(at + WIB_MS);
}

const two = (number: number) => String(number).padStart(2, "0");
const dayOf = (at: Date) => two(at.getUTCDate());
const yearOf = (at: Date) => String(at.getUTCFullYear()).padStart(4, "0");
const monthOf = (at: Date, language: Language) => names[language].months[at.getUTCMonth()] ?? "";
const weekdayOf = (at: Date, language: Language) => names[language].weekdays[at.getUTCDay()] ?? "";
const hourOf = (at: Date) => `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;

const shownBy =
  (show: (at: Date, language: Language) => string) =>
  (moment: Moment, language: Language): string => {
    const at = wib(moment);
    return at ? show(at, language) : NOTHING;
  };

/** "20-November-2026" (spec 2 §9); a dash when there is no date. */
export const formatDay = shownBy((at, language) => `${dayOf(at)}-${monthOf(at, language)}-${yearOf(at)}`);
/** "20 November 2026", as written on signed documents. */
export const formatWrittenDay = shownBy((at, language) => `${dayOf(at)} ${monthOf(at, language)} ${yearOf(at)}`);
/** "Friday, 20 November 2026" (spec 2 §9). */
export const formatLongDay = shownBy(
  (at, language) => `${weekdayOf(at, language)}, ${dayOf(at)} ${monthOf(at, language)} ${yearOf(at)}`,
);
/** "Friday". */
export const formatWeekday = shownBy(weekdayOf);
/** "20 Nov 2026", for narrow places. */
export const formatShortDay = shownBy(
  (at, language) => `${dayOf(at)} ${shortMonth(monthOf(at, language))} ${yearOf(at)}`,
);
/** "Nov 2026". */
export const formatShortMonth = shownBy((at, language) => `${shortMonth(monthOf(at, language))} ${yearOf(at)}`);
/** "14:32 WIB" (spec 2 §9). */
export const formatTime = shownBy((at) => `${hourOf(at)} WIB`);
/** "20-November-2026, 14:32 WIB". */
export const formatDayAndTime = shownBy(
  (at, language) => `${dayOf(at)}-${monthOf(at, language)}-${yearOf(at)}, ${hourOf(at)} WIB`,
);
/** Whether the value is a day without a time: "2026-11-20". */
export const isDayAlone = (given: string): boolean => /^\d{4}-\d\d-\d\d$/.test(given);
/** "20-November-2026", followed by ", 14:32 WIB" if the value has a time. */
export const formatDayOrMoment = (given: string | null, language: Language): string =>
  given !== null && isDayAlone(given) ? formatDay(given, language) : formatDayAndTime(given, language);
/** The same in the format of exports. */
export const isoDayOrMoment = (given: string | null): string =>
  given !== null && isDayAlone(given) ? given : isoMoment(given);
/** "2026-11-20T14:32:05+07:00", the format of exports; "" when there is no moment. */
export const isoMoment = (moment: Moment) => {
  const at = wib(moment);
  return at ? `${at.toISOString().slice(0, 19)}+07:00` : "";
};
/** Today in Jakarta as YYYY-MM-DD, the value of a date input. */
export const today = (now: Moment = Date.now()) => wib(now)?.toISOString().slice(0, 10) ?? NOTHING;

/** A day in Jakarta, whose clocks are never changed. */
export const DAY_MS = 24 * 3_600_000;

/** The day that many days later: "2026-11-30" and 1 → "2026-12-01". */
export const shiftedDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether a text is a calendar day, YYYY-MM-DD, of this century or the last; `toJSON` of an invalid date is null. */
export const isDay = (text: string): boolean => /^(19|20)/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** A day as typed into browsers without a calendar, "31/12/2026", as YYYY-MM-DD; any other text stays. */
export const isoDay = (typed: string): string =>
  typed.replace(/^(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?=$|[ T])/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );

/** The next full hour that is at least an hour away, as the value of a datetime-local input: "2026-11-20T15:00". */
export const nextHour = (now: number = Date.now()) =>
  `${new Date(now + WIB_MS + 2 * 3_600_000).toISOString().slice(0, 13)}:00`;

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
  const at = wib(moment);
  if (!at) return NOTHING;
  const seconds = Math.max(1, Math.floor((now + WIB_MS - at.getTime()) / 1000));
  const [length, en, id] = units.find(([size]) => seconds >= size) ?? [1, "second", "detik"];
  const count = Math.floor(seconds / length);
  return language === "id" ? `${count} ${id} yang lalu` : `${count} ${en}${count === 1 ? "" : "s"} ago`;
}
