import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loader as templateSets } from "~/features/configuration/template-sets.route";
import { loader as deleteDevice } from "~/features/devices/device-delete.route";
import { loader as sites } from "~/features/organization/sites/sites.route";
import { loader as rackList } from "~/features/racks/rack-list.route";
import { loader as rackType } from "~/features/racks/rack-type.route";
import { action as updateService, loader as serviceList } from "~/features/services/service-list.route";
import type { Updated } from "~/forms/last-result";
import { answered, argsAt, fakeContext, fakeProvider } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn(), requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());
afterEach(() => vi.useRealTimers());

type Loader = typeof rackType | typeof rackList | typeof sites | typeof serviceList | typeof templateSets;

async function open(loader: Loader, url: string, records: Record<string, object[]>, headers: HeadersInit = {}) {
  const { provider, calls } = fakeProvider({ records });
  const { context, done } = fakeContext(url, { provider });
  guard.requireRole.mockResolvedValue(context);
  return { data: await loader(argsAt(context, undefined, headers)), calls, done };
}

/** Presses a button that only changes a form of services. */
async function update(url: string, fields: Record<string, string>, records: Record<string, object[]>) {
  const { provider, calls } = fakeProvider({ records });
  const { context } = fakeContext(url, { provider });
  guard.requireRole.mockResolvedValue(context);
  const { status, body } = answered<Updated>(await updateService(argsAt(context, { ...fields, update: "choices" })));
  expect([status, calls.filter(({ call }) => call !== "list" && call !== "read")]).toEqual([200, []]);
  return { page: body.page, calls };
}

const named = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `n${at + 1}` }));

describe("a list", () => {
  it.each(["+62 21 5550 1471", "021-5550-1471", "(021) 5550-1471", "02155501471", "021 5550"])(
    "finds the telephone number %s, in whichever notation it is stored",
    async (search) => {
      const datacenters = [{ id: 1, name: "DC Kuningan", phone: "622155501471" }];
      const url = `/admin/organization/sites?${new URLSearchParams({ search })}`;
      const { data } = await open(sites, url, { datacenters });
      expect(data).toMatchObject({ count: 1 });
      expect(data).not.toHaveProperty("notices");
    },
  );

  it("asks the provider for what the URL says, with its filters' choices beside it", async () => {
    const { data, calls } = await open(
      rackList,
      "/admin/rack/rack-list?search=n&ordering=-weight_used&page=2&limit=5&tenant_id=7",
      {
        racks: named(8).map((rack) => ({ ...rack, rackgroups: null, racktype_height: 42, units_used: 7 })),
        tenants: named(2),
      },
    );
    expect(calls).toEqual([
      { call: "list", path: "racks", given: { limit: 10 } },
      { call: "list", path: "rackshare", given: {} },
      { call: "list", path: "devices", given: { status: "R", limit: 200, offset: 0 } },
      {
        call: "list",
        path: "racks",
        given: {
          search: "n",
          ordering: "-weight_used",
          tenant_id: "7",
          datacenter_id: "",
          rackgroups: "",
          mmr_rack: "",
          limit: 5,
          offset: 5,
        },
      },
      { call: "list", path: "tenants", given: { limit: 200, ordering: "name", search: null } },
      { call: "list", path: "datacenters", given: { limit: 200, ordering: "name", search: null } },
      { call: "list", path: "rackgroups", given: { limit: 200, ordering: "name", search: null } },
      // The list of choices need not have the chosen one.
      { call: "read", path: "tenants/7" },
    ]);
    expect(data).toMatchObject({
      view: "list",
      count: 8,
      choices: {
        tenant_id: {
          choices: [
            { value: "1", label: "n1" },
            { value: "2", label: "n2" },
          ],
        },
      },
    });
    expect("rows" in data && data.rows.map((row) => row.id)).toEqual([6, 7, 8]);
  });

  it("leads from a page beyond the last one to the last", async () => {
    const lost = open(rackType, "/admin/rack/rack-type?search=n&page=9", { racktype: named(11) });
    const redirect = await lost.catch((thrown: unknown) => thrown);
    expect(redirect).toBeInstanceOf(Response);
    expect((redirect as Response).headers.get("Location")).toBe("/admin/rack/rack-type?search=n&page=2");
  });

  it("exports all pages of what is filtered", async () => {
    const { done, calls } = await open(rackType, "/admin/rack/rack-type?export=csv&separator=;&search=n&page=2", {
      racktype: named(1201).map((type) => ({ ...type, height: "42.00", width: 19, remark: "=x" })),
    });
    const lines = ((await done.file?.text()) ?? "").trim().split("\r\n");
    expect(lines).toHaveLength(1202);
    expect(lines.slice(0, 2)).toEqual(["Name;Height (U);Height (inch);Width (inch);Remark", "n1;42;;19;'=x"]);
    expect(lines.at(-1)).toBe("n1201;42;;19;'=x");
    expect(calls.map(({ given }) => given)).toMatchObject(
      [0, 1000].map((offset) => ({ search: "n", limit: 1000, offset })),
    );
  });
});

