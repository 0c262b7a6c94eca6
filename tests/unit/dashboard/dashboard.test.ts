import { describe, expect, it } from "vitest";
import { openRequests, siteClass } from "~/features/dashboard/dashboard";
import { adminDashboard, siteRow, tenantDashboard } from "~/features/dashboard/rows.server";

describe("the dashboards' figures", () => {
  it("may miss any key", () => {
    const figures = adminDashboard.parse({});
    expect(figures).toMatchObject({ racks: null, unitsUsed: null, newest: null, siteUsage: [] });
    expect(openRequests(figures)).toBeNull();
    expect(tenantDashboard.parse({ newest: null, racks_use: null }).rackUsage).toBeNull();
    expect(tenantDashboard.parse({ racks_use: [] }).rackUsage).toEqual([]);
    expect(tenantDashboard.parse({ racks_use: [{ id: 3, name: "" }] }).rackUsage).toMatchObject([{ name: "#3" }]);
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
