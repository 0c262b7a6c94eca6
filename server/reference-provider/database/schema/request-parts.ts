/** The parts of requests by kind. A unit of a rack's face belongs to one device or one draft. */
export const requestParts = `
CREATE TABLE series (name TEXT PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO series SELECT substr(activities_number, 1, 7), max(CAST(substr(activities_number, 9) AS INTEGER)) FROM activities GROUP BY 1;
INSERT INTO series SELECT 'label ' || substr(label_number, 1, 2), max(CAST(substr(label_number, 4) AS INTEGER))
  FROM crossconnects WHERE label_number IS NOT NULL GROUP BY 1;
ALTER TABLE crossconnects ADD COLUMN remark_dst TEXT;
CREATE TABLE goodsin (
  id INTEGER PRIMARY KEY AUTOINCREMENT, activities INTEGER NOT NULL UNIQUE REFERENCES activities ON DELETE CASCADE,
  tenant INTEGER NOT NULL REFERENCES tenants, racks INTEGER NOT NULL REFERENCES racks,
  scope TEXT NOT NULL CHECK (scope IN ('IN', 'EX')), remark TEXT
);
CREATE INDEX goodsin_tenant ON goodsin (tenant);
CREATE INDEX goodsin_racks ON goodsin (racks);
CREATE TABLE goodsindetail (
  id INTEGER PRIMARY KEY AUTOINCREMENT, devicename TEXT NOT NULL, serialnumber TEXT, weight REAL NOT NULL, power REAL NOT NULL,
  jumlahu INTEGER NOT NULL, deviceposition TEXT NOT NULL, devices_manufacture INTEGER REFERENCES devicesmanufacture,
  devicetypes INTEGER REFERENCES devicetypes, port_types TEXT NOT NULL,
  eth INTEGER NOT NULL, fib INTEGER NOT NULL, sfp INTEGER NOT NULL,
  eth_start INTEGER NOT NULL, fib_start INTEGER NOT NULL, sfp_start INTEGER NOT NULL,
  des TEXT, tenant INTEGER NOT NULL REFERENCES tenants, racks INTEGER NOT NULL REFERENCES racks, date_in TEXT NOT NULL,
  top_unit INTEGER NOT NULL, goodsin INTEGER REFERENCES goodsin ON DELETE CASCADE, device INTEGER REFERENCES devices,
  CHECK ((goodsin IS NULL) = (device IS NULL))
);
CREATE INDEX goodsindetail_tenant ON goodsindetail (tenant);
CREATE INDEX goodsindetail_racks ON goodsindetail (racks);
CREATE INDEX goodsindetail_drafts ON goodsindetail (racks) WHERE goodsin IS NULL;
CREATE INDEX goodsindetail_goodsin ON goodsindetail (goodsin);
CREATE INDEX goodsindetail_device ON goodsindetail (device);
CREATE INDEX goodsindetail_devicetypes ON goodsindetail (devicetypes);
CREATE INDEX goodsindetail_devices_manufacture ON goodsindetail (devices_manufacture);
CREATE TABLE held_units (
  rack INTEGER NOT NULL REFERENCES racks ON DELETE CASCADE, face TEXT NOT NULL CHECK (face IN ('front', 'back')), unit INTEGER NOT NULL,
  device INTEGER REFERENCES devices ON DELETE CASCADE, draft INTEGER REFERENCES goodsindetail ON DELETE CASCADE,
  PRIMARY KEY (rack, face, unit), CHECK ((device IS NULL) <> (draft IS NULL))
) WITHOUT ROWID;
INSERT INTO held_units (rack, face, unit, device) SELECT rack, face, unit, device FROM device_units;
DROP TABLE device_units;
ALTER TABLE held_units RENAME TO device_units;
CREATE INDEX device_units_device ON device_units (device);
CREATE INDEX device_units_draft ON device_units (draft);
CREATE VIEW standing AS
  SELECT id AS device, NULL AS draft, racks AS rack, status, devicename, serialnumber, tenant, devicetypes, jumlahu, weight, power, eth, fib, sfp
  FROM devices WHERE status <> 'O'
  UNION ALL
  SELECT NULL, id, racks, 'R', devicename, serialnumber, tenant, devicetypes, jumlahu, weight, power, eth, fib, sfp
  FROM goodsindetail WHERE goodsin IS NULL;
CREATE TABLE goodsout (
  id INTEGER PRIMARY KEY AUTOINCREMENT, activities INTEGER NOT NULL UNIQUE REFERENCES activities ON DELETE CASCADE,
  tenant INTEGER NOT NULL REFERENCES tenants, racks INTEGER NOT NULL REFERENCES racks,
  scope TEXT NOT NULL CHECK (scope IN ('IN', 'EX')), remark TEXT
);
CREATE INDEX goodsout_tenant ON goodsout (tenant);
CREATE INDEX goodsout_racks ON goodsout (racks);
CREATE TABLE goodsoutdetail (
  id INTEGER PRIMARY KEY AUTOINCREMENT, goodsout INTEGER NOT NULL REFERENCES goodsout ON DELETE CASCADE,
  device INTEGER NOT NULL REFERENCES devices, UNIQUE (goodsout, device)
);
CREATE INDEX goodsoutdetail_device ON goodsoutdetail (device);
CREATE TABLE transferport (
  id INTEGER PRIMARY KEY AUTOINCREMENT, activities INTEGER NOT NULL REFERENCES activities ON DELETE CASCADE,
  crossconnect INTEGER NOT NULL REFERENCES crossconnects, old_port INTEGER NOT NULL REFERENCES ports, new_port INTEGER NOT NULL REFERENCES ports,
  UNIQUE (activities, old_port), UNIQUE (activities, new_port)
);
CREATE INDEX transferport_crossconnect ON transferport (crossconnect);
CREATE INDEX transferport_old_port ON transferport (old_port);
CREATE INDEX transferport_new_port ON transferport (new_port);
CREATE TABLE dismantle (
  id INTEGER PRIMARY KEY AUTOINCREMENT, activities INTEGER NOT NULL UNIQUE REFERENCES activities ON DELETE CASCADE,
  tenant INTEGER NOT NULL REFERENCES tenants, crossconnect INTEGER NOT NULL REFERENCES crossconnects, remark TEXT
);
CREATE INDEX dismantle_tenant ON dismantle (tenant);
CREATE INDEX dismantle_crossconnect ON dismantle (crossconnect);
CREATE TABLE smarthandactivity (
  id INTEGER PRIMARY KEY AUTOINCREMENT, activities INTEGER NOT NULL UNIQUE REFERENCES activities ON DELETE CASCADE,
  tenant INTEGER NOT NULL REFERENCES tenants, datacenter INTEGER NOT NULL REFERENCES datacenters,
  rack INTEGER REFERENCES racks, device INTEGER REFERENCES devices, dateactivities TEXT NOT NULL, description TEXT NOT NULL
);
CREATE INDEX smarthandactivity_tenant ON smarthandactivity (tenant);
CREATE INDEX smarthandactivity_datacenter ON smarthandactivity (datacenter);
CREATE INDEX smarthandactivity_rack ON smarthandactivity (rack);
CREATE INDEX smarthandactivity_device ON smarthandactivity (device);
CREATE TABLE ticket (
  id INTEGER PRIMARY KEY AUTOINCREMENT, activities INTEGER NOT NULL UNIQUE REFERENCES activities ON DELETE CASCADE,
  tenant INTEGER NOT NULL REFERENCES tenants, datacenter INTEGER NOT NULL REFERENCES datacenters,
  activitytypes INTEGER NOT NULL REFERENCES activitytype, email TEXT NOT NULL, subject TEXT NOT NULL, description TEXT NOT NULL,
  attachment TEXT, created_at TEXT NOT NULL
);
CREATE INDEX ticket_tenant ON ticket (tenant);
CREATE INDEX ticket_datacenter ON ticket (datacenter);
CREATE INDEX ticket_activitytypes ON ticket (activitytypes);
CREATE INDEX ticket_created ON ticket (created_at);
CREATE TABLE waitinglist (
  id INTEGER PRIMARY KEY AUTOINCREMENT, activities INTEGER NOT NULL UNIQUE REFERENCES activities ON DELETE CASCADE, created_at TEXT NOT NULL
);
CREATE INDEX activities_waiting ON activities (activitytype, datacenter) WHERE status = 'WL';
`;
