import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPath } from "~/lists/list";
import { loader as deviceList } from "~/features/devices/device-list.route";
import { loader as sites } from "~/features/organization/sites/sites.route";
import { loader as tenants } from "~/features/organization/tenants/tenants.route";
import { loader as userAccounts } from "~/features/organization/accounts/user-accounts.route";
import { loader as rackList } from "~/features/racks/rack-list.route";
import { action as share, loader as rackShare } from "~/features/racks/rack-share.route";
import { loader as rackType, meta as rackTypeMeta } from "~/features/racks/rack-type.route";
import { loader as serviceList } from "~/features/services/service-list.route";
import { argsAt, fakeContext, fakeProvider, posting } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn(), requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => Object.values(guard).forEach((mock) => mock.mockReset()));

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

async function open(loader: Loader, url: string, records: Record<string, object[]>, headers: HeadersInit = {}) {
  const { provider, calls } = fakeProvider({ records });
  const { context } = fakeContext(url, { provider });
  guard.requireRole.mockResolvedValue(context);
  guard.requireAdmin.mockResolvedValue(context);
  return { data: await loader(argsAt(context, undefined, headers)), calls };
}

it.each([
  [sites, "/admin/organization/sites", { status: "N" }],
  [tenants, "/admin/organization/tenants", { status: "Y", tenant_confirmation: "false" }],
  [deviceList, "/admin/device/device-list", { racks: "3", status: "R" }],
])("narrows a list by status and the like", async (loader, path, filters) => {
  const { calls } = await open(loader, `${path}?${new URLSearchParams(filters)}`, {});
  expect(calls[0]?.given).toMatchObject(filters);
});

it("offers an action only to people with its permission", async () => {
  const permitted = async (permissions: string[]) => {
    const { provider } = fakeProvider({ records: { racks: [{ id: 1 }] } });
    const { context } = fakeContext("/admin/rack/rack-list", { provider });
    Object.assign(context.user, { permissions });
    guard.requireRole.mockResolvedValue(context);
    return rackList(argsAt(context));
  };
  expect(await permitted([])).toMatchObject({ permitted: [] });
  expect(await permitted(["view_report_rack_admin"])).toMatchObject({ permitted: ["view_report_rack_admin"] });
});

it.each([
  [{ view: "form", editing: true, record: "42U 600" }, "Edit Rack Type, 42U 600"],
  [{ view: "form", editing: false }, "Create Rack Type"],
])("titles a form by its record", (data, title) => {
  const given = { data, matches: [] } as unknown as Parameters<typeof rackTypeMeta>[0];
  expect(rackTypeMeta(given)).toEqual([{ title: `${title} | Titik Temu` }]);
});

it("names a record on the delete page so that it is told from others", async () => {
  const share = await open(rackShare, "/admin/rack/rack-share/delete/3", {
    rackshare: [{ id: 3, rack: 7, rack_name: "JKT1-A-07", tenant: 2, tenant_name: "PT Rimba" }],
  });
  expect(share.data).toMatchObject({ named: "rack share JKT1-A-07 shared with PT Rimba" });
  const service = await open(serviceList, "/admin/service/service-list/delete/4", {
    servicerackdetails: [
      {
        id: 4,
        service_name: "Electricity",
        detail_service: 1,
        ampere: "16.00",
        rack_name: "A-01",
        tenant_name: "PT A",
      },
    ],
  });
  expect(service.data).toMatchObject({ record: "Electricity, Upgrade 16 A, A-01, PT A" });
});

describe("a form opened from the page of another screen", () => {
  const rack = "/admin/rack/rack-list/detail/7";
  const opened = { Referer: `http://portal.test${rack}` };

  it("leads back there", async () => {
    for (const url of ["/admin/rack/rack-share/form?rack=7", "/admin/rack/rack-share/delete/3"]) {
      const records = { rackshare: [{ id: 3, rack: 7, tenant: 2 }] };
      expect((await open(rackShare, url, records, opened)).data).toMatchObject({ back: rack });
    }
    const tenant = "/admin/organization/tenants/detail?id=2";
    for (const form of ["form?tenant=2", "form/4"]) {
      const url = `/admin/organization/user-accounts/${form}`;
      const { data } = await open(userAccounts, url, { user: [{ id: 4 }] }, { Referer: `http://portal.test${tenant}` });
      expect(data).toMatchObject({ back: tenant });
    }
    expect((await open(rackType, "/admin/rack/rack-type/form", {}, opened)).data).toMatchObject({
      back: "/admin/rack/rack-type",
    });
  });

  it("leads on to there", async () => {
    const post = posting(guard.requireRole);
    const fields = { rack: "7", tenant: "2" };
    const created = await post(share, "/admin/rack/rack-share/form", { ...fields, back: rack });
    expect(created.location).toBe(rack);
    const own = await post(share, "/admin/rack/rack-share/form", { ...fields, back: "/admin/rack/rack-share?page=2" });
    expect(own.location).toBe("/admin/rack/rack-share");
    const removed = await post(share, "/admin/rack/rack-share/delete/3", { back: rack });
    expect(removed.location).toBe(rack);
  });
});

describe("the form of a new record", () => {
  const query = { search: "", ordering: "", page: 1, limit: 10 };
  const at = (filters: Record<string, string>) =>
    createPath("/list", { ...query, filters }, ["userdatacenter", "datacenter", "status"]);

  it("starts with the values of the list's filters", () => {
    expect(at({ userdatacenter_id: "3", status: "Y", datacenter_id: "" })).toBe("/list/form?userdatacenter=3&status=Y");
  });

  it("ignores filters without a field of their own", () => {
    expect(at({ tenant_id: "4", id: "5" })).toBe("/list/form");
  });
});
