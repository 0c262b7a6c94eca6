import { afterEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { readPlaces } from "~/features/requests/smart-hand/read-places.server";
import { smartHandForm } from "~/features/requests/smart-hand/smart-hand-form";
import { translator } from "~/language/language";
import type { Query } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";

afterEach(() => vi.useRealTimers());

type Row = Record<string, unknown> & { id: number };

const [kuningan, rungkut, dago] = [
  { datacenter: 1, datacenter_name: "DC Kuningan" },
  { datacenter: 2, datacenter_name: "DC Rungkut" },
  { datacenter: 3, datacenter_name: "DC Dago" },
];
const racks: Row[] = [
  { id: 20, rack_name: "SBY1-A-01", tenant: 7, ...rungkut },
  { id: 10, rack_name: "JKT1-A-10", tenant: 7, ...kuningan },
  { id: 9, rack_name: "JKT1-A-9", tenant: 7, ...kuningan },
  { id: 30, rack_name: "JKT1-B-01", tenant: 8, ...kuningan },
  { id: 31, rack_name: "SBY1-B-01", tenant: 8, ...rungkut },
  { id: 40, rack_name: "BDG1-A-01", tenant: 9, ...dago },
  { id: 41, rack_name: "BDG1-A-02", tenant: 9, ...dago },
];
const records: Record<string, (query: Query) => Row[]> = {
  racks: ({ tenant_id, rack_id }) =>
    racks.filter(
      ({ id, tenant }) =>
        (tenant_id === undefined || tenant === tenant_id) && (rack_id === undefined || id === rack_id),
    ),
  rackshare: ({ tenant_id }) =>
    tenant_id === 7 ? [30, 31].map((rack) => ({ id: rack, rack, rack_name: "shared", tenant: 7 })) : [],
  devices: ({ racks, tenant }) => (racks === 30 && tenant === 7 ? [{ id: 99, devicename: "sw-99" }] : []),
};

/** Reads the choices as a person of a tenant who has chosen this by now. */
async function choices(chosen: Record<string, string>, tenant = 7) {
  const all = async (family: string, row: z.ZodType, query: Query = {}) =>
    (records[family]?.(query) ?? []).map((record) => row.parse(record));
  const context = { provider: { all }, user: { tenant } } as unknown as SignedIn;
  const { site, choices } = await readPlaces(context, chosen);
  const labels = Object.entries(choices).map(([name, list]) => [name, list.choices.map(({ label }) => label)]);
  return { site, ...(Object.fromEntries(labels) as Record<keyof typeof choices, string[]>) };
}

describe("the place of a smart hand", () => {
  it("is chosen step by step: site, rack, device", async () => {
    expect(await choices({})).toEqual({ site: "", datacenter: ["DC Kuningan", "DC Rungkut"], rack: [], device: [] });
    expect(await choices({ datacenter: "x", rack: "9" })).toMatchObject({ rack: [], device: [] });
    expect(await choices({ datacenter: "3" })).toMatchObject({ rack: [] });
  });

  it("is at the only site of the tenant's racks; without racks there is none", async () => {
    const atDago = { site: "3", datacenter: ["DC Dago"], rack: ["BDG1-A-01", "BDG1-A-02"] };
    expect(await choices({}, 9)).toMatchObject(atDago);
    expect(await choices({ datacenter: "1" }, 9)).toMatchObject(atDago);
    expect(await choices({}, 10)).toEqual({ site: "", datacenter: [], rack: [], device: [] });
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
