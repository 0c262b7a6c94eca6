import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestProvider, findOne, type Person } from "./client.ts";

let provider: TestProvider;
let noc: Person;
let tenant1: Person;
beforeAll(async () => {
  provider = await TestProvider.start({ faults: true });
  [noc, tenant1] = await Promise.all([provider.signIn("noc"), provider.signIn("tenant1")]);
});
afterAll(() => provider.stop());

const person = (username: string, more: Record<string, unknown> = {}) => ({
  username,
  first_name: "Wulan Sari",
  identity_no: "3171234567890123",
  email: `${username}@titiktemu.example`,
  phone: "6281234567890",
  password: "Rahasia-2025!",
  status: "active",
  ...more,
});

test("an admin account has sites and one group for admins", async () => {
  const group = await findOne(noc, "group", "NOC Shift");
  const [first, second] = (await noc.get("datacenters/?admin_account_fitur=1")).body.results;
  const form = new FormData();
  for (const [name, value] of Object.entries(person("wulan", { from_user: "noc_admin", groups: group.id })))
    form.append(name, String(value));
  for (const { id } of [first, second]) form.append("multi_datacenter[]", JSON.stringify({ id }));
  const made = await noc.call("POST", "user/", { form });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ groups: [group.id], is_active: true, registered: 1, tenant: null });
  expect(made.body.multi_datacenter_parse).toEqual([
    { id: first.id, name: first.name },
    { id: second.id, name: second.name },
  ]);
  expect(made.text).not.toMatch(/scrypt|Rahasia/);
  const login = await provider.call("POST", "authentication/token/", {
    json: { username: "wulan", password: "Rahasia-2025!" },
  });
  expect(login.status).toBe(200);

  const off = await noc.patch(`user/${made.body.id}/`, { status: "non_active" });
  expect(off.body).toMatchObject({ is_active: false, registered: 0 });
  expect((await provider.call("POST", "token/refresh/", { json: { refresh: login.body.refresh } })).status).toBe(401);
  const emptied = new FormData();
  for (const [name, value] of Object.entries(person("wulan", { from_user: "noc_admin", groups: group.id })))
    emptied.append(name, String(value));
  expect((await noc.call("PUT", `user/${made.body.id}/`, { form: emptied })).body.multi_datacenter_parse).toEqual([]);
  expect((await noc.delete(`user/${made.body.id}/`)).status).toBe(204);
});

test("groups of the other side are refused, so nobody raises a tenant to an admin", async () => {
  const [admins, tenants] = await Promise.all(["NOC Shift", "Tenant"].map((name) => findOne(noc, "group", name)));
  const tenant = (await tenant1.get("tenants/")).body.results[0].id;
  const mixed = await noc.post("user/", person("mixed", { from_user: "tenant", tenant, groups: [admins.id] }));
  expect(mixed.body).toHaveProperty("groups");
  const own = await tenant1.post("user/", person("second", { tenant, groups: [admins.id] }));
  expect(own.body).toEqual({ groups: [`Invalid pk "${admins.id}" - object does not exist.`] });
  const raised = await noc.patch(`group/${tenants.id}/`, { permissions: ["view_menu_admin"] });
  expect(raised.body).toHaveProperty("permissions");
  expect((await noc.get(`group/${tenants.id}/`)).body.permissions).toContain("view_menu_tenant");
});

test("a head of tenant manages its tenant's people, others do not", async () => {
  const group = await findOne(noc, "group", "Tenant");
  const tenant = (await tenant1.get("tenants/")).body.results[0].id;
  expect((await tenant1.get(`user/checkheadtenant/?tenant=${tenant}`)).body).toEqual({ exists: true });
  const unregistered = await provider.signIn("nocfresh");
  expect((await unregistered.get(`user/checkheadtenant/?tenant=${tenant}`)).body).toEqual({ exists: false });
  const made = await tenant1.post("user/", person("second", { tenant, groups: [group.id] }));
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ headtenant: 0, from_user: "tenant" });
  const second = await provider.call("POST", "authentication/token/", {
    json: { username: "second", password: "Rahasia-2025!" },
  });
  const headers = { authorization: `Bearer ${second.body.access}` };
  const path = `user/${tenant1.id}/`;
  expect((await provider.call("GET", path, { headers })).status).toBe(200);
  expect((await provider.call("PATCH", path, { headers, json: { first_name: "X" } })).status).toBe(403);
  expect((await tenant1.get(`user/${noc.id}/`)).status).toBe(404);
  expect((await tenant1.delete(`user/${tenant1.id}/`)).status).toBe(400);
});

