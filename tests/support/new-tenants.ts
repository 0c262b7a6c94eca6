import type { DatabaseSync } from "node:sqlite";

/** A new tenant with one account, without devices and requests. */
const newTenants = [
  { username: "norack", name: "PT Tanpa Rak", isConfirmed: 1, racks: [] },
  { username: "emptyrack", name: "PT Rak Kosong", isConfirmed: 1, racks: ["JKT1-Z-01", "JKT1-Z-02"] },
  { username: "notconfirmed", name: "PT Belum Dikonfirmasi", isConfirmed: 0, racks: [] },
] as const;

/** Stores new tenants. */
export function storeNewTenants(database: DatabaseSync): void {
  for (const { username, name, isConfirmed, racks } of newTenants) {
    const { lastInsertRowid: tenant } = copy(database, "tenants", "id = 12", {
      name,
      tenant_confirmation: isConfirmed,
    });
    copy(database, "user", "username = 'tenant3'", {
      username,
      tenant,
      email: `${username}@tenants.example`,
      phone: `62813${tenant}000`,
      identity_no: `3171${tenant}`,
    });
    for (const rack_name of racks) copy(database, "racks", "id = 1", { rack_name, tenant });
  }
}

/** Stores a copy of a record with the given changes. */
function copy(database: DatabaseSync, table: string, like: string, values: Record<string, string | number | bigint>) {
  const model = database.prepare(`SELECT * FROM ${table} WHERE ${like}`).get();
  const row = Object.fromEntries(Object.entries({ ...model, ...values }).filter(([name]) => name !== "id"));
  const names = Object.keys(row);
  return database
    .prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => "?").join()})`)
    .run(...Object.values(row));
}
