import { describe, expect, it } from "vitest";
import { type FloorRow, floorOf, OTHERS, shareOf } from "~/features/organization/sites/floor";
import { rackRow } from "~/inventory/racks/rows.server";
import type { RackSpace } from "~/inventory/racks/space";

let id = 0;
const rack = (rack_name: string, facts: object = {}): RackSpace => ({
  ...rackRow.parse({ id: ++id, rack_name, racktype_height: 40, ...facts }),
  gaps: null,
  waiting: null,
});
const told = (rows: FloorRow[]) => rows.map(({ name, tiles }) => [name, ...tiles.map((tile) => tile?.name ?? null)]);
const rows = (...racks: RackSpace[]) => told(floorOf(racks, "space", "name").rows);

describe("the rows of a floor", () => {
  it("are the names without their numbers, each rack at the place of its number", () => {
    expect(rows(rack("JKT1-B-02"), rack("JKT1-A-04"), rack("JKT1-A-01"), rack("Vault"))).toEqual([
      ["JKT1-A", "01", null, null, "04"],
      ["JKT1-B", null, "02"],
      ["", "Vault"],
    ]);
  });

  it("may start at 0", () => {
    expect(rows(rack("R-02"), rack("R-00"))).toEqual([["R", "00", null, "02"]]);
  });

  it("stand close where two racks have one number, or the numbers go too far", () => {
    expect(rows(rack("R-1"), rack("R-01"))).toEqual([["R", "1", "01"]]);
    expect(rows(rack("R-312"), rack("R-9"))).toEqual([["R", "9", "312"]]);
  });

  it("are the groups, where asked", () => {
    const cage = { rackgroups: 3, rackgroups_name: "Cage north" };
    const racks = [rack("A-2", cage), rack("B-1"), rack("A-1", cage), rack("C-1", { rackgroups: 8 })];
    expect(told(floorOf(racks, "space", "group").rows)).toEqual([
      ["#8", "C-1"],
      ["Cage north", "A-1", "A-2"],
      ["", "B-1"],
    ]);
  });

  it("name the racks of a group by what tells them apart: tiles have no room for what all names begin with", () => {
    const cage = { rackgroups: 3, rackgroups_name: "Cage" };
    const racks = [rack("JKT1-A-09", cage), rack("JKT1-B-02", cage), rack("JKT1-MMR-01"), rack("SUB1-MMR-01")];
    expect(told(floorOf(racks, "space", "group").rows)).toEqual([
      ["Cage", "A-09", "B-02"],
      ["", "JKT1-MMR-01", "SUB1-MMR-01"],
    ]);
  });
});

describe("the colour of a rack", () => {
  it("tells how much is taken of what is looked at", () => {
    const full = rack("A-1", {
      units_used: 38,
      weight_used: 100,
      weight_max: 400,
      power_used: "24",
      powercapacity: 32,
    });
    expect((["space", "weight", "power"] as const).map((theme) => shareOf(full, theme))).toEqual([0.95, 0.25, 0.75]);
    const { key } = floorOf([full, rack("A-2", { units_used: 20 }), rack("A-3")], "space", "name");
    expect(key.map(({ label, count }) => [typeof label === "object" ? label?.en : label, count])).toEqual([
      ["50% to 75%", 1],
      ["90% or more", 1],
      [undefined, 1],
    ]);
  });

  it("goes by the drawing where that is known: free units need not be told twice", () => {
    expect(shareOf({ ...rack("A-1", { units_used: 38 }), gaps: [{ top: 40, units: 30 }] }, "space")).toBe(0.25);
  });

  it("tells whose a rack is; the tenants with the most racks have colours of their own", () => {
    const racks = [1, 2, 2, 3, 4, 5, 6, 7].map((tenant) => rack(`A-${id}`, { tenant, tenant_name: `PT ${tenant}` }));
    const { key } = floorOf([...racks, rack("A-99")], "tenant", "name");
    expect(key.map(({ label, look, count }) => [label, look, count])).toEqual([
      ["PT 2", 0, 2],
      ...["PT 1", "PT 3", "PT 4", "PT 5", "PT 6"].map((label, at) => [label, at + 1, 1]),
      [null, OTHERS, 2],
    ]);
  });
});
