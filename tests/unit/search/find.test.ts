import { data } from "@remix-run/node";
import { describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { shortCode } from "~/features/requests/code/short-code";
import { sources } from "~/features/search/sources.server";
import { findEverywhere, requestOfCode } from "~/features/search/find.server";
import type { Query } from "~/provider/index.server";
import type { SessionUser } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import type { Permission, Role } from "~/session/permissions";

vi.mock("~/session/guards.server", () => ({}));

const records: Record<string, object> = {
  racks: { id: 3, rack_name: "JKT1-A-07", datacenter_name: "DC Kuningan", tenant_name: "PT A" },
  devices: { id: 4, devicename: "core-1", serialnumber: null, racks_name: "JKT1-A-07" },
  tenants: { id: 5, name: "PT A", email: "noc@a.example" },
  crossconnects: { id: 6, label: "CC", label_number: "CC-0042", tenant_name: "PT A", destination_name: "PT B" },
  crossconnectsiix: { id: 8, label_number: "IIX-0007", tenant_name: "PT A", owner_interconnection_iix_name: "OIXP" },
  activities: {
    id: 7,
    status: "OR",
    activities_number: "GI-2611-0093",
    activitytype_type: "Goods In",
    tenant_name: "PT A",
  },
};

/** Searches with these permissions, with a provider whose `refuse` may refuse a family. */
async function search(
  role: Role,
  permissions: Permission[],
  {
    confirmed = true,
    words = "jkt",
    refuse,
  }: { confirmed?: boolean; words?: string; refuse?: (family: string) => void } = {},
) {
  const asked: [string, Query][] = [];
  const provider = {
    async list(family: string, row: z.ZodType, query: Query) {
      asked.push([family, query]);
      refuse?.(family);
      return { count: 12, results: [row.parse(records[family])] };
    },
  };
  const user = {
    tenant: 9,
    isTenantConfirmed: confirmed,
    groups: [],
    permissions,
  } as unknown as SessionUser;
  const results = await findEverywhere({ provider, user, role } as unknown as SignedIn, words);
  return { asked, results, found: results.map(({ page }) => page?.results[0]?.to ?? null) };
}

const ofAdmin: Permission[] = [
  "view_rack_rack_admin",
  "view_device_device_admin",
  "view_organization_tenants_admin",
  "view_interconnection_interconnection_admin",
  "view_interconnection_iix_admin",
  "view_request_list_admin",
];
const ofTenant: Permission[] = [
  "view_my_rack_tenant",
  "view_my_device_tenant",
  "view_my_interconnection_tenant",
  "view_my_interconnection_iix_tenant",
  "view_request_list_tenant",
];

describe("the search of everything", () => {
  it("asks each family for a few and leads an admin to their pages", async () => {
    const { asked, found, results } = await search("admin", ofAdmin);
    expect(asked).toEqual(Object.keys(records).map((family) => [family, { search: "jkt", limit: 5 }]));
    expect(found).toEqual([
      "/admin/rack/rack-list/detail/3",
      "/admin/device/device-list/detail/4",
      "/admin/organization/tenants/detail?id=5",
      "/admin/interconnection/interconnection-list/detail/6",
      "/admin/interconnection/interconnectioniix-list/detail/8",
      "/admin/request/requestlist/goodsin?id=7",
    ]);
    expect(results.map(({ page }) => page?.results[0]?.name)).toEqual([
      "JKT1-A-07",
      "core-1",
      "PT A",
      "CC CC-0042",
      "IIX-0007",
      "GI-2611-0093",
    ]);
    expect(results[1]?.page?.results[0]?.note).toBe("JKT1-A-07");
    expect(results[4]?.page?.results[0]?.note).toBe("PT A → Internet exchange");
    expect(results[5]?.page?.results[0]).toMatchObject({ kind: { id: "Barang Masuk" }, note: "PT A" });
  });

  it("calls a record without a name by its id", () => {
    const namesOf = (family: string, record: object) =>
      sources.admin.filter((source) => source.family === family).map(({ found }) => found.parse(record).name);
    expect(namesOf("racks", { id: 3, rack_name: "" })).toEqual(["#3"]);
    expect(namesOf("devices", { id: 4, devicename: null })).toEqual(["#4"]);
    expect(namesOf("user", { id: 5, first_name: "" })).toEqual(["#5", "#5"]);
  });

  it("leads a tenant to its own pages, also of other tenants' requests that lead to it", async () => {
    const { asked, found } = await search("tenant", ofTenant);
    expect(asked).toEqual([
      ["racks", { search: "jkt", limit: 5 }],
      ["devices", { search: "jkt", limit: 5, tenant: 9 }],
      ["crossconnects", { search: "jkt", limit: 5 }],
      ["crossconnectsiix", { search: "jkt", limit: 5 }],
      ["activities", { search: "jkt", limit: 5 }],
    ]);
    expect(found).toEqual([
      "/datacenter/myrack/detail/3",
      "/datacenter/mydevice/detail/4",
      "/datacenter/myinterconnection/detail/6",
      "/datacenter/myinterconnectioniix/detail/8",
      "/request/requestlist/goodsin?id=7",
    ]);
  });

  it("searches only what the person may see", async () => {
    expect((await search("admin", ["view_rack_rack_admin"])).asked.map(([family]) => family)).toEqual(["racks"]);
    expect((await search("admin", ofTenant)).asked).toEqual([]);
    const unconfirmed = await search("tenant", ofTenant, { confirmed: false });
    expect(unconfirmed.asked.map(([family]) => family)).not.toContain("activities");
  });

  it("gives what it found where one family cannot be searched", async () => {
    const { found } = await search("admin", ofAdmin, {
      refuse: (family) => {
        if (family === "devices") throw data({ kind: "unavailable" }, 503);
      },
    });
    expect(found.map((to) => to !== null)).toEqual([true, false, true, true, true, true]);
  });

  it("finds a request that is named in short first, with what can be done with it", async () => {
    const { asked, results } = await search("admin", ofAdmin, { words: "gi 93" });
    expect(asked.filter(([family]) => family === "activities")).toEqual([
      ["activities", { search: "0093", limit: 50 }],
    ]);
    const [first] = results;
    expect(first?.page?.results[0]?.name).toBe("GI-2611-0093");
    expect(first?.page?.results[0]?.actions.map(({ to }) => to)).toEqual(
      ["approve", "waiting", "suspend", "reject"].map((act) => `/admin/request/requestlist/goodsin?id=7&act=${act}`),
    );
    expect(JSON.stringify(first)).not.toContain("filedBy");
  });

  it("searches the requests alone where it is told what to do", async () => {
    const { asked, results } = await search("admin", ofAdmin, { words: "rej gi 93" });
    expect(asked.map(([family]) => family)).toEqual(["activities"]);
    expect(results[0]?.page?.results[0]?.actions).toMatchObject([{ icon: "stop" }]);
  });

  it("searches for the words where no request is called so", async () => {
    const { asked } = await search("tenant", ofTenant, { words: "gi 94" });
    expect(asked.filter(([family]) => family === "activities").map(([, { search }]) => search)).toEqual([
      "0094",
      "gi 94",
    ]);
  });

  it("leads to a request that is named in short by its whole number", async () => {
    const { results } = await search("admin", ofAdmin, { words: "gi 93" });
    expect(results[0]?.source.list).toBe("/admin/request/requestlist?search=GI-2611-0093");
  });

  it("counts and lists all requests of a kind that are named alike in short", async () => {
    const numbers = ["GI-2611-0093", "GI-2610-0093", "GO-2611-0093"];
    const asked: Query[] = [];
    const provider = {
      async list(_family: string, row: z.ZodType, query: Query) {
        asked.push(query);
        const found = numbers.map((number, id) => row.parse({ ...records.activities, id, activities_number: number }));
        return query.filter_type ? { count: 70, results: found.slice(0, 1) } : { count: 90, results: found };
      },
    };
    const user = { groups: [], permissions: ["view_request_list_admin"] };
    const context = { provider, user, role: "admin" } as unknown as SignedIn;
    const [result] = await findEverywhere(context, "gi 93");
    expect(result?.page?.results.map(({ name }) => name)).toEqual(numbers.slice(0, 2));
    expect(result?.page?.count).toBe(70);
    expect(result?.source.list).toBe("/admin/request/requestlist?filter_type=Goods+In&search=0093");
    expect(asked.at(-1)).toEqual({ filter_type: "Goods In", search: "0093", limit: 1 });
  });

  it.each(["barang masuk", "Goods In"])("finds the requests of the kind %j in either language", async (words) => {
    const { asked, results } = await search("tenant", ofTenant, { words });
    expect(asked.at(-1)).toEqual(["activities", { filter_type: "Goods In", limit: 5 }]);
    expect(results.at(-1)?.source.list).toBe("/request/requestlist?filter_type=Goods+In");
  });

  it("searches for a kind's name where the provider does not filter by kind", async () => {
    const { asked, results } = await search("tenant", ofTenant, { words: "Tiket Gangguan" });
    expect(asked.at(-1)).toEqual(["activities", { search: "Tiket Gangguan", limit: 5 }]);
    expect(results.at(-1)?.source.list).toBe("/request/requestlist?search=Tiket+Gangguan");
  });

  it("opens the request of a short code, not another that a provider without the filter lists first", async () => {
    const provider = {
      async list(_family: string, row: z.ZodType) {
        return { count: 2, results: [row.parse(records.activities), row.parse({ ...records.activities, id: 115 })] };
      },
      async read(path: string, row: z.ZodType) {
        return row.parse({ ...records.activities, id: Number(path.split("/").at(-1)) });
      },
    };
    const user = { groups: [], permissions: ofAdmin };
    const context = { provider, user, role: "admin" } as unknown as SignedIn;
    expect(await requestOfCode(context, shortCode(115))).toBe("/admin/request/requestlist/goodsin?id=115");
    expect(await requestOfCode(context, "jkt")).toBeNull();
  });

  it("ends where the session does", async () => {
    const ended = search("admin", ofAdmin, {
      refuse: () => {
        throw data({ kind: "expired" }, 401);
      },
    });
    await expect(ended).rejects.toMatchObject({ init: { status: 401 } });
  });
});