test("everybody changes the own profile and nothing else of it", async () => {
  const limited = await provider.signIn("noclimited");
  const changed = await limited.put(`user/${limited.id}/`, {
    first_name: "Dewi A.",
    registered: 0,
    tenant: 1,
    from_user: "tenant",
  });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ first_name: "Dewi A.", tenant: null, from_user: "noc_admin", registered: 1 });
  const group = await findOne(noc, "group", "Shift");
  expect((await limited.put(`user/${limited.id}/`, { groups: [group.id - 1] })).status).toBe(403);
  expect((await limited.put(`user/${noc.id}/`, { first_name: "X" })).status).toBe(404);
});

test("nobody deactivates, deletes or regroups the own account, not even who manages accounts (§12)", async () => {
  const own = `user/${noc.id}/`;
  const { groups } = (await noc.get(own)).body;
  const changes = [{ status: "non_active" }, { status: "need_verification" }, { need_verify: 1 }];
  for (const change of changes)
    expect((await noc.patch(own, { ...change, groups })).body, JSON.stringify(change)).toHaveProperty("status");
  const group = await findOne(noc, "group", "NOC Shift");
  expect((await noc.patch(own, { groups: [group.id] })).body).toHaveProperty("groups");
  expect((await noc.delete(own)).status).toBe(400);
  const kept = await noc.patch(own, { first_name: "Rizky P.", status: "active", groups });
  expect([kept.status, kept.body.first_name]).toEqual([200, "Rizky P."]);
});

test("an account to be verified gets a mail with its password and a link that verifies it", async () => {
  const group = await findOne(noc, "group", "NOC Shift");
  const made = await noc.post("user/", person("fresh", { from_user: "noc_admin", groups: group.id, need_verify: 1 }));
  expect(made.body).toMatchObject({ registered: 0, is_active: true });
  const response = await fetch(`${provider.running.url}/_test/mails?to=fresh@titiktemu.example`);
  const [{ body }] = (await response.json()) as [{ body: string }];
  expect(body).toContain("Rahasia-2025!");
  const token = /\/admin\/verify\/([^/]+)\/</.exec(body)?.[1];
  const verify = () => provider.call("POST", `verify-user/${token}/`, { json: {} });
  expect((await verify()).status).toBe(200);
  expect((await noc.get(`user/${made.body.id}/`)).body.registered).toBe(1);
  const again = await verify();
  expect([again.status, Object.keys(again.body)]).toEqual([400, ["token"]]);
});

test("a group with people keeps its side, and somebody is left who manages groups", async () => {
  const shift = await findOne(noc, "group", "NOC Shift");
  expect((await noc.patch(`group/${shift.id}/`, { admin: false, permissions: [] })).body).toHaveProperty("admin");
  const { results: people } = (await noc.get(`user/?groups=${shift.id}`)).body;
  expect(people.every(({ groups }: { groups: number[] }) => groups[0] === shift.id)).toBe(true);
  const [own] = (await noc.get(`user/${noc.id}/`)).body.groups;
  const permissions = ["view_menu_admin", "view_dashboard_admin"];
  expect((await noc.patch(`group/${own}/`, { permissions })).body).toHaveProperty("permissions");
  expect((await noc.get(`group/${own}/`)).body.permissions).toContain("view_groups_admin");
});

describe("settings", () => {
  test("tell the idle minutes to everybody and are changed together", async () => {
    expect((await provider.call("GET", "setting/get/session_idle/")).body).toEqual({ value: 30 });
    expect((await noc.post("setting/bulkupdate/", [{ key: "session_idle", value: "0" }])).status).toBe(400);
    const unknown = await noc.post("setting/bulkupdate/", [
      { key: "session_idle", value: "15" },
      { key: "nothing", value: "1" },
    ]);
    expect(unknown.body).toEqual([{}, { key: ['There is no setting "nothing".'] }]);
    const bad = await noc.post("setting/bulkupdate/", [
      { key: "company_phone", value: "1" },
      { key: "session_idle", value: "0" },
    ]);
    expect([bad.status, bad.body[0], Object.keys(bad.body[1])]).toEqual([400, {}, ["value"]]);
    expect((await provider.call("GET", "setting/get/session_idle/")).body).toEqual({ value: 30 });
    expect((await noc.post("setting/bulkupdate/", [{ key: "session_idle", value: 15 }])).status).toBe(200);
    expect((await provider.call("GET", "setting/get/session_idle/")).body).toEqual({ value: 15 });
  });

  test("keep drafts of news from tenants", async () => {
    const [all, published] = await Promise.all([noc.get("news/"), tenant1.get("news/")]);
    expect(all.body.count).toBe(published.body.count + 1);
  });
});
