import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passwords } from "../support/agreed-rules.ts";
import { anyOf, newRecord, rackType } from "./families.ts";
import { call, login, signIn, unique, type Answer, type Person } from "./client.ts";

const secret = "Rahasia-2025!";
const made: number[] = [];

let noc: Person;
let tenant1: Person;
let tenant: number;
let admins: Answer["body"];
let tenants: Answer["body"];
beforeAll(async () => {
  [noc, tenant1] = [await signIn("noc"), await signIn("tenant1")];
  tenant = (await tenant1.get(`user/${tenant1.id}/`)).body.tenant;
  const { groups } = (await tenant1.get(`user/${tenant1.id}/`)).body;
  tenants = (await noc.get(`group/${groups[0]}/`)).body;
  admins = await noc.make("group", { name: unique("Shift"), admin: true, permissions: ["view_menu_admin"] });
});
afterAll(async () => {
  for (const id of made) await noc.delete(`user/${id}/`);
  await noc.delete(`group/${admins.id}/`);
});

const person = (more: Record<string, unknown>) => {
  const username = unique("orang").replace(" ", "");
  return {
    ...{ username, first_name: "Wulan Sari", identity_no: "3171234567890123", phone: "6281234567890" },
    ...{ email: `${username}@company.example`, password: secret, status: "active", ...more },
  };
};

async function create(by: Person, payload: Record<string, unknown>): Promise<Answer["body"]> {
  const account = await by.make("user", payload);
  made.push(account.id);
  return account;
}

describe("user/ (§2)", () => {
  test("an admin account is made by a form, with sites and one group", async () => {
    const sites = (await noc.list("datacenters", "admin_account_fitur=1")).slice(0, 2);
    expect(sites.length).toBeGreaterThan(0);
    const payload = person({ from_user: "noc_admin", groups: admins.id });
    const form = new FormData();
    for (const [name, value] of Object.entries(payload)) form.append(name, String(value));
    for (const { id } of sites) form.append("multi_datacenter[]", JSON.stringify({ id }));
    const { status, body, text } = await noc.call("POST", "user/", { form });
    expect(status).toBe(201);
    made.push(body.id);
    expect(body).toMatchObject({ is_active: true, registered: true, groups: [admins.id], from_user: "noc_admin" });
    expect(body.multi_datacenter_parse.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      sites.map(({ id }) => id).toSorted(),
    );
    expect(text).not.toContain(secret);
    expect((await login(String(payload.username), secret)).status).toBe(200);
  });

  test.each(passwords)("a password must meet the rules: %s", async (_what, password, isStrong) => {
    const { status, body } = await noc.post("user/", person({ from_user: "noc_admin", groups: admins.id, password }));
    if (status === 201) made.push(body.id);
    expect([status, body.password !== undefined]).toEqual(isStrong ? [201, false] : [400, true]);
  });

  test("the state is told by status and read as is_active and registered", async () => {
    const account = await create(noc, person({ from_user: "noc_admin", groups: admins.id }));
    const path = `user/${account.id}/`;
    expect((await noc.patch(path, { status: "need_verification" })).body).toMatchObject({
      is_active: true,
      registered: false,
    });
    const { access } = (await login(account.username, secret)).body;
    expect((await noc.patch(path, { status: "non_active" })).body).toMatchObject({
      is_active: false,
      registered: false,
    });
    const late = await call("GET", "cities/", { headers: { authorization: `Bearer ${access}` } });
    expect([late.status, late.body.code]).toEqual([401, "user_inactive"]);
    expect((await login(account.username, secret)).status).toBe(401);
    await noc.delete(path);
    const gone = await call("GET", "cities/", { headers: { authorization: `Bearer ${access}` } });
    expect([gone.status, gone.body.code]).toEqual([401, "user_not_found"]);
  });

  test("wrong fields are told", async () => {
    const { status, body } = await noc.post(
      "user/",
      person({ identity_no: "1", phone: "x", email: "x", password: "weak", groups: 99_999_999 }),
    );
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(["identity_no", "phone", "email", "password", "groups"]));
    const { username } = await create(noc, person({ from_user: "noc_admin", groups: admins.id }));
    const twice = await noc.post("user/", person({ username, from_user: "noc_admin", groups: admins.id }));
    expect(Object.keys(twice.body)).toEqual(["username"]);
  });

  test("is filtered by side, tenant, site and activity", async () => {
    const people = await noc.list("user", `tenant=${tenant}`);
    expect(people.length).toBeGreaterThan(0);
    expect(people.every((row) => row.tenant === tenant)).toBe(true);
    expect((await noc.list("user", "from_user=noc_admin")).every((row) => row.from_user === "noc_admin")).toBe(true);
    const inactive = await noc.list("user", "is_active=false");
    expect(inactive.map(({ username }) => username)).toContain("frozen");
    expect(inactive.every((row) => row.is_active === false)).toBe(true);
    const site = await anyOf(noc, "datacenters");
    const atSite = await noc.list("user", `datacenter=${site.id}`);
    expect(atSite.every((row) => row.multi_datacenter_parse.some(({ id }: { id: number }) => id === site.id))).toBe(
      true,
    );
  });

  test("everybody changes the own profile by its fields alone, and nothing else of it", async () => {
    const account = await create(noc, person({ from_user: "noc_admin", groups: admins.id }));
    const self = await signIn(account.username, secret);
    const { status, body } = await self.put(`user/${account.id}/`, {
      first_name: "Wulan S.",
      registered: 0,
      tenant,
      from_user: "tenant",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: "Wulan S.", registered: true, tenant: null, from_user: "noc_admin" });
    expect((await self.put(`user/${noc.id}/`, { first_name: "x" })).status).toBeOneOf([403, 404]);
  });
});

