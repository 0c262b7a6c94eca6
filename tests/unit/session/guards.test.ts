import { expect, test } from "vitest";
import {
  guestOnly,
  requireAdmin,
  requireSide,
  requireTenant,
  requireUnregistered,
  requireUser,
  toStartPage,
} from "~/session/guards.server";
import { type Permission, type Role, rolePermission } from "~/session/permissions";
import { contextOf } from "~/session/context.server";
import { accessToken, argsOf, argsWith, cookieOf, outcomeOf } from "../../support/session.ts";

const yesNo = [true, false];

/** Every combination of the conditions of spec 1 §2. */
const accounts = (["admin", "tenant"] as Role[]).flatMap((role) =>
  yesNo.flatMap((registered) =>
    yesNo.flatMap((adminMenu) =>
      yesNo.flatMap((tenantMenu) =>
        yesNo.flatMap((dashboards) =>
          yesNo.flatMap((hasTenant) =>
            yesNo.map((confirmed) => ({ role, registered, adminMenu, tenantMenu, dashboards, hasTenant, confirmed })),
          ),
        ),
      ),
    ),
  ),
);
type Account = (typeof accounts)[number];

const permissionsOf = ({ adminMenu, tenantMenu, dashboards }: Account): Permission[] => [
  ...(adminMenu ? (["view_menu_admin"] as const) : []),
  ...(tenantMenu ? (["view_menu_tenant", "view_my_rack_tenant"] as const) : []),
  ...(dashboards ? (["view_dashboard_admin", "view_dashboard_tenant"] as const) : []),
];

/** The targets of redirects and some other pages, each with its guard. */
async function visit(path: string, account: Account): Promise<string | number> {
  const args = await argsOf(
    path,
    {
      isRegistered: account.registered,
      permissions: permissionsOf(account),
      tenant: account.hasTenant ? 3 : null,
      isTenantConfirmed: account.confirmed,
    },
    { role: account.role },
  );
  switch (path) {
    case "/":
    case "/admin":
      return outcomeOf(toStartPage(args));
    case "/admin/dashboard":
      return outcomeOf(requireAdmin(args, "view_dashboard_admin"));
    case "/dashboard":
      return outcomeOf(requireTenant(args, "view_dashboard_tenant"));
    case "/admin/verification":
    case "/verification":
      return outcomeOf(requireUnregistered(args));
    case "/admin/what-i-can-do":
    case "/what-i-can-do":
      return outcomeOf(requireSide(args, rolePermission));
    case "/admin/rack/rack-type":
      return outcomeOf(requireAdmin(args, "view_rack_type_admin"));
    case "/request/goodsin":
      return outcomeOf(requireTenant(args, "view_my_rack_tenant", { confirmed: true }));
    default:
      throw new Error(`a redirect to ${path}, which no guard of this test serves`);
  }
}

const starts = [
  "/",
  "/admin",
  "/admin/dashboard",
  "/dashboard",
  "/verification",
  "/admin/verification",
  "/admin/rack/rack-type",
  "/request/goodsin",
];

test("who sends a form while the account cannot be read is told that what was typed is kept", async () => {
  const cookie = await cookieOf({ id: "s", role: "admin", access: accessToken(), refresh: "r", seen: Date.now() });
  const send = async (values: Record<string, string>) => {
    const init = { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(values) };
    const args = argsWith(new Request("http://portal.test/admin/rack/rack-type/form", init));
    expect(await outcomeOf(requireUser(args))).toBe(503);
    return (await contextOf(args)).keepsInput;
  };
  expect([await send({ name: "42U" }), await send({ name: "" })]).toEqual([true, false]);
});

test.each(starts)("nobody is sent in circles from %s", async (start) => {
  for (const account of accounts) {
    const seen: (string | number)[] = [];
    let next: string | number = start;
    while (typeof next === "string") {
      expect(seen, JSON.stringify(account)).not.toContain(next);
      seen.push(next);
      next = await visit(next, account);
    }
    expect([200, 403], JSON.stringify({ account, seen })).toContain(next);
  }
});