it("tells a list's filter that has more choices than are sent, and searches them", async () => {
  const { data, calls } = await open(rackList, "/admin/rack/rack-list?tenant_id-search=n", { tenants: named(300) });
  expect(calls).toContainEqual({ call: "list", path: "tenants", given: { limit: 200, ordering: "name", search: "n" } });
  expect(data).toMatchObject({ choices: { tenant_id: { more: true, search: "n" } } });
});

describe("a form", () => {
  it("begins with today in Jakarta and an MMR rack", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T18:30:00Z"), toFake: ["Date"] });
    const { data } = await open(rackList, "/admin/rack/rack-list/form", {});
    expect(data).toMatchObject({
      view: "form",
      editing: false,
      state: { values: { date_in: ["2026-11-21"], mmr_rack: ["Y"], rack_name: [] } },
    });
  });

  it("shows the record that the URL names, both ways", async () => {
    const racktype = [{ id: 3, name: "42U 600", height: "42.00", width: "23.6", remark: null }];
    for (const url of ["/admin/rack/rack-type/form/3", "/admin/rack/rack-type/form?id=3"]) {
      const { data, calls } = await open(rackType, url, { racktype });
      expect(data).toMatchObject({
        editing: true,
        record: "42U 600",
        state: { values: { name: ["42U 600"], height: ["42"], width: ["23.6"], remark: [""] } },
      });
      expect(calls).toEqual([{ call: "read", path: "racktype/3" }]);
    }
  });

  it("answers 404 for an id that is none without asking the provider", async () => {
    await expect(open(rackType, "/admin/rack/rack-type/form/3%2F4", {})).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("answers 404 for a record that is gone while other data is still being read, and nothing else is left to fail", async () => {
    const { provider } = fakeProvider();
    const list = async () => (await nextTurn(), { count: 0, results: [] });
    const { context } = fakeContext("/admin/rack/rack-list/form/3", {
      provider: { ...provider, recent: () => ({ ...provider, list }) },
    });
    guard.requireRole.mockResolvedValue(context);
    await expect(rackList(argsAt(context))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("shows what was typed for a record that is gone meanwhile", async () => {
    const { context } = fakeContext("/admin/rack/rack-type/form/3", { readDraft: { name: ["42U 600"] } });
    guard.requireRole.mockResolvedValue(context);
    expect(await rackType(argsAt(context))).toMatchObject({ view: "form", state: { values: { name: ["42U 600"] } } });
  });

  it("searches long choices at the provider, keeps what was typed and the choice that is not among them", async () => {
    const { data, calls } = await open(
      rackList,
      "/admin/rack/rack-list/form?rack_name=A1&tenant=250&tenant-search=n1",
      {
        tenants: named(300),
      },
    );
    expect(calls).toContainEqual({
      call: "list",
      path: "tenants",
      given: { limit: 200, ordering: "name", search: "n1" },
    });
    const { values, choices } = (data as Extract<typeof data, { view: "form" }>).state;
    expect(values).toMatchObject({ rack_name: ["A1"], tenant: ["250"] });
    expect(choices?.tenant).toMatchObject({ more: false, search: "n1" });
    expect(choices?.tenant?.choices).toHaveLength(112);
    expect(choices?.tenant?.choices[0]).toEqual({ value: "250", label: "n250" });
  });

  describe("whose choices are narrowed by another field", () => {
    const services = "/admin/service/service-list/form";
    const racks = (count: number) => named(count).map(({ id, name }) => ({ id, rack_name: name }));
    const records = {
      tenants: named(3),
      racks: racks(2),
      devices: [{ id: 9, devicename: "core-9" }],
      servicerackdetails: [
        { id: 4, tenant: 1, rack: 230, rack_name: "n230", detail_service: "3", device: 9, device_name: "core-9" },
      ],
    };
    const asked = (calls: { path: string; given?: object }[], family: string) =>
      calls.find(({ path }) => path === family)?.given;

    it("offers what fits the record, and keeps what the record has beyond that", async () => {
      const { data, calls } = await open(serviceList, `${services}/4`, { ...records, racks: racks(250) });
      expect(asked(calls, "racks")).toMatchObject({ tenant_id: "1" });
      expect(asked(calls, "devices")).toMatchObject({ tenant: "1" });
      expect(data).toMatchObject({
        state: {
          values: { tenant: ["1"], rack: ["230"], device: ["9"] },
          choices: { rack: { choices: expect.arrayContaining([{ value: "230", label: "n230" }]) } },
        },
      });
    });

    it("drops what does not fit the narrowing field once that changes, and keeps the rest", async () => {
      const typed = { "tenant-shown": "1", rack: "2", device: "9", ampere: "16" };
      const { page, calls } = await update(services, { ...typed, tenant: "2" }, { ...records, racks: [] });
      expect(asked(calls, "racks")).toMatchObject({ tenant_id: "2" });
      expect(page).toMatchObject({ state: { values: { tenant: ["2"], rack: [], device: ["9"], ampere: ["16"] } } });
      const same = await update(services, { ...typed, tenant: "1" }, records);
      expect(same.page).toMatchObject({ state: { values: { rack: ["2"], device: ["9"] } } });
    });
  });

  it("that is changed has no choice that was not sent; a link says only what it says", async () => {
    const url = "/admin/service/service-list/form/4";
    const records = {
      servicerackdetails: [{ id: 4, tenant: 1, status: "A", detail_service: "3" }],
      tenants: named(1),
    };
    const { data } = await open(serviceList, `${url}?ampere=3`, records);
    expect(data).toMatchObject({ state: { values: { status: ["A"], ampere: ["3"] } } });
    const { page } = await update(url, { ampere: "3" }, records);
    expect(page).toMatchObject({ state: { values: { status: [], ampere: ["3"] } } });
  });

  it("leads back to where it was opened from", async () => {
    const Referer = "http://portal.test/admin/organization/sites?page=2";
    const { data } = await open(sites, "/admin/organization/sites/form", {}, { Referer });
    expect(data).toMatchObject({ back: "/admin/organization/sites?page=2" });
  });
});

it("names the record on the delete page, and deletes nothing", async () => {
  const { data, calls } = await open(rackType, "/admin/rack/rack-type/delete/3", {
    racktype: [{ id: 3, name: "42U 600" }],
  });
  expect(data).toMatchObject({ view: "delete", record: "42U 600", back: "/admin/rack/rack-type" });
  expect(calls.map(({ call, path }) => `${call} ${path}`)).toEqual(["list racks", "read racktype/3"]);
});

it("says on its delete page why a protected record cannot be deleted", async () => {
  const { data } = await open(templateSets, "/admin/configuration/templateset/delete/3", {
    templateset: [{ id: 3, name: "Default", active: "true" }],
  });
  expect(data).toMatchObject({ view: "delete", reason: "This set is active: mails are written with it." });
});

it("tells whose a device is and where it stands before it is deleted", async () => {
  const { provider } = fakeProvider({
    records: {
      devices: [{ id: 3, devicename: "sw-1", tenant_name: "PT Rimba", racks_name: "A-07" }],
      crossconnects: [
        { id: 1, devicesrc: 3 },
        { id: 2, devicedst: 3 },
        { id: 4, devicesrc: 9 },
      ],
    },
  });
  const { context } = fakeContext("/admin/device/device-list/delete/3", { provider });
  context.user.permissions.push("view_interconnection_interconnection_admin");
  guard.requireAdmin.mockResolvedValue(context);
  expect(await deleteDevice(argsAt(context))).toMatchObject({
    record: "sw-1",
    named: "device sw-1",
    about: "PT Rimba, A-07",
    uses: [{ label: "Interconnections (2)" }],
  });
});

it("lets nobody in but by the screen's permission", async () => {
  await open(sites, "/admin/organization/sites", {});
  expect(guard.requireRole).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    "admin",
    "view_organization_sites_admin",
  );
});
