import { describe, expect, it, vi } from "vitest";
import { readFiledLately } from "~/features/reports/read-filed-lately.server";
import { today } from "~/language/dates";
import type { Numbers } from "~/ui/drawing";
import { fakeProvider } from "../crud/support";

// No day ends in the middle of a test.
vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00+07:00") });

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon in Jakarta, this many days ago. */
const daysAgo = (days: number) => `${today(Date.now() - days * DAY_MS)}T05:00:00Z`;
const filed = (days: number, activitytype_type = "Goods In") => ({ activitytype_type, created_at: daysAgo(days) });

/** The chart's count of each kind, and its number of days. */
const sums = (numbers: Numbers | undefined) => {
  const [, ...kinds] = numbers?.heads ?? [];
  const totals = kinds.map((kind, at) => [kind, numbers?.rows.reduce((sum, row) => sum + Number(row[at + 1]), 0)]);
  return { days: numbers?.rows.length, ...Object.fromEntries(totals) };
};

const lately = (activities: object[], most?: number) => {
  const { provider, calls } = fakeProvider({ records: { activities } });
  const list = provider.list.bind(provider);
  if (most) provider.list = (family, row, query) => list(family, row, { ...query, limit: most });
  return { calls, told: readFiledLately({ provider, language: "en" }) };
};

describe("what was filed in the last 30 days", () => {
  it("is all that the reader's list has, whoever filed it, told by kind over all 30 days", async () => {
    const { calls, told } = lately([filed(0), filed(1), filed(1, "Electricity"), filed(29)]);
    const { drawing, note } = await told;
    expect(calls.map(({ path, given }) => ({ path, given }))).toEqual([
      {
        path: "activities",
        given: { start_date: today(Date.now() - 29 * DAY_MS), ordering: "-created_at", limit: 1000 },
      },
    ]);
    expect(sums(drawing?.numbers)).toEqual({ days: 30, "Goods In": 3, Electricity: 1 });
    expect(note).toBeNull();
  });

  it("leaves out what a provider gives beside it, and is whole as soon as something older comes", async () => {
    const { told } = lately([filed(3), filed(30), filed(31), filed(400)], 3);
    const { drawing, note } = await told;
    expect(sums(drawing?.numbers)).toEqual({ days: 30, "Goods In": 1 });
    expect(note).toBeNull();
  });

  it("says so where not all could be read", async () => {
    const { told } = lately([filed(1), filed(2), filed(3)], 2);
    expect((await told).note).toBe("Only 2 of 3 requests are counted.");
    expect((await lately([filed(1), filed(400), filed(2), filed(31), filed(3)], 4).told).note).toBe(
      "Only 4 of 5 requests are counted.",
    );
  });

  it("is no picture where nothing was filed", async () => {
    for (const activities of [[], [filed(45)], [{ activitytype_type: "Goods In", created_at: null }]]) {
      expect(await lately(activities).told).toEqual({ drawing: null, note: null });
    }
  });
});
