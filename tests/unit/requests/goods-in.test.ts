import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { drawRack } from "~/inventory/racks/drawing";
import { deviceForm, holdsDevice, placedAt } from "~/features/requests/kinds/goods-in/device-form";
import { positionText } from "~/features/requests/kinds/goods-in/drafts";
import { draftRow, draftTotals } from "~/features/requests/kinds/goods-in/rows.server";
import {
  remaining,
  projectedUsage,
  roomFrom,
  unitsFrom,
  withDrafts,
} from "~/features/requests/kinds/goods-in/placement";
import { portLayoutText } from "~/features/requests/kinds/goods-in/ports";
import { countsText } from "~/inventory/devices/ports";
import { translator } from "~/language/language";
import { rackWith } from "../inventory/racks/rack.fixture";

const t = translator("en");
const nobody = { tenant: null, tenantName: "" };

const draft = (fields: object) => draftRow.parse({ id: 3, devicename: "srv-gpu-01", ...fields });

describe("units", () => {
  it("are taken downward from the top one", () => {
    expect(unitsFrom(14, 3)).toEqual([14, 13, 12]);
  });

  it("are counted as room only where both faces are free", () => {
    const drawing = drawRack(
      rackWith([
        { units: [9], id: 1, name: "sw-edge-01" },
        { units: [4], id: 2, name: "odf-lc-24", faces: "back" },
        { units: [2], status: "B" },
      ]),
      nobody,
    );
    const room = Object.fromEntries(unitsFrom(12, 12).map((unit) => [unit, roomFrom(drawing, unit)]));
    expect(room).toEqual({ 12: 3, 11: 2, 10: 1, 9: 0, 8: 4, 7: 3, 6: 2, 5: 1, 4: 0, 3: 1, 2: 0, 1: 1 });
  });

  it("of a draft wait, whether the provider draws them or not", () => {
    const gpu = draft({ up_front: [7, 6], up_back: [7, 6] });
    const drawnAlready = rackWith([{ units: [7, 6], name: "srv-gpu-01", status: "R" }]);
    for (const rack of [rackWith([]), drawnAlready]) {
      const drawing = drawRack(withDrafts(rack, [gpu]), nobody);
      expect(drawing.use).toMatchObject({ waiting: 2, free: 10 });
      expect(drawing.devices).toMatchObject([{ device: { name: "srv-gpu-01", state: "waiting" } }]);
    }
  });
});

describe("what the rack would carry", () => {
  const drawing = drawRack(
    rackWith([
      { units: [12, 11], id: 1 },
      { units: [1], status: "B" },
      { units: [5], status: "R" },
    ]),
    nobody,
  );
  const rack = { weightUsed: 300.1, weightMax: 600, powerUsed: 4, powerCapacity: null };
  const draftLoad = { height: 3, weight: 300, power: 0.5 };
  const shares = projectedUsage({ drawing, rack, drafts: { weight: 41.2, power: 1 } }, draftLoad);

  it("counts drafts and the new device as waiting", () => {
    expect(shares.space).toEqual({ inUse: 3, waiting: 4, total: 12 });
    expect(shares.weight).toEqual({ inUse: 300.1, waiting: 341.2, total: 600 });
    expect(shares.power).toEqual({ inUse: 4, waiting: 1.5, total: null });
  });

  it("knows nothing of a load that is not told", () => {
    const untold = projectedUsage(
      { drawing, rack: { ...rack, weightUsed: null }, drafts: { weight: 0, power: 0 } },
      draftLoad,
    );
    expect(untold.weight.total).toBeNull();
  });

  it("tells what is left or too much, without the noise of binary fractions", () => {
    expect(remaining(shares.space)).toBe(5);
    expect(remaining(shares.weight)).toBe(-41.3);
  });
});

describe("a draft in words", () => {
  const gpu = draft({
    up_front: ["19", "18", "17"],
    up_back: [19, 18, 17],
    eth: 2,
    eth_start: 1,
    fib: 0,
    sfp: "2",
    sfp_start: 2,
  });

  it("tells place and ports", () => {
    expect(positionText(gpu, t)).toBe("U19–U17 (3U), front and back");
    expect(countsText(gpu, t)).toBe("2 Ethernet, 2 SFP");
    expect(portLayoutText(gpu, t)).toBe("2 Ethernet from 1, 2 SFP continuing the Ethernet ports");
  });

  it("keeps silent of what the provider does not tell", () => {
    expect(positionText(draft({}), t)).toBe("");
    expect(portLayoutText(draft({ eth: 4 }), t)).toBe("4 Ethernet");
    expect(draftTotals.parse(null)).toEqual({ weight: 0, power: 0 });
    expect(draftTotals.parse({ weight: "41.50", power: null })).toEqual({ weight: 41.5, power: 0 });
  });
});