test("what was typed outlives the permission for its form", async () => {
  const opened = await argsOf("/admin/rack/rack-type/form", { isRegistered: true, permissions: ["view_menu_admin"] });
  const { url, headers } = opened.request;
  const type = { method: "POST", headers, body: new URLSearchParams({ name: "42U" }) };
  expect(await outcomeOf(requireAdmin(argsWith(new Request(url, type)), "view_rack_type_admin"))).toBe("/dashboard");
  expect(await (await contextOf(opened)).readDraft()).toEqual({ name: ["42U"] });
});

const account = (given: Partial<Account>): Account => ({
  role: "admin",
  registered: true,
  adminMenu: false,
  tenantMenu: false,
  dashboards: true,
  hasTenant: true,
  confirmed: true,
  ...given,
});

test("the root path sends everybody where spec 1 §2 says", async () => {
  expect(await visit("/", account({ adminMenu: true }))).toBe("/admin/dashboard");
  expect(await visit("/", account({ adminMenu: true, registered: false }))).toBe("/admin/verification");
  expect(await visit("/", account({ role: "tenant", tenantMenu: true }))).toBe("/dashboard");
  expect(await visit("/", account({ role: "tenant", tenantMenu: true, registered: false }))).toBe("/verification");
});

test("an account without a dashboard starts at what it may do; one without a side or a tenant nowhere", async () => {
  const tenant = account({ role: "tenant", tenantMenu: true, dashboards: false });
  expect(await visit("/", account({ adminMenu: true, dashboards: false }))).toBe("/admin/what-i-can-do");
  expect(await visit("/", tenant)).toBe("/what-i-can-do");
  expect(await visit("/dashboard", tenant)).toBe("/what-i-can-do");
  expect(await visit("/what-i-can-do", tenant)).toBe(200);
  expect(await visit("/", { ...tenant, hasTenant: false })).toBe(403);
  expect(await visit("/", account({}))).toBe(403);
});

test("without the permission the way leads to /dashboard, without the tenant check to /", async () => {
  expect(await visit("/admin/rack/rack-type", account({ adminMenu: true }))).toBe("/dashboard");
  expect(await visit("/dashboard", account({ adminMenu: true }))).toBe("/admin/dashboard");
  expect(await visit("/request/goodsin", account({ role: "tenant", tenantMenu: true, confirmed: false }))).toBe("/");
  expect(await visit("/request/goodsin", account({ role: "tenant", tenantMenu: true, hasTenant: false }))).toBe("/");
});

test("a screen of both sides needs the permission of the side that its URL belongs to", async () => {
  const both = { admin: "view_request_list_admin", tenant: "view_request_list_tenant" } as const;
  const visitAs = async (path: string, role: Role, permission: Permission) => {
    const permissions: Permission[] = [rolePermission[role], permission];
    const user = { isRegistered: true, permissions, tenant: 3, isTenantConfirmed: false };
    return outcomeOf(requireSide(await argsOf(path, user, { role }), both, { confirmed: true }));
  };
  expect(await visitAs("/admin/request/requestlist", "admin", both.admin)).toBe(200);
  expect(await visitAs("/admin/request/requestlist", "admin", both.tenant)).toBe("/dashboard");
  expect(await visitAs("/admin/request/requestlist", "tenant", both.tenant)).toBe("/dashboard");
  expect(await visitAs("/request/requestlist", "admin", both.admin)).toBe("/dashboard");
  expect(await visitAs("/request/requestlist", "tenant", both.tenant)).toBe("/");
});

test("a side is open to a session that began there, of an account that may see its menu", async () => {
  const enter = async (role: Role, ...permissions: Permission[]) => {
    const args = await argsOf("/admin/rack/rack-type", { isRegistered: true, permissions }, { role });
    return outcomeOf(requireAdmin(args, "view_rack_type_admin"));
  };
  expect(await enter("admin", "view_menu_admin", "view_rack_type_admin")).toBe(200);
  expect(await enter("admin", "view_rack_type_admin")).toBe("/dashboard");
  expect(await enter("tenant", "view_menu_tenant", "view_menu_admin", "view_rack_type_admin")).toBe("/dashboard");
});

