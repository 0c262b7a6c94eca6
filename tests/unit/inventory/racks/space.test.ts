import { describe, expect, it } from "vitest";
import { placeAsked } from "~/inventory/racks/marked-place";
import { drawRack } from "~/inventory/racks/drawing";
import { rackRow } from "~/inventory/racks/rows.server";
import { fits, freeUnits, mayFit, placesFor, spaceOf, unitsOf } from "~/inventory/racks/space";
import { rackWith } from "./rack.fixture";

const rack = (facts: object = {}) =>
  rackRow.parse({
    id: 7,
    rack_name: "A-07",
    racktype_height: 12,
    weight_max: "900.00",
    weight_used: 850,
    powercapacity: 32,
    power_used: "30.5",
    ...facts,
  });
const taken = (installed: number[], waiting: number[] = [], isVague = false) => ({
  installed: new Set(installed),
  waiting: new Set(waiting),
  isVague,
});
const wanted = { units: 0, weight: 0, power: 0 };

describe("the room of a rack by its devices", () => {
  it("is what neither stands nor waits there, the largest place first", () => {
    const { gaps, waiting } = spaceOf(rack({ units_used: 4 }), taken([12, 9], [4, 3]));
    expect(gaps).toEqual([
      { top: 8, units: 4 },
      { top: 11, units: 2 },
      { top: 2, units: 2 },
    ]);
    expect(waiting).toBe(2);
  });

  it("is the whole rack without devices, and known whether or not the rack counts what waits", () => {
    expect(spaceOf(rack({ units_used: 0 }), undefined).gaps).toEqual([{ top: 12, units: 12 }]);
    expect(spaceOf(rack({ units_used: 2 }), taken([12, 9], [4, 3])).gaps).toHaveLength(3);
    expect(spaceOf(rack(), taken([12])).gaps).toEqual([{ top: 11, units: 11 }]);
  });

  it.each([
    ["more is used than the devices take, as in a shared rack", rack({ units_used: 9 }), taken([12])],
    ["a device does not say where it stands", rack({ units_used: 1 }), taken([12], [], true)],
    ["the rack does not say how high it is", rack({ units_used: 1, racktype_height: null }), taken([12])],
  ])("is left to the drawing where %s", (_, row, devices) => {
    expect(spaceOf(row, devices).gaps).toBeNull();
  });
});

it("a device takes its units as told, or downward from the only one that is told", () => {
  expect(unitsOf({ front: [5, 4], back: [5, 4], height: 2 })).toEqual([5, 4]);
  expect(unitsOf({ front: [5], back: [], height: 3 })).toEqual([5, 4, 3]);
  expect(unitsOf({ front: [2], back: [], height: 4 })).toEqual([2, 1]);
  expect(unitsOf({ front: [], back: [], height: 4 })).toEqual([]);
});

describe("what is looked for", () => {
  const known = spaceOf(rack({ units_used: 6 }), taken([12, 11, 10, 5, 4, 3]));

  it("needs its units in one piece, however many are free in all", () => {
    expect(freeUnits(known)).toBe(6);
    expect(fits(known, { ...wanted, units: 4 })).toBe(true);
    expect(fits(known, { ...wanted, units: 5 })).toBe(false);
    expect(placesFor(known, 3)).toEqual([{ top: 9, units: 4 }]);
  });

  it("needs weight and power that are left", () => {
    expect(fits(known, { ...wanted, weight: 50, power: 1.5 })).toBe(true);
    expect(fits(known, { ...wanted, weight: 50.5 })).toBe(false);
    expect(fits(known, { ...wanted, power: 1.6 })).toBe(false);
  });

  it("may be where a rack tells nothing yet, and is not where it never does", () => {
    const untold = { ...rack({ units_used: 6, weight_max: null, powercapacity: "" }), gaps: null, waiting: null };
    expect(mayFit(untold, { units: 6, weight: 10, power: 1 })).toBe(true);
    expect(mayFit(untold, { ...wanted, units: 7 })).toBe(false);
    expect(fits({ ...untold, gaps: [{ top: 12, units: 6 }] }, { ...wanted, weight: 10 })).toBe(false);
    expect(fits({ ...untold, gaps: [] }, wanted)).toBe(false);
  });
});

describe("the place that an address marks", () => {
  const drawing = drawRack(rackWith([{ units: [12] }, { units: [4, 3], status: "R" }]), { tenant: 1, tenantName: "" });
  const asked = (query: string) => placeAsked(new URLSearchParams(query), drawing);

  it("is free where nothing stands and nothing waits", () => {
    expect(asked("place=11&units=7")).toEqual({ top: 11, units: 7, isFree: true });
    expect(asked("place=10&units=2")).toMatchObject({ isFree: true });
    expect(asked("place=11&units=8")).toMatchObject({ isFree: false });
    expect(asked("place=12&units=1")).toMatchObject({ isFree: false });
  });

  it.each([
    "",
    "place=11",
    "place=99&units=1",
    "place=2&units=3",
    "place=2.5&units=1",
    "place=-1&units=-4",
    "place=x&units=1",
  ])("is none for “%s”", (query) => expect(asked(query)).toBeNull());
});
