import { expect, test, vi } from "vitest";
import {
  formatAgo,
  formatDay,
  formatDayAndTime,
  formatDayOrMoment,
  formatLongDay,
  formatTime,
  isoDayOrMoment,
  isoMoment,
  nextHour,
  shiftedDay,
  today,
} from "~/language/dates";

test("days and times are those of Jakarta, whatever the machine's zone", () => {
  expect(formatDay("2026-11-20T18:30:00Z", "en")).toBe("21-November-2026");
  expect(formatTime("2026-11-20T07:32:10.123456+00:00", "en")).toBe("14:32 WIB");
  expect(formatLongDay("2026-11-20T07:32:10+07:00", "id")).toBe("Jumat, 20 November 2026");
  expect(formatDayAndTime("2026-08-01T00:00:00+07:00", "id")).toBe("01-Agustus-2026, 00:00 WIB");
  expect(today("2026-11-20T17:00:00Z")).toBe("2026-11-21");
});

test("a moment without a zone is in UTC, wherever the machine stands", () => {
  vi.stubEnv("TZ", "America/New_York");
  expect(new Date("2026-11-20T18:30:00").getUTCHours()).toBe(23);
  expect(formatDayAndTime("2026-11-20T18:30:00", "en")).toBe("21-November-2026, 01:30 WIB");
  expect(isoMoment("2026-11-20 18:30")).toBe("2026-11-21T01:30:00+07:00");
  vi.unstubAllEnvs();
});

test("a day is told without an hour, a moment with its own", () => {
  expect(formatDayOrMoment("2026-11-20", "en")).toBe("20-November-2026");
  expect(formatDayOrMoment("2026-11-20T18:30:00.000Z", "en")).toBe("21-November-2026, 01:30 WIB");
  expect(["2026-11-20", "2026-11-20T18:30:00.000Z", null].map(isoDayOrMoment)).toEqual([
    "2026-11-20",
    "2026-11-21T01:30:00+07:00",
    "",
  ]);
});

test("the next hour is at least one away", () => {
  expect(nextHour(Date.parse("2026-11-20T10:00:00Z"))).toBe("2026-11-20T19:00");
  expect(nextHour(Date.parse("2026-11-20T15:59:00Z"))).toBe("2026-11-21T00:00");
});

test("nothing and nonsense are a dash", () => {
  for (const value of [null, undefined, "", "soon"]) expect(formatDay(value, "en")).toBe("–");
});

test.each([
  [1, "1 second ago", "1 detik yang lalu"],
  [59, "59 seconds ago", "59 detik yang lalu"],
  [60, "1 minute ago", "1 menit yang lalu"],
  [7_200, "2 hours ago", "2 jam yang lalu"],
  [86_400, "1 day ago", "1 hari yang lalu"],
  [30 * 86_400, "1 month ago", "1 bulan yang lalu"],
  [364 * 86_400, "12 months ago", "12 bulan yang lalu"],
  [730 * 86_400, "2 years ago", "2 tahun yang lalu"],
])("%i seconds", (seconds, english, indonesian) => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  expect(formatAgo(now - seconds * 1000, "en", now)).toBe(english);
  expect(formatAgo(now - seconds * 1000, "id", now)).toBe(indonesian);
});

test("exports moments in WIB, with their offset, and nothing where there is none", () => {
  expect(isoMoment("2026-11-21T23:44:05.123Z")).toBe("2026-11-22T06:44:05+07:00");
  expect(isoMoment(null)).toBe("");
});

test("a day is shifted over the ends of months and years", () => {
  expect(shiftedDay("2026-11-30", 1)).toBe("2026-12-01");
  expect(shiftedDay("2028-03-01", -1)).toBe("2028-02-29");
  expect(shiftedDay("2026-12-31", 1)).toBe("2027-01-01");
});
