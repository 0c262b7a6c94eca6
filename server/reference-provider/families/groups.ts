import { accessBy } from "../auth/access.ts";
import { fieldErrors } from "../engine/errors.ts";
import { asJson, family, filter, type Write } from "../engine/family.ts";
import { boolean, many, text } from "../engine/fields.ts";
import { permissions } from "../auth/permissions.ts";
import { z } from "zod";
import type { Database } from "../database/open.ts";

export const permissionList = family({
  path: "permission",
  table: "permission",
  fields: { codename: text(), name: text() },
  search: ["codename", "name"],
  ordering: "id",
  access: accessBy({ table: "permission", read: ["view_groups_admin"] }),
});

const codename = z.enum(permissions, { error: (issue) => `"${String(issue.input)}" is not a permission.` });

export const groups = family({
  path: "group",
  table: "groups",
  fields: { name: text({ max: 150 }), admin: boolean({ fallback: () => 0 }) },
  inputs: { permissions: many(codename, { optional: true }) },
  computed: {
    permissions: {
      sql: `SELECT json_group_array(codename) FROM (
        SELECT p.codename FROM group_permissions gp JOIN permission p ON p.id = gp.permission WHERE gp.groups = t.id ORDER BY p.id)`,
      show: asJson,
    },
  },
  search: ["name"],
  ordering: "name",
  filters: { groupadmin: filter.word({ yes: "t.admin = 1", no: "t.admin = 0" }) },
  access: accessBy({
    table: "groups",
    read: [
      "view_organization_admin_accounts_admin",
      "view_organization_user_accounts_admin",
      "view_diagnostic_email_admin",
    ],
    write: "view_groups_admin",
    tenant: { read: "own" },
  }),
  check: ({ provider: { db }, before, values }) => {
    const isMoved = before && values["admin"] !== undefined && values["admin"] !== before["admin"];
    if (isMoved && db.get("SELECT 1 FROM user WHERE groups = ?", before["id"])) {
      throw fieldErrors({ admin: ["A group with people stays on its side."] });
    }
  },
  saved: (write, group) => {
    const before = managers(write.provider.db);
    storePermissions(write, group);
    if (before > 0 && managers(write.provider.db) === 0) {
      throw fieldErrors({ permissions: ["Nobody would be left who manages groups."] });
    }
  },
});

/** The number of active accounts whose group may manage groups. */
const managers = (db: Database): number =>
  db.one<{ count: number }>(
    `SELECT count(*) AS count FROM user u WHERE u.is_active = 1 AND NOT EXISTS (
       SELECT 1 FROM permission p WHERE p.codename IN ('view_menu_admin', 'view_groups_admin')
       AND NOT EXISTS (SELECT 1 FROM group_permissions gp WHERE gp.groups = u.groups AND gp.permission = p.id))`,
  ).count;

/** A group for tenants has no admin permissions: whoever manages a tenant's accounts could hand them out. */
function storePermissions({ provider: { db }, inputs }: Write, group: number): void {
  const names = inputs["permissions"] as string[] | null | undefined;
  if (names) {
    db.run("DELETE FROM group_permissions WHERE groups = ?", group);
    db.run(
      "INSERT INTO group_permissions SELECT ?, id FROM permission WHERE codename IN (SELECT value FROM json_each(?))",
      group,
      JSON.stringify(names),
    );
  }
  const wrong = db.get<{ codename: string }>(
    `SELECT p.codename FROM groups g JOIN group_permissions gp ON gp.groups = g.id JOIN permission p ON p.id = gp.permission
     WHERE g.id = ? AND g.admin = 0 AND p.codename LIKE '%\\_admin' ESCAPE '\\'`,
    group,
  );
  if (wrong) throw fieldErrors({ permissions: [`"${wrong.codename}" is for admin groups only.`] });
}