describe("the form of a device", () => {
  const right = {
    devicename: "srv-db-03",
    weight: "29",
    power: "1.9",
    jumlahu: "2",
    port_types: "ethernet_sfp",
    eth: "4",
    eth_start: "1",
    sfp: "2",
    sfp_start: "2",
    up_front: "14",
  };
  const parse = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...right, ...fields })) form.append(name, value);
    return parseWithZod(form, { schema: deviceForm(t) });
  };
  const errors = (fields: Record<string, string>) => parse(fields).reply().error;

  it("sends the units of both faces and no ports of other types", () => {
    const sent = parse({ fib: "nonsense", fib_start: "7" });
    expect(sent.status === "success" && placedAt(sent.value, [14])).toMatchObject([
      {
        devicename: "srv-db-03",
        deviceposition: "full",
        up_front: [14, 13],
        up_back: [14, 13],
        eth: "4",
        eth_start: "1",
        fib: "0",
        fib_start: "0",
        sfp: "2",
        sfp_start: "2",
      },
    ]);
  });

  it("numbers several of the same and gives each its serial number", () => {
    const sent = parse({ serialnumber: "7H2KXT3\r\n 7H2KXT4 \r\n\r\n" });
    expect(sent.status === "success" && placedAt(sent.value, [14, 10])).toMatchObject([
      { devicename: "srv-db-03", serialnumber: "7H2KXT3", up_front: [14, 13] },
      { devicename: "srv-db-04", serialnumber: "7H2KXT4", up_back: [10, 9] },
    ]);
    const without = parse({ quantity: "3 " });
    expect(without.status === "success" && without.value.each.map(({ devicename }) => devicename)).toEqual([
      "srv-db-03",
      "srv-db-04",
      "srv-db-05",
    ]);
  });

  it("asks for as many serial numbers as devices, each once, and for no more than 20 at once", () => {
    expect(errors({ quantity: "3", serialnumber: "A\nB", devicename: "" })).toEqual({
      devicename: ["Device name is required"],
      serialnumber: ["3 devices need 3 serial numbers, one per line, or none at all. Lines typed: 2"],
    });
    expect(errors({ serialnumber: "A\nB\nA" })).toEqual({ serialnumber: ["Serial number A is there twice"] });
    expect(errors({ serialnumber: Array.from({ length: 21 }, (_, at) => `S${at}`).join("\n") })).toEqual({
      serialnumber: ["The quantity is a whole number from 1 to 20"],
    });
    for (const quantity of ["0", "21", "2.5", "many"])
      expect(errors({ quantity })).toEqual({ quantity: ["The quantity is a whole number from 1 to 20"] });
  });

  it("holds a device as soon as more is given than a height and a place", () => {
    const holds = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return holdsDevice(form);
    };
    expect(holds({ devicename: "", weight: "", jumlahu: "2", up_front: "14", remark: "Two crates" })).toBe(false);
    expect(holds({ serialnumber: "7H2" })).toBe(true);
    expect(holds({ port_types: "all_sfp" })).toBe(true);
  });

  it("names all that is missing at once", () => {
    expect(errors({ devicename: " ", weight: "", power: "", jumlahu: "", port_types: "", up_front: "" })).toEqual({
      devicename: ["Device name is required"],
      weight: ["Weight is required"],
      power: ["Power is required"],
      jumlahu: ["Height (QTY U) is required"],
      port_types: ["Port types is required"],
      up_front: ["Please choice position device in rack"],
    });
  });

  it("tells missing ports also where other fields are wrong", () => {
    expect(errors({ devicename: "", port_types: "ethernet_fiber_sfp", eth: "", sfp_start: "" })).toEqual({
      devicename: ["Device name is required"],
      eth: ["Please Insert Ethernet Port and Ethernet Start"],
      fib: ["Please Insert Fiber Port and Fiber Start"],
      sfp_start: ["Please Insert SFP Port and SFP Start"],
    });
  });

  it.each(["156", "-1", "2.5", "many"])("takes no %s ports", (eth) => {
    expect(errors({ eth })).toEqual({ eth: ["The number of Ethernet ports is a whole number from 0 to 155"] });
  });

  it("takes 0 and 155 ports", () => {
    expect(errors({ eth: "0", sfp: "155" })).toBeUndefined();
  });

  it("continues the Ethernet ports only where there are any", () => {
    expect(errors({ port_types: "all_sfp", sfp_start: "2" })).toEqual({ sfp_start: ["SFP ports cannot start there"] });
    expect(errors({ eth_start: "2" })).toEqual({ eth_start: ["Ethernet ports cannot start there"] });
  });

  it("places a device only where all of its units are in the rack", () => {
    expect(errors({ jumlahu: "5", up_front: "4" })).toEqual({
      up_front: ["please choose rack position according to QTY U"],
    });
    expect(errors({ jumlahu: "4", up_front: "4" })).toBeUndefined();
  });
});
