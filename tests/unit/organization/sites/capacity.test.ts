import { describe, expect, it } from "vitest";
import { meta } from "~/features/organization/sites/capacity.route";
import { capacityOf, monthsUntil, standingBy } from "~/features/organization/sites/capacity";
import { rackRow } from "~/inventory/racks/rows.server";
import { spaceOf } from "~/inventory/racks/space";

const rack = (datacenter: number, facts: object = {}) =>
  spaceOf(
    rackRow.parse({
      id: 1,
      datacenter,
      datacenter_name: `DC ${datacenter}`,
      racktype_height: 40,
      units_used: 0,
      ...facts,
    }),
    undefined,
  );
const load = (units: number, weight = 0, power = 0) => ({ units, weight, power });
/** A year of full months including the whole of this one. */
const today = "2026-12-31";

it("the months that are shown end with the present one, across the year", () => {
  expect(monthsUntil("2027-02-03", 4)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
  expect(monthsUntil(today)).toHaveLength(24);
});

it("what stood at the end of a month is what had come by then, on an unknown day too", () => {
  const months = { "": load(1), "2025-12": load(2), "2026-02": load(4) };
  expect(standingBy(months, ["2025-11", "2025-12", "2026-01", "2026-02"]).map(({ units }) => units)).toEqual([
    1, 3, 3, 7,
  ]);
});

describe("when a site is full", () => {
  it("follows from what came in the last year", () => {
    const [site] = capacityOf(
      [rack(1, { weight_max: 100, weight_used: 40 })],
      { 1: { "2025-12": load(9), "2026-01": load(8, 20), "2026-06": load(4) } },
      today,
    );
    expect(site).toMatchObject({
      name: "DC 1",
      units: { used: 0, total: 40, fullIn: 40 },
      weight: { used: 40, total: 100, fullIn: 36 },
      power: { used: null, total: null, fullIn: null },
    });
  });

  it("is now where nothing is left, and never where nothing comes", () => {
    const used = { weight_max: 50, weight_used: "50.00" };
    const [site] = capacityOf([rack(1, used)], {}, today);
    expect(site).toMatchObject({ units: { fullIn: null }, weight: { fullIn: 0 } });
  });

  it("puts the site that is full first at the top, and tells no growth where devices are not told", () => {
    const racks = [rack(1), rack(10), rack(3), rack(1)];
    const order = (arrivals: Parameters<typeof capacityOf>[1]) =>
      capacityOf(racks, arrivals, today).map(({ name }) => name);
    expect(order({ 1: { "2026-11": load(24) }, 3: { "2026-11": load(24) } })).toEqual(["DC 3", "DC 1", "DC 10"]);
    expect(order(null)).toEqual(["DC 1", "DC 3", "DC 10"]);
    expect(capacityOf(racks, null, today)[0]).toMatchObject({
      racks: 2,
      trend: null,
      units: { total: 80, fullIn: null },
    });
  });
});

it.each([
  [{ asked: "DC Dago" }, "Capacity, DC Dago"],
  [{}, "Capacity"],
])("the page's title names the site that was asked for", (data, title) => {
  const given = { data, matches: [] } as unknown as Parameters<typeof meta>[0];
  expect(meta(given)).toEqual([{ title: `${title} | Titik Temu` }]);
});
