import { describe, expect, it, vi } from "vitest";
import { openRequests, siteClass } from "~/features/dashboard/dashboard";
import { dashboardParts } from "~/features/dashboard/parts.server";
import { m as newsWords } from "~/features/news/messages";
import { readOpenRequests } from "~/features/requests/list/read-open-requests.server";
import { adminDashboard, siteRow, tenantDashboard } from "~/features/dashboard/rows.server";
import type { Query } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import { m } from "~/ui/messages";
import { fakeContext, fakeProvider } from "../crud/support";

describe("the dashboards' figures", () => {
  it("may miss any key", () => {
    const figures = adminDashboard.parse({});
    expect(figures).toMatchObject({ racks: null, unitsUsed: null, newest: null, siteUsage: [] });
    expect(openRequests(figures)).toBeNull();
    expect(tenantDashboard.parse({ racks_use: null }).rackUsage).toBeNull();
    expect(tenantDashboard.parse({ racks_use: [] }).rackUsage).toEqual([]);
    expect(tenantDashboard.parse({ racks_use: [{ id: 3, name: "" }] }).rackUsage).toMatchObject([{ name: "#3" }]);
  });

  it("are missing where the provider has none for the reader, and take no other part of the page away", async () => {
    const { provider } = fakeProvider();
    const reading = vi.spyOn(provider, "read");
    const read = async (...failures: ReturnType<typeof errorPage>[]) => {
      const { part, figuresPart, requireAny, unread } = dashboardParts();
      for (const failure of failures) reading.mockRejectedValueOnce(failure);
      expect(await figuresPart(provider, "dashboard_admin", adminDashboard)).toEqual(adminDashboard.parse({}));
      return { part, requireAny, unread };
    };
    for (const answered of [await read(), await read(errorPage({ kind: "refused" }, 403))]) {
      expect(answered.unread).toEqual([]);
      answered.requireAny();
    }
    const failed = await read(errorPage({ kind: "unavailable" }, 503));
    expect(failed.unread).toEqual([m.figures]);
    expect(failed.requireAny).toThrow(expect.objectContaining({ data: { kind: "unavailable" } }));
    await failed.part(newsWords.news, Promise.resolve([]));
    failed.requireAny();
  });

  it("bring a tenant no requests, which may be others'", () => {
    expect(tenantDashboard.parse({ newest: [{ id: 1, tenant: 3 }] })).not.toHaveProperty("newest");
  });

  it("are shown where another one is of no use", () => {
    const odd = {
      racks: 3,
      devices: [5],
      newest: {},
      requests_by_status: [],
      sites_use: [{ id: 1, racks: { total: 2 } }],
    };
    expect(adminDashboard.parse(odd)).toMatchObject({
      racks: 3,
      devices: null,
      newest: null,
      requestsByStatus: {},
      siteUsage: [{ id: 1, racks: null }],
    });
    expect(adminDashboard.parse({ racks: 3, sites_use: [{}] })).toMatchObject({ racks: 3, siteUsage: [] });
    expect(tenantDashboard.parse({ racks: 3, racks_use: {} })).toMatchObject({ racks: 3, rackUsage: null });
  });

  it("count the requests that are not over", () => {
    const requests_by_status = { OR: 3, WL: 1, WD: "2", AP: 4, SU: 1, OP: 1, RJ: 9, CL: 90, DS: 9, CN: 9 };
    expect(openRequests(adminDashboard.parse({ requests_by_status }))).toBe(12);
  });
});

describe("a site's card", () => {
  it("takes its colour from the id modulo 10", () => {
    expect([1, 10, 27].map(siteClass)).toEqual(["site-1", "site-0", "site-7"]);
  });

  it("is active only with status Y", () => {
    const active = (status: unknown) => siteRow.parse({ id: 1, status }).isActive;
    expect([active("Y"), active("N"), active(null), active("X")]).toEqual([true, false, false, false]);
  });
});

describe("a tenant's open requests", () => {
  const closedOnes = (length: number) => Array.from({ length }, () => "CL");
  /** Those shown, and the number of calls, with this many newer and older ones that are closed; `all` is what is counted. */
  async function behind(closed: number, { older = 0, all = null as number | null } = {}) {
    const statuses = [...closedOnes(older), "SU", "WL", ...closedOnes(closed)];
    // The oldest one is another tenant's, which asks this one for an interconnection.
    const newestFirst = statuses
      .map((status, at) => ({ id: at + 1, tenant: at === older ? 8 : 7, status, created_at: day(at) }))
      .reverse();
    const { provider } = fakeProvider();
    let calls = 0;
    provider.list = async (_family, row, query: Query = {}) => {
      calls += 1;
      const { filter_status: status, filter_type: kind, tenant_id: tenant = null, limit } = query;
      const found = newestFirst.filter(
        (one) => !kind && (!status || one.status === status) && (tenant === null || one.tenant === tenant),
      );
      return { count: found.length, results: found.slice(0, Number(limit)).map((one) => row.parse(one)) };
    };
    const { context } = fakeContext("/dashboard", { provider });
    const open = await readOpenRequests(
      Object.assign(context, { role: "tenant", user: { ...context.user, tenant: 7 } }),
      Promise.resolve(all),
    );
    return { open: open.map(({ id }) => id), calls };
  }
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString();

  it("are those among the newest", async () => {
    expect(await behind(48)).toEqual({ open: [2, 1], calls: 1 });
  });

  it("are there also behind many closed ones", async () => {
    expect((await behind(60)).open).toEqual([2, 1]);
    expect((await behind(60, { all: 2 })).open).toEqual([2, 1]);
  });

  it("are not looked for further where no others are counted", async () => {
    expect(await behind(10, { older: 60, all: 2 })).toEqual({ open: [62, 61], calls: 1 });
    expect((await behind(10, { older: 60, all: 3 })).calls).toBeGreaterThan(1);
  });
});
