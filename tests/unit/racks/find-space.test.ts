import { beforeEach, expect, it, vi } from "vitest";
import { loader } from "~/features/racks/find-space.route";
import { errorPage } from "~/session/error-pages.server";
import { argsAt, fakeContext, fakeProvider } from "../crud/support";

const guard = vi.hoisted(() => ({ requireSide: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireSide.mockReset());

const limits = { racktype_height: 10, weight_max: 500, weight_used: "100.00", powercapacity: 16, power_used: 4 };
const racks = [
  {
    id: 1,
    rack_name: "A-01",
    datacenter: 1,
    datacenter_name: "Kuningan",
    tenant: 2,
    tenant_name: "PT A",
    units_used: 2,
    ...limits,
  },
  {
    id: 2,
    rack_name: "A-02",
    datacenter: 1,
    datacenter_name: "Kuningan",
    tenant: 3,
    tenant_name: "PT B",
    units_used: 8,
    ...limits,
  },
  {
    id: 3,
    rack_name: "B-01",
    datacenter: 2,
    datacenter_name: "Rungkut",
    tenant: 3,
    tenant_name: "PT B",
    units_used: 5,
    ...limits,
  },
];
const devices = [
  { id: 1, racks: 1, up_front: [6], up_back: [6], jumlahu: 1, status: "I" },
  { id: 2, racks: 1, up_front: [3], up_back: [3], jumlahu: 1, status: "R" },
  { id: 3, racks: 2, up_front: [10, 9, 8, 7, 6, 5, 4, 3], up_back: [], jumlahu: 8, status: "I" },
  { id: 4, racks: 1, up_front: [10], up_back: [10], jumlahu: 1, status: "O" },
];
/** Units 10 to 6 of the third rack are blocked: no device has them. */
const blocked = [10, 9, 8, 7, 6].map((up_front) => ({ up_front, status: "B" }));

async function found(
  query: string,
  { mayReadDevices = true, tenant = null as number | null, shares = [] as object[] } = {},
) {
  const { provider, calls } = fakeProvider({ records: { racks, devices, rackshare: shares } });
  const { list, read } = provider;
  const spied = vi.spyOn(provider, "list").mockImplementation((family, row, asked) => {
    if (family === "devices" && !mayReadDevices) throw errorPage({ kind: "refused" }, 403);
    return list(family, row, asked);
  });
  vi.spyOn(provider, "read").mockImplementation((path, shape, asked) => {
    if (path !== "racks/detail") return read(path, shape, asked);
    calls.push({ call: "read", path, given: asked });
    const used = asked?.rack_id === 3 ? blocked : [];
    const rack = racks.find(({ id }) => id === asked?.rack_id) ?? { rack_name: "Z-09", racktype_height: 10 };
    return Promise.resolve(shape.parse({ ...rack, up_front_used: used, up_back_used: used }));
  });
  const { context } = fakeContext(`/find-space${query}`, { provider });
  Object.assign(context, { role: tenant === null ? "admin" : "tenant", session: {} });
  Object.assign(context.user, { tenant });
  guard.requireSide.mockResolvedValue(context);
  const { list: shown, unread } = await loader(argsAt(context));
  return {
    racks: shown.rows.map(({ name, gaps }) => `${name}: ${gaps?.map(({ units }) => units).join("+")}`),
    drawings: calls
      .filter(({ path }) => path === "racks/detail")
      .map(({ given }) => (given as { rack_id: number }).rack_id),
    lists: spied.mock.calls.map(([family]) => family).sort(),
    choices: shown.choices,
    unread,
  };
}

it("tells the NOC the places of all racks from two lists, and asks for the drawings that these do not explain", async () => {
  const all = await found("");
  expect(all.racks).toEqual(["A-01: 4+2+2", "A-02: 2", "B-01: 5"]);
  expect(all.lists).toEqual(["devices", "racks"]);
  expect(all.drawings).toEqual([3]);
  expect(all.choices.datacenter_id?.choices.map(({ label }) => label)).toEqual(["Kuningan", "Rungkut"]);
});

it("finds those with so many units in one piece, in a site, of a tenant, with weight and power left", async () => {
  expect((await found("?units=3")).racks).toEqual(["A-01: 4+2+2", "B-01: 5"]);
  expect((await found("?units=3&datacenter_id=1")).racks).toEqual(["A-01: 4+2+2"]);
  expect((await found("?tenant_id=3&units=2")).racks).toEqual(["A-02: 2", "B-01: 5"]);
  expect((await found("?weight=400&power=12")).racks).toHaveLength(3);
  expect((await found("?weight=400,5")).racks).toEqual([]);
  expect((await found("?power=12.5")).racks).toEqual([]);
});

it.each(["-1", "0", "2.5", "many"])("searches nothing for %s units", async (units) => {
  expect(await found(`?units=${units}`)).toMatchObject({ racks: [], drawings: [], unread: 0 });
});

it("asks for no drawing of a rack that cannot have the room", async () => {
  expect(await found("?units=6")).toMatchObject({ racks: [], drawings: [] });
});

it("reads the drawings of the racks where the devices are not the reader's to see", async () => {
  expect(await found("?units=6", { mayReadDevices: false })).toMatchObject({ racks: ["A-01: 10"], drawings: [1] });
});

it("a tenant's racks are told by their drawings, those too that are shared but not listed", async () => {
  const shares = [{ id: 1, rack: 9, rack_name: "Z-09", tenant: 2 }];
  const mine = await found("?units=4", { tenant: 2, shares });
  expect(mine.racks).toEqual(["A-01: 10", "B-01: 5", "Z-09: 10"]);
  expect(mine.drawings).toEqual([1, 3, 9]);
});
