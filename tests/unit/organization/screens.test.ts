import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { action as saveAdmin, loader as openAdmins } from "~/features/organization/accounts/admin-accounts.route";
import { action as saveMine, loader as openMine } from "~/features/organization/accounts/my-user-account.route";
import { loader as openPeople } from "~/features/organization/access/access-people.route";
import { loader as openPermits } from "~/features/organization/access/access-permits.route";
import { action as savePerson, loader as openMyPeople } from "~/features/organization/access/my-people.route";
import { loader as openVisits } from "~/features/organization/access/visits.route";
import { loader as openSites } from "~/features/organization/sites/sites.route";
import { action as confirm, loader as openTenant } from "~/features/organization/tenants/tenant-detail.route";
import { action as saveUser, loader as openUsers } from "~/features/organization/accounts/user-accounts.route";
import type { SubmissionResult } from "~/forms/last-result";
import type { SessionUser } from "~/provider/index.server";
import { answered, argsAt, fakeContext, fakeProvider, type Fields } from "../crud/support";

const guard = vi.hoisted(() => ({ requireAdmin: vi.fn(), requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => {
  guard.requireAdmin.mockReset();
  guard.requireRole.mockReset();
});

const account = { id: 4, first_name: "Maria", tenant: 2, from_user: "tenant", is_active: true, registered: 1 };
const records = {
  user: [{ id: 1, first_name: "Rizky", from_user: "noc_admin" }, account],
  group: [
    { id: 1, name: "NOC", admin: true },
    { id: 2, name: "Tenant", admin: false, permissions: ["view_menu_tenant"] },
    { id: 3, name: "Shift", permissions: ["view_menu_admin"] },
  ],
  tenants: [{ id: 2, name: "PT Rimba", tenant_confirmation: "true" }],
  "tenants-detail": [{ id: 2, racks_count: 8 }],
};

/** A user at a URL, admitted by the guards, and the provider calls. */
function at(url: string, user: Partial<SessionUser>, fields?: Fields, more: Record<string, object[]> = {}) {
  const { provider, calls } = fakeProvider({ records: { ...records, ...more } });
  const send = vi.fn();
  const { context, done } = fakeContext(url, { provider: Object.assign(provider, { send }) });
  Object.assign(context.user, user);
  guard.requireAdmin.mockResolvedValue(context);
  guard.requireRole.mockResolvedValue(context);
  return { args: argsAt(context, fields), calls, done, send };
}
const status = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  );

describe("the two sides' accounts", () => {
  it("are listed apart", async () => {
    const admins = at("/admin/organization/admin-accounts?is_active=true", {});
    await openAdmins(admins.args);
    expect(admins.calls[0]).toMatchObject({ path: "user", given: { from_user: "noc_admin", is_active: "true" } });
    const users = at("/admin/organization/user-accounts?tenant=2", {});
    // This provider ignores the side.
    expect(await openUsers(users.args)).toMatchObject({ count: 1, rows: [{ name: "Maria" }] });
    expect(users.calls).toContainEqual(
      expect.objectContaining({ path: "user", given: expect.objectContaining({ from_user: "tenant", tenant: "2" }) }),
    );
  });

  it("have no heads where no account of the provider says one", async () => {
    const form = "/admin/organization/user-accounts/form/4";
    expect(await openUsers(at(form, {}).args)).toMatchObject({ unknown: ["headtenant"] });
    const { status, body } = answered<SubmissionResult>(await saveUser(at(form, {}, { username: "maria" }).args));
    expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining(["first_name", "tenant"])]);
    expect(body.errors).not.toHaveProperty("headtenant");
  });

  it("are not edited at the other one's screen", async () => {
    expect(await status(openAdmins(at("/admin/organization/admin-accounts/form/4", {}).args))).toBe(404);
    expect(await status(openUsers(at("/admin/organization/user-accounts/form/1", {}).args))).toBe(404);
    const saving = at("/admin/organization/admin-accounts/form/4", {}, {});
    const saved = answered<SubmissionResult>(await saveAdmin(saving.args));
    expect(saved.body.problems).toEqual([{ message: expect.stringContaining("is not there any more") }]);
    expect(saving.calls.filter(({ call }) => call === "update")).toEqual([]);
    expect(await status(openUsers(at("/admin/organization/user-accounts/form/4", {}).args))).toBe(200);
  });

  it("are not deleted at the other one's screen, alone or among several", async () => {
    const { args, calls } = at("/admin/organization/admin-accounts/delete/4", {}, {});
    expect(answered(await saveAdmin(args)).location).toBe("/admin/organization/admin-accounts");
    const several = at("/admin/organization/admin-accounts/delete", {}, { chosen: "4" });
    await saveAdmin(several.args);
    expect([...calls, ...several.calls].filter(({ call }) => call === "remove")).toEqual([]);
    const right = at("/admin/organization/admin-accounts/delete", { id: 9 }, { chosen: "1" });
    expect(answered(await saveAdmin(right.args)).status).toBe(303);
    expect(right.calls).toContainEqual({ call: "remove", path: "user/1" });
  });

  it.each([
    ["/admin/organization/admin-accounts/delete/1", {}],
    ["/admin/organization/admin-accounts/delete", { chosen: "1" }],
  ])("the own one is not deleted: %s", async (url, fields: Fields) => {
    const own = at(url, { id: 1 }, fields);
    expect(answered(await saveAdmin(own.args)).status).toBe(409);
    expect(own.calls.filter(({ call }) => call === "remove")).toEqual([]);
  });

  it("keep the one that the person is signed in with", async () => {
    const { args } = at("/admin/organization/admin-accounts", { id: 1 });
    expect(await openAdmins(args)).toMatchObject({ protectedIds: [1] });
  });

  it("offer the groups of their side", async () => {
    const data = await openUsers(at("/admin/organization/user-accounts/form?tenant=2", {}).args);
    expect(data).toMatchObject({
      state: { choices: { groups: { choices: [{ value: "2", label: "Tenant" }] } }, values: { tenant: ["2"] } },
    });
  });
});

