import { describe, expect, test } from "vitest";
import { sessionUser } from "~/provider/rows.server";
import { adminMenu, tenantMenu } from "~/shell/menu";
import { visibleMenu } from "~/shell/menu-access";
import { type Permission, permissions } from "~/session/permissions";

function user(groups_permissions: readonly Permission[], more: Record<string, unknown> = {}) {
  return sessionUser.parse({ id: 1, registered: 1, tenant: 4, tenant_confirmation: true, groups_permissions, ...more });
}

const labels = (menu: typeof adminMenu) =>
  menu.map((item) =>
    "entries" in item ? [item.label.en, ...item.entries.map(({ label }) => label.en)] : item.label.en,
  );

describe("the side menu", () => {
  test("with all permissions is the whole one", () => {
    expect(visibleMenu("admin", user(permissions))).toEqual(adminMenu);
    expect(visibleMenu("tenant", user(permissions))).toEqual(tenantMenu);
  });

  test("shows an entry with its permission only, a group with its own permission and an entry only", () => {
    expect(
      labels(visibleMenu("admin", user(["view_dashboard_admin", "view_menu_rack_admin", "view_rack_type_admin"]))),
    ).toEqual(["Dashboard", ["Rack", "Rack Type"]]);
    expect(labels(visibleMenu("admin", user(["view_rack_type_admin", "view_menu_device_admin"])))).toEqual([]);
  });

  test("takes a permission from the group names too", () => {
    expect(labels(visibleMenu("admin", user([], { groups_name: ["view_news_admin"] })))).toEqual(["News"]);
  });

  test("needs a confirmed tenant for the requests", () => {
    const unconfirmed = labels(visibleMenu("tenant", user(permissions, { tenant_confirmation: false })));
    expect(unconfirmed).toContainEqual(expect.arrayContaining(["My Data Center", "My Rack"]));
    expect(JSON.stringify(unconfirmed)).not.toContain("Requests");
  });

  test("has nothing but the verification for an account that is not registered", () => {
    expect(labels(visibleMenu("admin", user(permissions, { registered: 0 })))).toEqual(["Verification"]);
    expect(labels(visibleMenu("tenant", user(permissions, { registered: 0 })))).toEqual(["Verification"]);
    expect(labels(visibleMenu("admin", user([], { registered: 0 })))).toEqual([]);
  });
});
