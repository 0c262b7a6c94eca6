import {
  adminPermissions,
  permissionName,
  permissions,
  tenantPermissions,
  type Permission,
} from "../auth/permissions.ts";
import type { Database } from "../database/open.ts";
import { daysAgo, get, insertAll, type Ground } from "./ground.ts";
import type { Organization } from "./organization.ts";

export const demoPassword = "Rahasia-2024!";

/** Permissions are code: the table follows the list at every start. */
export function storePermissions(db: Database): void {
  for (const codename of permissions) {
    db.run("INSERT OR IGNORE INTO permission (codename, name) VALUES (?, ?)", codename, permissionName(codename));
  }
}

const groups: readonly [name: string, admin: 0 | 1, permissions: readonly Permission[]][] = [
  ["NOC", 1, adminPermissions],
  ["NOC Shift", 1, ["view_menu_admin", "view_dashboard_admin", "view_rack_type_admin"]],
  ["Tenant", 0, tenantPermissions],
  ["Nothing", 0, []],
];

interface Person {
  readonly username: string;
  readonly name: string;
  readonly group: string;
  readonly tenant?: string;
  readonly registered?: 0;
  readonly active?: 0;
}

/** One account for each kind of person (contract §10). */
const people: readonly Person[] = [
  { username: "noc", name: "Rizky Pratama", group: "NOC" },
  { username: "noclimited", name: "Dewi Anggraini", group: "NOC Shift" },
  { username: "nocfresh", name: "Bayu Nugroho", group: "NOC", registered: 0 },
  { username: "tenant1", name: "Maria Simatupang", group: "Tenant", tenant: "PT Rimba Data Khatulistiwa" },
  { username: "tenant2", name: "Agus Setiawan", group: "Tenant", tenant: "PT Samudra Jaringan Prima" },
  { username: "tenant3", name: "Putri Lestari", group: "Tenant", tenant: "PT Pasir Putih Telematika" },
  { username: "tenantfresh", name: "Hendra Wijaya", group: "Tenant", tenant: "PT Bumi Awan Digital", registered: 0 },
  { username: "frozen", name: "Joko Santoso", group: "NOC", active: 0 },
  { username: "nothing", name: "Sari Utami", group: "Nothing" },
  { username: "kartika", name: "Kartika Dewanti", group: "Tenant", tenant: "PT Lintas Cakrawala Media" },
  { username: "yusuf", name: "Yusuf Maulana", group: "Tenant", tenant: "CV Kawan Server" },
  { username: "ratna", name: "Ratna Halim", group: "Tenant", tenant: "PT Tunas Serat Optik" },
  { username: "galih", name: "Galih Permana", group: "Tenant", tenant: "PT Merapi Hosting Indonesia" },
  { username: "nadia", name: "Nadia Hapsari", group: "Tenant", tenant: "PT Angin Timur Network" },
  { username: "oka", name: "Oka Wirawan", group: "Tenant", tenant: "Yayasan Arsip Terbuka" },
  { username: "teguh", name: "Teguh Siregar", group: "Tenant", tenant: "PT Nusa Peering Mandiri" },
];

/** Ids by user name, and by tenant the id of its head. */
export interface Accounts {
  readonly users: ReadonlyMap<string, number>;
  readonly heads: ReadonlyMap<number, number>;
}

export function seedAccounts(ground: Ground, { sites, tenants }: Organization, password: string): Accounts {
  const { db } = ground;
  const groupIds = insertAll(db, "groups", ["name", "admin"], groups);
  for (const [name, , codenames] of groups) {
    for (const codename of codenames) {
      db.run(
        "INSERT INTO group_permissions SELECT ?, id FROM permission WHERE codename = ?",
        get(groupIds, name),
        codename,
      );
    }
  }
  const heads = new Map<number, number>();
  const users = new Map<string, number>();
  people.forEach(({ username, name, group, tenant, registered = 1, active = 1 }, index) => {
    const tenantId = tenant ? get(tenants, tenant) : null;
    const isNoc = group.startsWith("NOC");
    const id = db.insert("user", {
      username,
      first_name: name,
      identity_no: `31710${String(41_000_000_000 + index * 7_919_337)}`,
      phone: `62812${String(55_500_100 + index * 37)}`,
      email: `${username}@${isNoc ? "titiktemu" : "tenants"}.example`,
      password,
      tenant: tenantId,
      groups: get(groupIds, group),
      registered,
      is_active: active,
      from_user: isNoc ? "noc_admin" : "tenant",
      headtenant: Number(tenantId !== null),
      created_at: daysAgo(ground, 400 - index),
    });
    users.set(username, id);
    if (tenantId !== null) heads.set(tenantId, id);
    if (isNoc) for (const site of sites.values()) db.insert("user_datacenters", { user: id, datacenter: site });
  });
  return { users, heads };
}