const who = { identity_no: "3171044107000001", email: "maria@rimba.example", phone: "628125550147" };
const person = { name: "Budi", ...who, tenant: "2" };
const permit = { userdatacenter: "5", datacenter: "3", date_from: "2026-11-01", date_to: "2026-11-30", status: "N" };
const site = {
  name: "DC Dago",
  status: "N",
  cities: "7",
  phone: "6222",
  address: "Dago",
  latitude: "-6.9",
  longitude: "107.6",
};

it.each([
  [
    "/admin/organization/user-accounts",
    openUsers,
    "user",
    { first_name: "Maria", ...who, username: "maria", tenant: "2" },
  ],
  ["/admin/organization/datacenter-access", openPeople, "userdatacenter", person],
  ["/admin/organization/datacenter-access/permits", openPermits, "userdatacenteraccess", permit],
  ["/admin/organization/sites", openSites, "datacenters", site],
])("the form of a record begins with what it holds: %s", async (path, open, family, held) => {
  const { args } = at(`${path}/form/4`, {}, undefined, { [family]: [{ id: 4, ...held }] });
  const values = Object.fromEntries(Object.entries(held).map(([name, value]) => [name, [value]]));
  expect(await open(args)).toMatchObject({ state: { values } });
});

it("the form of an account begins with its state, groups and sites", async () => {
  const admin = {
    id: 4,
    is_active: 1,
    registered: 0,
    groups: [1],
    multi_datacenter_parse: [{ id: 3, name: "DC Dago" }],
  };
  const { args } = at("/admin/organization/admin-accounts/form/4", {}, undefined, { user: [admin] });
  expect(await openAdmins(args)).toMatchObject({
    state: { values: { status: ["need_verification"], groups: ["1"], multi_datacenter: ["3"] } },
  });
});

describe("a tenant's own accounts", () => {
  const path = "/datacenter/myuseraccount";

  it("are read by all, narrowed to the tenant", async () => {
    const { args, calls } = at(path, { id: 4, tenant: 2 });
    expect(await openMine(args)).toMatchObject({
      view: "list",
      changeBlocker: "Only the head of your tenant can create, change and delete accounts.",
    });
    expect(calls).toContainEqual(
      expect.objectContaining({ call: "list", given: expect.objectContaining({ tenant: 2 }) }),
    );
  });

  it("are changed by the head only", async () => {
    const other = { id: 4, tenant: 2 };
    const reason = "Only the head of your tenant can create, change and delete accounts.";
    await expect(openMine(at(`${path}/form`, other).args)).rejects.toMatchObject({ data: { kind: "refused", reason } });
    for (const url of [`${path}/form`, `${path}/form/4`, `${path}/delete/4`, `${path}/delete?chosen=4`]) {
      expect(await status(openMine(at(url, other).args))).toBe(403);
      const { args, calls } = at(url, other, {});
      expect(await status(saveMine(args))).toBe(403);
      expect(calls.filter(({ call }) => call !== "read")).toEqual([]);
    }
    expect(await openMine(at(`${path}/form`, { ...other, isHeadTenant: true }).args)).toMatchObject({ view: "form" });
  });

  it("know the head by the account where the signed-in user does not say it", async () => {
    records.user.push({ ...account, id: 6, headtenant: 1 } as (typeof records.user)[number]);
    expect(await openMine(at(path, { id: 6, tenant: 2 }).args)).toMatchObject({ changeBlocker: null });
    records.user.pop();
  });
});

