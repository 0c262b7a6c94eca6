import { describe, expect, it } from "vitest";
import {
  Counts,
  dayOf,
  endOf,
  hourOfWeek,
  hoursAndMinutes,
  hoursBetween,
  hoursOpen,
  Median,
  mostAtOnce,
  mostFrequent,
  startOf,
  stepsOver,
  Timeline,
} from "~/features/reports/figures";

const medianOf = (...numbers: (number | null)[]) => {
  const median = new Median();
  for (const number of numbers) median.add(number);
  return median.middle;
};

describe("times", () => {
  it("are of Jakarta", () => {
    expect(dayOf("2026-11-20T17:00:00Z")).toBe("2026-11-21");
    expect(dayOf("2026-11-20T16:59:59Z")).toBe("2026-11-20");
    expect(dayOf(null)).toBeNull();
    // Late on a Friday in UTC it is Saturday in Jakarta.
    expect(hourOfWeek("2026-11-20T17:30:00Z")).toBe("5 0");
    expect(hourOfWeek("2026-11-16T02:00:00Z")).toBe("0 9");
  });

  it("have hours between them, unless one is missing or they are turned round", () => {
    expect(hoursBetween("2026-11-20T00:00:00Z", "2026-11-20T03:30:00Z")).toBe(3.5);
    expect(hoursBetween("2026-11-20T03:30:00Z", "2026-11-20T00:00:00Z")).toBeNull();
    expect(hoursBetween(null, "2026-11-20T00:00:00Z")).toBeNull();
    expect(hoursAndMinutes(3.125)).toBe("3:08");
    expect(hoursAndMinutes(1.999)).toBe("2:00");
    expect(hoursAndMinutes(null)).toBe("");
  });

  it("a request is open until it was done, until now while it is open, and nobody knows how long where it was refused", () => {
    const life = { createdAt: "2026-11-20T00:00:00Z", doneAt: null, closedAt: null };
    const now = "2026-11-21T00:00:00Z";
    expect(hoursOpen({ ...life, status: "AP", doneAt: "2026-11-20T02:00:00Z" }, now)).toBe(2);
    expect(hoursOpen({ ...life, status: "CL", closedAt: "2026-11-20T04:00:00Z" }, now)).toBe(4);
    expect(hoursOpen({ ...life, status: "OR" }, now)).toBe(24);
    for (const status of ["RJ", "CN"]) expect(hoursOpen({ ...life, status }, now)).toBeNull();
    expect(endOf({ doneAt: "a", closedAt: "b" })).toBe("a");
  });
});

describe("the median", () => {
  it("is the middle value, or the mean of the two middle ones", () => {
    expect(medianOf(9, 1, 5)).toBe(5);
    expect(medianOf(10, 1, null, 2, 9)).toBe(5.5);
    expect(medianOf(3)).toBe(3);
    expect(medianOf()).toBeNull();
    expect(medianOf(null)).toBeNull();
  });
});

describe("counts", () => {
  it("are sorted by how many, then by name", () => {
    const counts = new Counts();
    for (const one of ["b", "c", "a 10", "a 2", "c"]) counts.add(one);
    expect(counts.sorted).toEqual([
      ["c", 2],
      ["a 2", 1],
      ["a 10", 1],
      ["b", 1],
    ]);
    expect([counts.of("c"), counts.of("x"), counts.sum]).toEqual([2, 0, 5]);
  });

  it("name the most frequent; one alone is not told as others", () => {
    const counts = new Counts();
    for (const [at, name] of [..."abcdefgh"].entries()) counts.add(name, 10 - at);
    expect(mostFrequent(counts, 6)).toEqual({ named: [..."abcdef"], others: ["g", "h"] });
    expect(mostFrequent(counts, 7)).toEqual({ named: [..."abcdefgh"], others: [] });
  });
});

describe("steps of time", () => {
  it.each([
    ["day", "2026-11-20", "2026-11-20"],
    ["week", "2026-11-20", "2026-11-16"],
    ["week", "2026-11-22", "2026-11-16"],
    ["week", "2026-11-23", "2026-11-23"],
    ["month", "2026-11-20", "2026-11-01"],
    ["quarter", "2026-11-20", "2026-10-01"],
    ["quarter", "2026-03-31", "2026-01-01"],
    ["year", "2026-11-20", "2026-01-01"],
  ] as const)("the %s of %s begins on %s", (step, day, start) => {
    expect(startOf(step, day)).toBe(start);
  });

  it("hold those in which nothing was", () => {
    expect(stepsOver(["2026-11-20", "2026-08-31"], "month")).toEqual({
      step: "month",
      starts: ["2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01"],
    });
    expect(stepsOver([], "day").starts).toEqual([]);
    expect(stepsOver(["2026-12-31", "2027-01-01"], "day").starts).toEqual(["2026-12-31", "2027-01-01"]);
  });

  it("are as coarse as there is room, also for centuries", () => {
    expect(stepsOver(["2026-01-01", "2026-03-31"], "day").step).toBe("week");
    expect(stepsOver(["2024-01-01", "2026-11-20"], "day").step).toBe("month");
    expect(stepsOver(["2020-01-01", "2026-11-20"], "day")).toMatchObject({ step: "quarter" });
    const centuries = stepsOver(["0001-01-01", "2026-11-20"], "day");
    expect(centuries.step).toBe("year");
    expect(centuries.starts).toHaveLength(36);
    expect(centuries.starts.at(-1)).toBe("2026-01-01");
  });

  it.each([
    ["2026-11-01", "day", 24],
    ["2026-10-31", "day", 25],
    ["2026-10-05", "week", 8],
    ["2026-09-30", "month", 3],
  ])("are finer than usual where they would be fewer than three: from %s by %s", (first, step, count) => {
    const over = stepsOver([first, "2026-11-24"], "month");
    expect([over.step, over.starts.length]).toEqual([step, count]);
  });

  it("sum what their days hold, by series", () => {
    const timeline = new Timeline();
    timeline.add("2026-10-01", "in");
    timeline.add("2026-10-31", "in");
    timeline.add("2026-12-01", "out", 3);
    const { starts, of } = timeline.by("month");
    expect(starts).toEqual(["2026-10-01", "2026-11-01", "2026-12-01"]);
    expect([of("in"), of("out"), of("nothing")]).toEqual([
      [2, 0, 0],
      [0, 0, 3],
      [0, 0, 0],
    ]);
    expect(timeline.totals.of("in")).toBe(2);
  });
});

describe("people inside at once", () => {
  const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00Z`;

  it("are those whose stays overlap; who has not left is still inside", () => {
    expect(mostAtOnce([])).toBe(0);
    expect(
      mostAtOnce([
        [at(1), at(4)],
        [at(2), at(3)],
        [at(3), at(5)],
      ]),
    ).toBe(2);
    expect(
      mostAtOnce([
        [at(1), null],
        [at(2), null],
        [at(9), at(10)],
      ]),
    ).toBe(3);
  });
});