describe("a tenant's people (§8, §11)", () => {
  test("are made and changed by its head, who is told by checkheadtenant", async () => {
    expect((await tenant1.get(`user/checkheadtenant/?tenant=${tenant}`)).body.exists).toBe(true);
    const account = await create(tenant1, person({ tenant, groups: tenants.id }));
    expect(account).toMatchObject({ tenant, from_user: "tenant", headtenant: false });
    const second = await signIn(account.username, secret);
    expect((await second.get(`user/${tenant1.id}/`)).status).toBe(200);
    expect((await second.patch(`user/${tenant1.id}/`, { first_name: "x" })).status).toBe(403);
    expect((await second.post("user/", person({ tenant, groups: tenants.id }))).status).toBe(403);
    expect((await tenant1.patch(`user/${account.id}/`, { first_name: "Baru" })).body.first_name).toBe("Baru");
  });

  test("are nobody else's, and never become admins", async () => {
    const other = await newRecord(noc, "tenants");
    const foreign = await tenant1.post("user/", person({ tenant: other.id, groups: tenants.id }));
    expect([foreign.status, foreign.body.tenant]).toEqual([400, [expect.any(String)]]);
    await noc.delete(`tenants/${other.id}/`);
    expect((await tenant1.post("user/", person({ tenant, groups: admins.id }))).body).toHaveProperty("groups");
    expect((await tenant1.post("user/", person({ tenant, groups: admins.id, from_user: "noc_admin" }))).status).toBe(
      400,
    );
    expect((await tenant1.get(`user/${noc.id}/`)).status).toBe(404);
    expect((await noc.post("user/", person({ tenant, groups: admins.id, from_user: "tenant" }))).body).toHaveProperty(
      "groups",
    );
  });

  test("a tenant's first account is its head, and there is one", async () => {
    const company = await newRecord(noc, "tenants");
    const exists = async () => (await noc.get(`user/checkheadtenant/?tenant=${company.id}`)).body.exists;
    expect(await exists()).toBe(false);
    const head = await create(noc, person({ tenant: company.id, groups: tenants.id, from_user: "tenant" }));
    expect([head.headtenant, await exists()]).toEqual([true, true]);
    const claim = await noc.post(
      "user/",
      person({ tenant: company.id, groups: tenants.id, from_user: "tenant", headtenant: 1 }),
    );
    expect(Object.keys(claim.body)).toEqual(["headtenant"]);
    await noc.delete(`user/${head.id}/`);
    expect((await noc.delete(`tenants/${company.id}/`)).status).toBe(204);
  });
});

describe("group/ and permission/", () => {
  test("a group has permissions by codename, and groupadmin=yes gives the admins' ones", async () => {
    expect(admins).toMatchObject({ admin: true, permissions: ["view_menu_admin"] });
    const codenames = (await noc.list("permission")).map(({ codename }) => codename);
    expect(codenames).toEqual(expect.arrayContaining(["view_menu_admin", "view_menu_tenant", "view_rack_type_admin"]));
    const changed = await noc.put(`group/${admins.id}/`, {
      name: admins.name,
      admin: true,
      permissions: ["view_menu_admin", "view_rack_type_admin"],
    });
    expect(changed.body.permissions.toSorted()).toEqual(["view_menu_admin", "view_rack_type_admin"]);
    expect((await noc.patch(`group/${admins.id}/`, { permissions: ["nothing_like_it"] })).status).toBe(400);
    const listed = await noc.list("group", "groupadmin=yes");
    expect(listed.every(({ admin }) => admin === true)).toBe(true);
    expect(listed.map(({ id }) => id)).toContain(admins.id);
  });

  test("a group with users cannot be deleted", async () => {
    const refused = await noc.delete(`group/${tenants.id}/`);
    expect(refused.status).toBe(400);
    expect((await noc.get(`group/${tenants.id}/`)).status).toBe(200);
  });

  test("revoked rights are lost at once", async () => {
    const account = await create(noc, person({ from_user: "noc_admin", groups: admins.id }));
    const self = await signIn(account.username, secret);
    expect((await self.post("racktype/", rackType())).status).toBe(201);
    await noc.patch(`group/${admins.id}/`, { permissions: ["view_menu_admin"] });
    expect((await self.post("racktype/", rackType())).status).toBe(403);
  });
});