it("a tenant's person is always of that tenant", async () => {
  const person = { name: "Budi", identity_no: "3171044107000001", phone: "081234567890", email: "", tenant: "9" };
  const { args, calls } = at("/datacenter/mydatacenteraccess/form", { tenant: 2 }, person);
  expect(answered(await savePerson(args)).status).toBe(303);
  expect(calls).toEqual([
    expect.objectContaining({ call: "create", path: "userdatacenter", given: expect.objectContaining({ tenant: 2 }) }),
  ]);
  const list = at("/datacenter/mydatacenteraccess", { tenant: 2 });
  await openMyPeople(list.args);
  expect(list.calls[0]).toMatchObject({ given: { tenant_id: 2 } });
});

describe("a tenant's page", () => {
  const url = "/admin/organization/tenants/detail?id=2";
  const mayAll = ["view_organization_user_accounts_admin", "view_rack_rack_admin", "view_service_service_admin"];
  const families = (calls: { path: string }[]) => calls.map(({ path }) => path.split("/")[0]);

  it("asks for what the person may see only", async () => {
    const open = (args: LoaderFunctionArgs) => openTenant(args);
    const limited = at(url, { permissions: [], groups: [] });
    expect(await open(limited.args)).toMatchObject({ people: null, racks: null, services: null });
    expect(families(limited.calls)).toEqual(["tenants", "tenants-detail"]);
    const full = at(url, { permissions: mayAll, groups: [] });
    expect(await open(full.args)).toMatchObject({ counts: { racks: 0, people: 1 } });
    expect(families(full.calls)).toEqual([
      "tenants",
      "tenants-detail",
      "user",
      "racks",
      "devices",
      "servicerackdetails",
      // All accounts: this provider ignores the filter.
      "user",
    ]);
  });

  it("has the tenant's rows alone, wherever a provider without the filter lists them", async () => {
    const others = Array.from({ length: 10 }, (_, at) => ({ id: 10 + at, tenant: 9 }));
    const listed = [...others, { id: 4, tenant: 2 }, { id: 5, tenant: 9 }];
    const families = {
      user: [...listed, { id: 6, from_user: "noc_admin" }],
      racks: listed,
      servicerackdetails: listed,
    };
    const { people, racks, services, counts } = await openTenant(
      at(url, { permissions: mayAll, groups: [] }, undefined, families).args,
    );
    for (const part of [people, racks, services]) expect(part).toMatchObject({ count: 1, results: [{ id: 4 }] });
    expect(counts).toMatchObject({ racks: 1, services: 1, people: 1 });
  });

  it("counts what its lists have", async () => {
    const { args } = at(url, { permissions: mayAll, groups: [] }, undefined, { racks: [{ id: 4, tenant: 2 }] });
    expect((await openTenant(args)).counts.racks).toBe(1);
  });

  it("confirms the tenant and withdraws it, and nothing else", async () => {
    const post = (confirmed: string) => at(url, {}, { confirmed });
    for (const confirmed of [true, false]) {
      const { args, send } = post(String(confirmed));
      expect(answered(await confirm(args))).toMatchObject({ status: 303, location: url });
      expect(send).toHaveBeenCalledExactlyOnceWith("tenantconfirmed", { tenant: 2, confirmed });
    }
    const { args, send } = post("perhaps");
    expect(answered(await confirm(args)).status).toBe(400);
    expect(send).not.toHaveBeenCalled();
  });

  it("answers 404 without an id", async () => {
    expect(await status(openTenant(at("/admin/organization/tenants/detail", {}).args))).toBe(404);
  });
});

describe("the list of visits", () => {
  const visits = [
    { id: 1, user_firstname: "Gilang", tenant_name: "PT Rimba", access_date: "2026-11-20T09:00:00+07:00" },
  ];
  const open = async (visit: object) => {
    const asked = "/admin/organization/datacenter-access/visits?tenant_id=2&datacenter_id=1&userdatacenter_id=7";
    const named = { accessactivity: [{ ...visits[0], ...visit }], datacenters: [{ id: 1, name: "Jakarta 1" }] };
    return (await openVisits(at(asked, {}, undefined, named).args)).ignored;
  };

  it("believes a provider that names tenant, site and person without their ids", async () => {
    expect(await open({ datacenter_name: "Jakarta 1" })).toEqual([]);
  });

  it("tells which filters a provider has ignored", async () => {
    expect(await open({ tenant: 3, datacenter: 1, userdatacenter: 8 })).toEqual(["tenant_id", "userdatacenter_id"]);
  });

  it.each([
    ["Rimba", undefined],
    ["Bandung", ["“Bandung” is in none of these rows: the data service found it elsewhere, or ignores the search."]],
  ])("tells whether %j is in none of its rows, so that the search may have been ignored", async (search, told) => {
    const found = { accessactivity: [{ ...visits[0], field_of_its_own: "Bandung" }] };
    const { args } = at(`/admin/organization/datacenter-access/visits?search=${search}`, {}, undefined, found);
    expect((await openVisits(args)).notices).toEqual(told);
  });
});
