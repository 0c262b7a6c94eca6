import { describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { readDestination } from "~/features/requests/kinds/interconnection/destination.server";
import type { Chosen } from "~/features/requests/chosen";
import type { PendingApproval } from "~/features/requests/kinds/interconnection/read-pending-approval.server";
import type { Choices } from "~/features/requests/kinds/interconnection/read-end.server";
import { readSource, sourceForm, sourceLabels } from "~/features/requests/kinds/interconnection/source.server";
import { refuseUnoffered } from "~/forms/choices.server";
import { translator } from "~/language/language";
import type { Query } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";

vi.mock("~/session/guards.server", () => ({}));

const t = translator("en");
const free = (type: string, ...numbers: number[]) => numbers.map((n) => ({ id: 100 + n, name: `${type} ${n}` }));

/** A provider's records; `mmr_rack=Y` and `fiber_only=1` filter as it does. */
const records: Record<string, Record<string, unknown>[]> = {
  racks: [
    { id: "1", rack_name: "A-01", mmr_rack: "N" },
    { id: 2, rack_name: "MMR-01", mmr_rack: "Y" },
  ],
  rackshare: [
    { id: 1, rack: 3, rack_name: "A-03", tenant: 9 },
    { id: 2, rack: 5, rack_name: "X-05", tenant: 8 },
  ],
  circuittype: [
    { id: 1, type: "FIBER OPTIC" },
    { id: 2, type: "UTP" },
  ],
  circuitconnector: [
    { id: 1, name: "LC", circuittype: 1 },
    { id: 2, name: "SC" },
    { id: 3, name: "RJ45", circuittype: 2 },
  ],
  devices: [
    { id: 11, devicename: "sw-1", status: "I", sfp_available: free("SFP", 1, 2), eth_available: [], fib_available: [] },
    { id: 12, devicename: "odf-1", status: "I", sfp: 0, eth: 0 },
    { id: 13, devicename: "coming", status: "R" },
    { id: 14, devicename: "pp-1", status: "I", eth_available: free("ETH", 1), fib: 0, sfp: 0 },
    { id: 15, devicename: "full", status: "I", eth_available: [], fib_available: [], sfp_available: [] },
    { id: 16, devicename: "leaving", status: "I", sfp_available: free("SFP", 1), eth_available: [], fib_available: [] },
  ],
  activities: [{ id: 70, activitytype_type: "Goods Out", status: "OR" }],
  goodsout: [{ id: 7, activities: 70 }],
  goodsoutdetail: [{ id: 1, device: 16, goodsout: 7 }],
  tenantlist: [
    { id: 9, name: "PT Own" },
    { id: 10, name: "PT Other" },
  ],
  servicerackdetails: [
    { id: 4, service_name: "IIX", detail_service: 5, count_iixservice: "2", status: "A" },
    { id: 5, service_name: "IIX", detail_service: 5, status: "S" },
  ],
};

function reader({ ignoresFilters = false } = {}) {
  const asked: [string, Query][] = [];
  const rowsOf = (family: string, { mmr_rack, fiber_only }: Query) =>
    (records[family] ?? []).filter((row) => {
      if (ignoresFilters) return true;
      if (mmr_rack === "Y") return row.mmr_rack === "Y";
      return fiber_only === 1 ? row.type !== "UTP" : true;
    });
  const all = async (family: string, row: z.ZodType, query: Query = {}) => {
    asked.push([family, query]);
    return rowsOf(family, query).map((record) => row.parse(record));
  };
  const provider = {
    recent: () => provider,
    all,
    list: async (family: string, row: z.ZodType, query: Query) => {
      const results = await all(family, row, query);
      return { count: results.length, results };
    },
    read: async (path: string, shape: z.ZodType, query: Query) => {
      asked.push([path, query]);
      return shape.parse(path === "racks/detail" ? {} : free("FIB", 7, 8));
    },
  };
  return { asked, context: { provider, user: { tenant: 9 }, t } as unknown as SignedIn };
}

const offeredIn = (choices: Choices) =>
  Object.fromEntries(Object.entries(choices).map(([name, list]) => [name, list.choices.map(({ label }) => label)]));

interface Asking {
  target?: "tenant" | "iix";
  ignoresFilters?: boolean;
}

async function source(chosen: Chosen, { target = "tenant", ignoresFilters = false }: Asking = {}) {
  const { asked, context } = reader({ ignoresFilters });
  const read = await readSource(context, target, chosen);
  return { asked, read, offered: offeredIn(read.choices) };
}

describe("the source of an interconnection", () => {
  it("begins with the tenant's racks and those shared with it, and the other tenants", async () => {
    const { asked, offered } = await source({});
    expect(offered).toMatchObject({ devicesrcrack: ["A-01", "A-03", "MMR-01"], destination_tenant: ["PT Other"] });
    expect(offered).toMatchObject({ circuittype: [], devicesrc: [], jenisportsrc: [], devicesrcport: [] });
    expect(asked).toContainEqual(["racks", { tenant_id: 9, mmr_rack: "Y" }]);
  });

  it("offers UTP only from a rack of the meet-me room", async () => {
    expect((await source({ devicesrcrack: "1" })).offered.circuittype).toEqual(["FIBER OPTIC"]);
    expect((await source({ devicesrcrack: "2" })).offered.circuittype).toEqual(["FIBER OPTIC", "UTP"]);
    const ignoring = await source({ devicesrcrack: "1" }, { ignoresFilters: true });
    expect(ignoring.offered.circuittype).toEqual(["FIBER OPTIC"]);
  });

  it("offers the connectors of its cable, whatever a provider lists", async () => {
    expect((await source({ devicesrcrack: "1", circuittype: "1" })).offered.connectorsrctype).toEqual(["LC", "SC"]);
  });

  it("goes on device by port type by port, and asks for ports that do not come with the device", async () => {
    const rack = { devicesrcrack: "1", circuittype: "1" };
    expect((await source(rack)).offered.devicesrc).toEqual(["sw-1, 2 ports free", "odf-1"]);
    const told = await source({ ...rack, devicesrc: "11", jenisportsrc: "SFP" });
    expect(told.offered).toMatchObject({ jenisportsrc: ["SFP (2 free)"], devicesrcport: ["SFP port 1", "SFP port 2"] });
    const untold = await source({ ...rack, devicesrc: "12", jenisportsrc: "FIB" });
    expect(untold.offered.devicesrcport).toEqual(["Fiber port 7", "Fiber port 8"]);
    expect(untold.asked.filter(([path]) => path === "devicegetallavailableport")).toEqual([
      ["devicegetallavailableport", { device_id: 12, type: "FIB" }],
    ]);
  });

  it("drops what no longer fits", async () => {
    const { offered } = await source({ devicesrcrack: "77", circuittype: "1", devicesrc: "11", jenisportsrc: "SFP" });
    expect(offered).toMatchObject({ circuittype: [], devicesrc: [], jenisportsrc: [], devicesrcport: [] });
  });

  it("leads to an active IIX service of the tenant", async () => {
    expect((await source({}, { target: "iix" })).offered.iixservice).toEqual(["IIX, IIX Interconnection (2)"]);
  });

  it("is refused with a port that somebody else took", async () => {
    const value = { devicesrcrack: "1", circuittype: "1", devicesrc: "11", jenisportsrc: "SFP", devicesrcport: "101" };
    const { read } = await source(value);
    const refuse = (devicesrcport: string) =>
      refuseUnoffered(read.choices, { ...value, devicesrcport }, sourceLabels, t);
    expect(() => refuse("199")).toThrow(
      expect.objectContaining({
        fields: { devicesrcport: { message: "Choose again: the choices have changed", isEmptied: true } },
      }),
    );
    expect(() => refuse("101")).not.toThrow();
  });

  it("wants the connector of a fiber cable, whatever else is missing", async () => {
    const missing = async (fields: object) => {
      const { success, error } = await sourceForm(reader().context, "tenant").safeParseAsync(fields);
      return success ? [] : error.issues.map(({ message }) => message);
    };
    expect(await missing({ circuittype: "1" })).toEqual(
      expect.arrayContaining(["Device is required", "Type Connector Source is Required"]),
    );
    for (const enough of [{ circuittype: "1", connectorsrctype: "1" }, { circuittype: "2" }, {}])
      expect(await missing(enough)).not.toContain("Type Connector Source is Required");
  });

  it("offers no device whose ports are all taken or do not fit", async () => {
    const fiber = await source({ devicesrcrack: "2", circuittype: "1" });
    expect(fiber.offered.devicesrc).toEqual(["sw-1, 2 ports free", "odf-1"]);
    const utp = await source({ devicesrcrack: "2", circuittype: "2" });
    expect(utp.offered.devicesrc).toEqual(["sw-1, 2 ports free", "odf-1", "pp-1, 1 port free"]);
  });
});

describe("the destination of an interconnection", () => {
  async function destination(row: object, chosen: Chosen = {}, habits?: Parameters<typeof reader>[0]) {
    const { asked, context } = reader(habits);
    const end = { cableType: "FIBER OPTIC", cableTypeId: 1, source: { connectorId: 1, connector: "LC" }, ...row };
    const { choices, proposed } = await readDestination(context, { row: end } as unknown as PendingApproval, chosen);
    return { asked, proposed, offered: offeredIn(choices) };
  }

  it("offers all racks for fiber, and another connector than the source's", async () => {
    const { offered } = await destination({});
    expect(offered).toMatchObject({ devicedstrack_id: ["A-01", "A-03", "MMR-01"], connectordsttype: ["SC"] });
  });

  it("offers only racks of the meet-me room for UTP", async () => {
    const utp = { cableType: "UTP", cableTypeId: 2, source: { connectorId: null } };
    const { asked, offered } = await destination(utp);
    expect(offered.devicedstrack_id).toEqual(["MMR-01"]);
    expect(asked).toContainEqual(["rackshare", { tenant_id: 9, mmr_rack: "Y" }]);
    // A share does not say where its rack stands.
    const ignoring = await destination(utp, {}, { ignoresFilters: true });
    expect(ignoring.offered.devicedstrack_id).toEqual(["A-03", "MMR-01"]);
  });

  it("makes the only choice that there is, and proposes the lowest free port until another one is chosen", async () => {
    const utp = { cableType: "UTP", cableTypeId: 2, source: { connectorId: null } };
    const { proposed } = await destination(utp, { devicedst_id: "14" });
    expect(proposed).toEqual({
      devicedstrack_id: "2",
      devicedst_id: "14",
      jenisportdst_id: "ETH",
      devicedstport_id: "101",
      connectordsttype: undefined,
    });
    const two = { devicedstrack_id: "1", devicedst_id: "11", jenisportdst_id: "SFP" };
    expect((await destination({}, two)).proposed).toMatchObject({ devicedstport_id: "101", connectordsttype: "2" });
    expect((await destination({}, { ...two, devicedstport_id: "102" })).proposed).toMatchObject({
      devicedstport_id: "102",
    });
  });

  it("lives with a provider that tells neither cable nor connector", async () => {
    const chosen = { devicedstrack_id: "1", devicedst_id: "11", jenisportdst_id: "SFP" };
    const { offered } = await destination({ cableType: "", cableTypeId: null, source: { connectorId: null } }, chosen);
    expect(offered).toMatchObject({ devicedstport_id: ["SFP port 1", "SFP port 2"], connectordsttype: [] });
  });
});
