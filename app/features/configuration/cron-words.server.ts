import cronstrue from "cronstrue/i18n.js";
import type { Language } from "~/language/language";

/** What replaces phrases of cronstrue that are no good Indonesian or mean something else: its "every 2 months" is February. */
const indonesian = {
  at: "Pukul",
  atSpace: "Pukul ",
  atX0: "pukul %s",
  betweenX0AndX1: "antara pukul %s dan %s",
  everyMinuteBetweenX0AndX1: "Setiap menit antara pukul %s dan %s",
  onTheHour: "pada menit ke-0",
  atX0MinutesPastTheHour: "pada menit ke-%s",
  minutesX0ThroughX1PastTheHour: "setiap menit dari menit ke-%s sampai ke-%s",
  commaStartingX0: ", mulai %s",
  commaOnlyOnX0: ", hanya hari %s",
  commaAndOnX0: ", dan hari %s",
  commaEveryX0DaysOfTheWeek: ", setiap %s hari dalam seminggu",
  commaOnDayX0OfTheMonth: ", tanggal %s",
  commaBetweenDayX0AndX1OfTheMonth: ", tanggal %s sampai %s",
  commaOnlyInX0: ", hanya bulan %s",
  commaEveryX0Months: ", setiap %s bulan",
};

/** Node takes the whole CommonJS module for its default export. */
const { locales }: typeof cronstrue = "default" in cronstrue ? Object(cronstrue.default) : cronstrue;

for (const [phrase, words] of Object.entries(indonesian)) Object.assign(locales["id"] ?? {}, { [phrase]: () => words });

/** A crontab in words. */
export const cronWords = (crontab: string, locale: Language): string =>
  cronstrue.toString(crontab, { locale, use24HourTimeFormat: true });