test("who is not verified gets to the verification of the own side, and nowhere else", async () => {
  const permissions: Permission[] = ["view_menu_admin", "view_rack_type_admin"];
  const fresh = (path: string) => argsOf(path, { isRegistered: false, permissions });
  const list = await fresh("/admin/rack/rack-type");
  expect(await outcomeOf(requireAdmin(list, "view_rack_type_admin"))).toBe("/");
  expect(await outcomeOf(requireUser(await fresh("/user-guide")))).toBe("/");
  expect(await outcomeOf(requireUnregistered(await fresh("/verification")))).toBe("/");
  expect(await outcomeOf(requireUnregistered(await fresh("/admin/verification")))).toBe(200);
});

test("a guest goes to the login of the side, with the way back", async () => {
  const guest = (path: string) => argsWith(new Request(`http://portal.test${path}`));
  expect(await outcomeOf(requireAdmin(guest("/admin/rack/rack-list?page=2"), "view_rack_rack_admin"))).toBe(
    "/admin/login?then=%2Fadmin%2Frack%2Frack-list%3Fpage%3D2",
  );
  expect(await outcomeOf(requireTenant(guest("/dashboard"), "view_dashboard_tenant"))).toBe("/login?then=%2Fdashboard");
  const sent = argsWith(new Request("http://portal.test/request/troubleticket", { method: "POST" }));
  expect(await outcomeOf(requireTenant(sent, "view_dashboard_tenant"))).toBe(
    "/login?then=%2Frequest%2Ftroubleticket&unsent",
  );
});

test("who is signed in is led on from the pages of guests", async () => {
  expect(await outcomeOf(guestOnly(argsWith(new Request("http://portal.test/login"))))).toBe(200);
  expect(await outcomeOf(guestOnly(await argsOf("/login", {})))).toBe("/");
});

test("whose session has ended goes to the login where it began, also from a path of both sides", async () => {
  const user = { isRegistered: true };
  const ended = await argsOf("/user-guide", user, { id: "ended-admin", seen: Date.now() - 31 * 60_000 });
  await expect(requireUser(ended)).rejects.toMatchObject({ data: { kind: "expired", role: "admin" } });
  const later = async (path: string) =>
    argsWith(
      new Request(`http://portal.test${path}`, {
        headers: { Cookie: await cookieOf({ role: "admin", expiredUser: 7 }) },
      }),
    );
  expect(await outcomeOf(requireUser(await later("/user-guide")))).toBe("/admin/login?then=%2Fuser-guide");
  expect(await outcomeOf(toStartPage(await later("/")))).toBe("/admin/login");
});

test("a session that was idle longer than the limit ends with 401, and its copy is worth nothing afterwards", async () => {
  const user = { isRegistered: true, permissions: ["view_menu_admin", "view_rack_type_admin"] };
  const idle = { id: "idle-session", seen: Date.now() - 31 * 60_000 };
  expect(await outcomeOf(requireAdmin(await argsOf("/admin/rack/rack-type", user, idle), "view_rack_type_admin"))).toBe(
    401,
  );
  const copy = { id: "idle-session", seen: Date.now() };
  expect(await outcomeOf(requireAdmin(await argsOf("/admin/rack/rack-type", user, copy), "view_rack_type_admin"))).toBe(
    401,
  );
  const other = { id: "another-session", seen: Date.now() - 29 * 60_000 };
  expect(
    await outcomeOf(requireAdmin(await argsOf("/admin/rack/rack-type", user, other), "view_rack_type_admin")),
  ).toBe(200);
});

test("what the page's script asks by itself is no activity", async () => {
  const user = { isRegistered: true, permissions: ["view_menu_admin", "view_rack_type_admin"] };
  const seen = Date.now() - 60_000;
  const seenAfter = async (path: string) =>
    (await requireAdmin(await argsOf(path, user, { seen }), "view_rack_type_admin")).session.seen;
  expect(await seenAfter("/admin/rack/rack-type?page=2&quiet=")).toBe(seen);
  expect(await seenAfter("/admin/rack/rack-type?page=2")).toBeGreaterThan(seen);
  const bell = await argsOf("/notifications/bell", user, { seen });
  expect((await requireUser(bell, { passive: true })).session.seen).toBe(seen);
});
