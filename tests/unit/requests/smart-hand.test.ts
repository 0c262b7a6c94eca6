import { afterEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { readPlaces } from "~/features/requests/smart-hand/read-places.server";
import { smartHandForm } from "~/features/requests/smart-hand/smart-hand-form";
import { translator } from "~/language/language";
import type { Query } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";

afterEach(() => vi.useRealTimers());

type Row = Record<string, unknown> & { id: number };

const racks: Row[] = [
  { id: 10, rack_name: "JKT1-A-10", tenant: 7, datacenter: 1 },
  { id: 9, rack_name: "JKT1-A-9", tenant: 7, datacenter: 1 },
  { id: 20, rack_name: "SBY1-A-01", tenant: 7, datacenter: 2 },
  { id: 30, rack_name: "JKT1-B-01", tenant: 8, datacenter: 1 },
  { id: 31, rack_name: "SBY1-B-01", tenant: 8, datacenter: 2 },
];
const records: Record<string, (query: Query) => Row[]> = {
  datacenters: () => [{ id: 1, name: "DC Kuningan" }],
  racks: ({ tenant_id, datacenter_id, rack_id }) =>
    racks.filter(
      ({ id, tenant, datacenter }) =>
        (tenant_id === undefined || tenant === tenant_id) &&
        String(datacenter) === datacenter_id &&
        (rack_id === undefined || id === rack_id),
    ),
  rackshare: () => [30, 31].map((rack) => ({ id: rack, rack, rack_name: "shared", tenant: 7 })),
  devices: ({ racks, tenant }) => (racks === 30 && tenant === 7 ? [{ id: 99, devicename: "sw-99" }] : []),
};

/** Reads the choices as a person of tenant 7 who has chosen this by now. */
async function choices(chosen: Record<string, string>) {
  const all = async (family: string, row: z.ZodType, query: Query = {}) =>
    (records[family]?.(query) ?? []).map((record) => row.parse(record));
  const list = async (family: string, row: z.ZodType, query: Query) => {
    const results = await all(family, row, query);
    return { count: results.length, results };
  };
  const url = new URL("http://portal.test/request/smarthand");
  const context = { provider: { all, list }, user: { tenant: 7 }, url } as unknown as SignedIn;
  const read = await readPlaces(context, chosen);
  return Object.fromEntries(Object.entries(read).map(([name, list]) => [name, list.choices.map(({ label }) => label)]));
}

describe("the place of a smart hand", () => {
  it("is chosen step by step: site, rack, device", async () => {
    expect(await choices({})).toEqual({ datacenter: ["DC Kuningan"], rack: [], device: [] });
    expect(await choices({ datacenter: "x", rack: "9" })).toMatchObject({ rack: [], device: [] });
  });

  it("may be a rack of the tenant's own or one shared with it, at that site only", async () => {
    expect((await choices({ datacenter: "1" })).rack).toEqual(["JKT1-A-9", "JKT1-A-10", "JKT1-B-01"]);
    expect((await choices({ datacenter: "2" })).rack).toEqual(["SBY1-A-01", "SBY1-B-01"]);
  });

  it("offers the devices of the chosen rack, none where that rack stands elsewhere", async () => {
    expect((await choices({ datacenter: "1", rack: "30" })).device).toEqual(["sw-99"]);
    expect((await choices({ datacenter: "2", rack: "30" })).device).toEqual([]);
  });
});

describe("the form of a smart hand", () => {
  const work = { datacenter: "1", rack: "9", description: " restart " };
  const parse = (fields: object) => smartHandForm(translator("en")).safeParse({ ...work, ...fields });

  it("takes today in Jakarta and later, not yesterday", () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T18:00:00Z") });
    expect(parse({ dateactivities: "2026-11-21" }).data).toEqual({
      ...work,
      device: "",
      dateactivities: "2026-11-21",
      description: "restart",
    });
    const messages = parse({ dateactivities: "2026-11-20" }).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(["The planned date must be today or later"]);
  });

  it("needs a rack and a description", () => {
    const messages = parse({ dateactivities: "2099-01-01", rack: undefined, description: "  " }).error?.issues;
    expect(messages?.map(({ message }) => message)).toEqual(["Rack is required", "Description is required"]);
  });
});
