import { describe, expect, it } from "vitest";
import { freePortsText, portUses } from "~/inventory/devices/ports";
import { interconnectionRow } from "~/inventory/interconnections/rows.server";
import { sent } from "../interconnections/interconnection.fixture";

describe("freePortsText", () => {
  it.each([
    [["SFP 1", "SFP 2", "SFP 3", "SFP 8"], "1–3, 8"],
    [["10", "9", "2"], "2, 9–10"],
    [["Gi0/1", "Gi1/1"], "Gi0/1, Gi1/1"],
    [["uplink", "eth 1"], "uplink, eth 1"],
    [["FIB 0"], "0"],
    [[], ""],
  ])("%j is told as %j", (names, text) => {
    expect(freePortsText(names)).toBe(text);
  });
});

describe("portUses", () => {
  const row = (fields: object) => interconnectionRow.parse(sent(fields));

  it("tells by whom a port is used, from either end", () => {
    const rows = [row({}), row({ id: 8, devicesrc: 24, devicesrcport_port: "SFP 2", devicedst: 99 })];
    expect(portUses(24, rows)).toMatchObject([
      {
        portType: "FIB",
        port: "7",
        interconnection: 7,
        otherEnd: { tenantName: "PT Samudra", deviceName: "sw-edge-05" },
      },
      { portType: "SFP", port: "SFP 2", interconnection: 8, otherEnd: { tenantName: "PT Rimba" } },
    ]);
  });

  it("holds a port from the request on, and no longer once it is refused or dismantled", () => {
    const rows = ["W", "C", "D", "X"].map((status, at) => row({ id: at + 1, status, devicedst: null }));
    expect(portUses(47, rows).map(({ status }) => status)).toEqual(["W", "C"]);
  });

  it("tells each interconnection once, and both ports of one between two ports of the device", () => {
    expect(portUses(47, [row({}), row({})])).toHaveLength(1);
    expect(portUses(47, [row({ devicedst: 47 })]).map(({ port }) => port)).toEqual(["7", "SFP 12"]);
    expect(portUses(47, [row({}), row({ iix_interconnection: "Y" })])).toHaveLength(2);
  });

  it("counts ports as numbers", () => {
    const rows = [10, 9, 2].map((port) => row({ id: port, devicesrcport_port: `SFP ${port}` }));
    expect(portUses(47, rows).map(({ port }) => port)).toEqual(["SFP 2", "SFP 9", "SFP 10"]);
  });

  it("takes no unknown device for this one", () => {
    expect(portUses(47, [row({ devicesrc: null, devicedst: null })])).toEqual([]);
  });
});
