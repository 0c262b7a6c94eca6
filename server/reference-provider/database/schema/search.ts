/** An index of every three letters in a row, kept by triggers; the texts themselves stay in the table. */
function trigramIndex(table: string, columns: readonly string[]): string {
  const names = columns.join(", ");
  const values = (row: "old" | "new") => columns.map((column) => `${row}.${column}`).join(", ");
  const add = `INSERT INTO ${table}_search (rowid, ${names}) VALUES (new.id, ${values("new")});`;
  const remove = `INSERT INTO ${table}_search (${table}_search, rowid, ${names}) VALUES ('delete', old.id, ${values("old")});`;
  return `
CREATE VIRTUAL TABLE ${table}_search USING fts5 (${names}, content = '${table}', content_rowid = 'id', tokenize = 'trigram');
INSERT INTO ${table}_search (${table}_search) VALUES ('rebuild');
CREATE TRIGGER ${table}_search_insert AFTER INSERT ON ${table} BEGIN ${add} END;
CREATE TRIGGER ${table}_search_delete AFTER DELETE ON ${table} BEGIN ${remove} END;
CREATE TRIGGER ${table}_search_update AFTER UPDATE OF ${names} ON ${table} BEGIN ${remove} ${add} END;
`;
}

/** Indexes for the lists, filters and searches of a large provider. */
export const search = `
${trigramIndex("racks", ["rack_name"])}
${trigramIndex("devices", ["devicename", "serialnumber"])}
${trigramIndex("activities", ["activities_number"])}
${trigramIndex("crossconnects", ["label", "label_number"])}
CREATE INDEX racks_tenant_name ON racks (tenant, rack_name);
CREATE INDEX racks_datacenter_name ON racks (datacenter, rack_name);
CREATE INDEX devices_name ON devices (devicename COLLATE NOCASE);
CREATE INDEX devices_tenant_name ON devices (tenant, devicename COLLATE NOCASE);
CREATE INDEX devices_racks_name ON devices (racks, devicename COLLATE NOCASE);
CREATE INDEX devices_use ON devices (racks, status, weight, power);
CREATE INDEX devices_status ON devices (status, devicename COLLATE NOCASE);
CREATE INDEX activities_number ON activities (activities_number COLLATE NOCASE);
CREATE INDEX activities_status_created ON activities (status, created_at);
CREATE INDEX activities_tenant_created ON activities (tenant, created_at);
CREATE INDEX activities_type_created ON activities (activitytype, created_at);
CREATE INDEX activities_datacenter_created ON activities (datacenter, created_at);
CREATE INDEX crossconnects_created ON crossconnects (iix_interconnection, created_at, status);
CREATE INDEX crossconnects_tenant_created ON crossconnects (tenant, created_at);
CREATE INDEX crossconnects_status_created ON crossconnects (status, created_at);
DROP INDEX racks_tenant;
DROP INDEX racks_datacenter;
DROP INDEX devices_tenant;
DROP INDEX devices_racks;
DROP INDEX activities_status;
DROP INDEX activities_tenant;
DROP INDEX activities_type;
DROP INDEX activities_datacenter;
DROP INDEX crossconnects_tenant;
`;
