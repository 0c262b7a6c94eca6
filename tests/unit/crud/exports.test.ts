import { beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "~/log.server";
import { loader as sites } from "~/features/organization/sites/sites.route";
import { loader as cities } from "~/features/organization/sites/city.route";
import { loader as visits } from "~/features/organization/access/visits.route";
import { loader as rackList } from "~/features/racks/rack-list.route";
import { loader as rackType } from "~/features/racks/rack-type.route";
import { errorPage } from "~/session/error-pages.server";
import { argsAt, fakeContext, fakeProvider } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn(), requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());

async function open(
  loader: typeof rackType | typeof rackList | typeof sites | typeof cities,
  url: string,
  records: Record<string, object[]>,
) {
  const { provider, calls } = fakeProvider({ records });
  const { context, done } = fakeContext(url, { provider });
  guard.requireRole.mockResolvedValue(context);
  await loader(argsAt(context));
  return { calls, done };
}

const named = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `n${at + 1}` }));

describe("an export", () => {
  const lines = async (file: Response | undefined) => ((await file?.text()) ?? "").trim().split("\r\n");

  it("holds the shown columns only", async () => {
    const { done } = await open(rackType, "/admin/rack/rack-type?export=csv&columns=height", { racktype: named(1) });
    expect(await lines(done.file)).toEqual(["Name,Height (U)", "n1,"]);
  });

  it("tells what a cell and its note tell besides, and phones as bare digits", async () => {
    const racks = [{ id: 1, rack_name: "A-1", mmr_rack: "Y", weight_used: "10.5", weight_max: "900.00" }];
    const file = await open(rackList, "/admin/rack/rack-list?export=csv&columns=rack_name&columns=weight_used", {
      racks,
    });
    expect(await lines(file.done.file)).toEqual(["Rack,MMR rack,Used (Kg),Maximum weight (Kg)", "A-1,Yes,10.5,900"]);
    const datacenters = [
      { id: 1, name: "JKT1", phone: "+62 21 5550 1471" },
      { id: 2, name: "SBY1", phone: "null" },
    ];
    const phones = await open(sites, "/admin/organization/sites?export=csv&columns=phone", { datacenters });
    expect(await lines(phones.done.file)).toEqual(["Name,Telephone", "JKT1,622155501471", "SBY1,"]);
  });

  it("has no pictures", async () => {
    const { done } = await open(cities, "/admin/organization/city?export=csv", {
      cities: [{ id: 1, cityname: "Jakarta", image: "city/a.png?s=x" }],
    });
    expect(await lines(done.file)).toEqual(["City", "Jakarta"]);
  });

  it("has moments in WIB", async () => {
    const { provider } = fakeProvider({
      records: { accessactivity: [{ id: 1, access_date: "2026-11-21T23:44:05Z" }] },
    });
    const { context, done } = fakeContext(
      "/admin/organization/datacenter-access/visits?export=csv&columns=access_date",
      {
        provider,
      },
    );
    guard.requireAdmin.mockResolvedValue(context);
    await visits(argsAt(context));
    expect((await lines(done.file))[1]).toContain("2026-11-22T06:44:05+07:00");
  });

  it("holds the chosen rows of the page at hand", async () => {
    const { done, calls } = await open(
      rackType,
      "/admin/rack/rack-type?export=csv&page=2&columns=none&chosen=12&chosen=14",
      {
        racktype: named(30),
      },
    );
    expect((await lines(done.file)).slice(1).map((line) => line.split(",")[0])).toEqual(["n12", "n14"]);
    expect(calls.map(({ given }) => given)).toMatchObject([{ limit: 10, offset: 10 }]);
  });

  it("holds chosen rows that have moved to another page meanwhile", async () => {
    const url = "/admin/rack/rack-type?export=csv&page=2&columns=none&chosen=14&chosen=21&chosen=31";
    const { done } = await open(rackType, url, { racktype: named(30) });
    expect((await lines(done.file)).slice(1).map((line) => line.split(",")[0])).toEqual(["n14", "n21"]);
  });

  it("holds all rows where all are chosen", async () => {
    const { done } = await open(rackType, "/admin/rack/rack-type?export=csv&all=1", { racktype: named(30) });
    expect(await lines(done.file)).toHaveLength(31);
  });

  it.each([
    ["no more rows than some of those it counts", (offset: number) => (offset === 0 ? named(500) : [])],
    // What the reading of a list makes of a 404 (provider.server.ts).
    ["no page at all for some of those it counts", (offset: number) => (offset === 0 ? named(500) : []), 0],
    ["the first rows again and again", () => named(500)],
    [
      "no answer any more",
      (offset: number) => {
        if (offset > 0) throw errorPage({ kind: "busy", retryAfter: null, advice: "" }, 429);
        return named(500);
      },
    ],
  ])("breaks off where the provider gives %s", async (_, pageAt, laterCount = 1200) => {
    const { provider } = fakeProvider();
    provider.list = async (_family, row, query = {}) => ({
      count: query.offset === 0 ? 1200 : laterCount,
      results: pageAt(Number(query.offset)).map((record) => row.parse(record)),
    });
    const { context, done } = fakeContext("/admin/rack/rack-type?export=csv", { provider });
    guard.requireRole.mockResolvedValue(context);
    await rackType(argsAt(context));
    const told = vi.spyOn(log, "warn").mockReturnValue();
    await expect(done.file?.text()).rejects.toMatchObject({ data: { kind: "unavailable" } });
    expect(told).toHaveBeenLastCalledWith({ read: 500, count: 1200 }, "the provider failed: a file was broken off");
  });

  it.each([
    ["as the empty page says", 500],
    ["where the provider has no such page", 0],
  ])("ends where rows were deleted while it was read, %s", async (_, countThere) => {
    const { provider } = fakeProvider();
    let calls = 0;
    provider.list = async (_family, row, query = {}) => ({
      count: query.offset !== 0 ? countThere : (calls += 1) === 1 ? 501 : 500,
      results: (query.offset === 0 ? named(500) : []).map((record) => row.parse(record)),
    });
    const { context, done } = fakeContext("/admin/rack/rack-type?export=csv", { provider });
    guard.requireRole.mockResolvedValue(context);
    await rackType(argsAt(context));
    expect(await lines(done.file)).toHaveLength(501);
  });

  it("is a spreadsheet where one is asked for, and reads a page only when it is taken", async () => {
    const { done, calls } = await open(rackType, "/admin/rack/rack-type?export=xlsx", { racktype: named(5_000) });
    expect(done.file?.headers.get("Content-Disposition")).toMatch(/"rack-type-\d{4}-\d\d-\d\d\.xlsx"/);
    expect(calls.length).toBeLessThan(4);
    await done.file?.arrayBuffer();
    expect(calls).toHaveLength(5);
  });
});
