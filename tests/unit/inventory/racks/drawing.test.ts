import { describe, expect, it } from "vitest";
import { drawRack, type Slot, unitsText } from "~/inventory/racks/drawing";
import { rackDetail } from "~/inventory/racks/rows.server";
import { rackWith } from "./rack.fixture";

const nobody = { tenant: null, tenantName: "" };
const rimba = { tenant: 7, tenantName: "PT Rimba Data Khatulistiwa" };

/** "U12–U11 (2U) installed sw-1" for each slot, top first. */
const told = (slots: Slot[]) =>
  slots.map((slot) => [unitsText(slot), slot.state, slot.device?.name].filter(Boolean).join(" "));

describe("unitsText", () => {
  it("names the top unit first", () => {
    expect(unitsText({ top: 35, units: 2 })).toBe("U35–U34 (2U)");
    expect(unitsText({ top: 1, units: 1 })).toBe("U1 (1U)");
  });
});

describe("drawRack", () => {
  it("merges the consecutive units of a device and what is free, from the top", () => {
    const rack = rackWith([
      { units: [12, 11], id: 1, name: "rt-1" },
      { units: [10], id: 2, name: "sw-1" },
      { units: [3, 4, 5], id: 3, name: "srv-1" },
    ]);
    const { front, back } = drawRack(rack, nobody);
    expect(told(front)).toEqual([
      "U12–U11 (2U) installed rt-1",
      "U10 (1U) installed sw-1",
      "U9–U6 (4U) free",
      "U5–U3 (3U) installed srv-1",
      "U2–U1 (2U) free",
    ]);
    expect(told(back)).toEqual(told(front));
  });

  it("tells the states apart: I, R, B, A, O and what it does not know", () => {
    const rack = rackWith(
      [
        { units: [6], id: 1, name: "a", status: "I" },
        { units: [5], id: 2, name: "b", status: "R" },
        { units: [4], status: "B" },
        { units: [3], id: 4, name: "d", status: "A" },
        { units: [2], id: 5, name: "e", status: "O" },
        { units: [1], id: 6, name: "f", status: "?" },
      ],
      { racktype_height: 6 },
    );
    expect(told(drawRack(rack, nobody).front)).toEqual([
      "U6 (1U) installed a",
      "U5 (1U) waiting b",
      "U4 (1U) blocked",
      "U3–U2 (2U) free",
      "U1 (1U) blocked f",
    ]);
  });

  it("calls a device without a name by its id, unless it is another tenant's", () => {
    const rack = rackWith([
      { units: [12], id: 4, name: "" },
      { units: [11], id: 5, name: "", status: "B" },
    ]);
    expect(told(drawRack(rack, nobody).front).slice(0, 2)).toEqual(["U12 (1U) installed #4", "U11 (1U) blocked"]);
  });

  it("draws the viewer's devices as own, by the tenant's id or name, once they are installed", () => {
    const rack = rackWith([
      { units: [4], id: 1, name: "by-id", tenant: 7 },
      { units: [3], id: 2, name: "by-name", tenant: "PT Rimba Data Khatulistiwa" },
      { units: [2], id: 3, name: "other", tenant: 70 },
      { units: [1], id: 4, name: "asked", tenant: 7, status: "R" },
    ]);
    const states = (viewer: typeof rimba | typeof nobody) =>
      drawRack(rack, viewer).devices.map(({ device }) => device.state);
    expect(states(rimba)).toEqual(["own", "own", "installed", "waiting"]);
    expect(states(nobody)).toEqual(["installed", "installed", "installed", "waiting"]);
  });

  it("does not take a device without a tenant for the own one of a viewer without a name", () => {
    const { front } = drawRack(rackWith([{ units: [1], id: 1, name: "x" }]), nobody);
    expect(front.at(-1)?.state).toBe("installed");
  });

  it("marks the empty face behind a device of half depth", () => {
    const rack = rackWith([
      { units: [12], id: 1, name: "odf", faces: "front" },
      { units: [2, 1], id: 2, name: "con", faces: "back" },
    ]);
    const { front, back, devices, use } = drawRack(rack, nobody);
    expect(told(front)).toEqual(["U12 (1U) installed odf", "U11–U3 (9U) free", "U2–U1 (2U) half con"]);
    expect(told(back)).toEqual(["U12 (1U) half odf", "U11–U3 (9U) free", "U2–U1 (2U) installed con"]);
    expect(devices.map(({ faces }) => faces)).toEqual([["front"], ["back"]]);
    expect(use).toEqual({ installed: 3, waiting: 0, blocked: 0, free: 9 });
  });

  it("keeps two devices of the same name apart, and two neighbours of the same tenant", () => {
    const rack = rackWith([
      { units: [2], id: 1, name: "srv" },
      { units: [1], id: 2, name: "srv" },
    ]);
    expect(told(drawRack(rack, nobody).front).slice(1)).toEqual(["U2 (1U) installed srv", "U1 (1U) installed srv"]);
  });

  it("counts units and finds the largest gaps that are free on both faces", () => {
    const rack = rackWith([
      { units: [12], id: 1, name: "a" },
      { units: [9], id: 2, name: "b", faces: "back" },
      { units: [5], status: "B" },
      { units: [1], id: 3, name: "c", status: "R" },
    ]);
    const { gaps, use } = drawRack(rack, nobody);
    expect(gaps.map(unitsText)).toEqual(["U8–U6 (3U)", "U4–U2 (3U)", "U11–U10 (2U)"]);
    expect(use).toEqual({ installed: 2, waiting: 1, blocked: 1, free: 8 });
  });

  it("lists each device once with all its places", () => {
    const rack = rackWith([
      { units: [9, 2, 8], id: 5, name: "split" },
      { units: [11, 10], status: "B" },
      { units: [4], status: "B" },
    ]);
    const listed = drawRack(rack, nobody).devices.map(({ device, ranges }) => [
      device.name,
      ranges.map(unitsText).join(", "),
    ]);
    expect(listed).toEqual([
      ["", "U11–U10 (2U), U4 (1U)"],
      ["split", "U9–U8 (2U), U2 (1U)"],
    ]);
  });

  it("accepts odd data: strings, duplicates, nulls, fractions, units outside the rack", () => {
    const rack = rackWith(
      [
        { units: ["3", 2, null, 0, -1, 1.5, "x"], id: "8", name: "odd", eth: "24", sfp: "0" },
        { units: [3], id: 9, name: "late" },
        { units: [99], id: 10, name: "above" },
      ],
      { racktype_height: "4.00" },
    );
    const { front, devices, height } = drawRack(rack, nobody);
    expect(height).toBe(4);
    expect(told(front)).toEqual(["U4 (1U) free", "U3–U2 (2U) installed odd", "U1 (1U) free"]);
    expect(devices.map(({ device }) => device.name)).toEqual(["above", "odd"]);
    expect(devices[1]?.device).toMatchObject({ id: "8", eth: 24, fib: 0, sfp: 0 });
  });

  it.each([
    ["an empty object is an empty rack of 42 units", {}, 42],
    ["null lists", { up_front_used: null, up_back_used: null, racktype_height: 10 }, 10],
    ["no height: up to the highest device", { up_front_used: [{ up_front: 45, status: "I", device__id: 1 }] }, 45],
    ["a height that cannot be is cut", { racktype_height: 1_000_000 }, 50],
  ])("%s", (_, answer, height) => {
    expect(drawRack(rackDetail.parse(answer), nobody).height).toBe(height);
  });

  it.each([0, 1, 41, 42])("fills every unit of both faces exactly once (%i used)", (used) => {
    const units = Array.from({ length: used }, (_, index) => index + 1);
    const { front, back } = drawRack(
      rackWith([{ units, id: 1, name: "x", faces: "front" }], { racktype_height: 42 }),
      nobody,
    );
    for (const face of [front, back]) {
      expect(face.reduce((next, slot) => (expect(slot.top).toBe(next), next - slot.units), 42)).toBe(0);
    }
  });
});
