export const inventory = `
CREATE TABLE racktype (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE COLLATE NOCASE, width REAL NOT NULL, height INTEGER NOT NULL, remark TEXT
);
CREATE TABLE rackmanufacture (id INTEGER PRIMARY KEY AUTOINCREMENT, manufacture TEXT NOT NULL UNIQUE COLLATE NOCASE, deskripsi TEXT);
CREATE TABLE rackgroups (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE COLLATE NOCASE);
CREATE TABLE racks (
  id INTEGER PRIMARY KEY AUTOINCREMENT, rack_name TEXT NOT NULL UNIQUE COLLATE NOCASE, tenant INTEGER NOT NULL REFERENCES tenants,
  datacenter INTEGER NOT NULL REFERENCES datacenters, racktype INTEGER NOT NULL REFERENCES racktype,
  rackmanufacture INTEGER REFERENCES rackmanufacture, rackgroups INTEGER REFERENCES rackgroups,
  weight REAL NOT NULL, weight_max REAL NOT NULL, powercapacity REAL NOT NULL,
  mmr_rack TEXT NOT NULL CHECK (mmr_rack IN ('Y', 'N')), date_in TEXT NOT NULL, remark TEXT
);
CREATE INDEX racks_tenant ON racks (tenant);
CREATE INDEX racks_datacenter ON racks (datacenter);
CREATE INDEX racks_racktype ON racks (racktype);
CREATE INDEX racks_rackmanufacture ON racks (rackmanufacture);
CREATE INDEX racks_rackgroups ON racks (rackgroups);
CREATE TABLE rackshare (
  id INTEGER PRIMARY KEY AUTOINCREMENT, rack INTEGER NOT NULL REFERENCES racks ON DELETE CASCADE,
  tenant INTEGER NOT NULL REFERENCES tenants, UNIQUE (rack, tenant)
);
CREATE INDEX rackshare_tenant ON rackshare (tenant);
CREATE TABLE devicesmanufacture (id INTEGER PRIMARY KEY AUTOINCREMENT, manufacture TEXT NOT NULL UNIQUE COLLATE NOCASE, deskripsi TEXT);
CREATE TABLE devicetypes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, devices_manufacture INTEGER NOT NULL REFERENCES devicesmanufacture, des TEXT,
  UNIQUE (devices_manufacture, name)
);
CREATE TABLE devices (
  id INTEGER PRIMARY KEY AUTOINCREMENT, devicename TEXT NOT NULL, serialnumber TEXT, weight REAL NOT NULL, power REAL NOT NULL,
  jumlahu INTEGER NOT NULL, deviceposition TEXT NOT NULL, devices_manufacture INTEGER REFERENCES devicesmanufacture,
  devicetypes INTEGER REFERENCES devicetypes, port_types TEXT NOT NULL,
  eth INTEGER NOT NULL, fib INTEGER NOT NULL, sfp INTEGER NOT NULL,
  eth_start INTEGER NOT NULL, fib_start INTEGER NOT NULL, sfp_start INTEGER NOT NULL,
  des TEXT, tenant INTEGER NOT NULL REFERENCES tenants, racks INTEGER NOT NULL REFERENCES racks, date_in TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('I', 'R', 'B', 'O'))
);
CREATE INDEX devices_racks ON devices (racks);
CREATE INDEX devices_tenant ON devices (tenant);
CREATE INDEX devices_devicetypes ON devices (devicetypes);
CREATE INDEX devices_devices_manufacture ON devices (devices_manufacture);
CREATE TABLE device_units (
  rack INTEGER NOT NULL REFERENCES racks ON DELETE CASCADE, face TEXT NOT NULL CHECK (face IN ('front', 'back')), unit INTEGER NOT NULL,
  device INTEGER NOT NULL REFERENCES devices ON DELETE CASCADE, PRIMARY KEY (rack, face, unit)
) WITHOUT ROWID;
CREATE INDEX device_units_device ON device_units (device);
CREATE TABLE ports (
  id INTEGER PRIMARY KEY AUTOINCREMENT, device INTEGER NOT NULL REFERENCES devices ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('ETH', 'FIB', 'SFP')), port INTEGER NOT NULL, UNIQUE (device, type, port)
);
CREATE TABLE circuittype (id INTEGER PRIMARY KEY AUTOINCREMENT, type TEXT NOT NULL UNIQUE COLLATE NOCASE, des TEXT);
CREATE TABLE circuitconnector (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, circuittype INTEGER NOT NULL REFERENCES circuittype, des TEXT,
  UNIQUE (circuittype, name)
);
CREATE TABLE services (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE COLLATE NOCASE, des TEXT);
CREATE TABLE servicerackdetails (
  id INTEGER PRIMARY KEY AUTOINCREMENT, tenant INTEGER NOT NULL REFERENCES tenants, service INTEGER NOT NULL REFERENCES services,
  rack INTEGER REFERENCES racks, detail_service INTEGER NOT NULL CHECK (detail_service BETWEEN 1 AND 5), ampere REAL,
  device INTEGER REFERENCES devices, count_iixservice INTEGER, status TEXT NOT NULL CHECK (status IN ('A', 'I', 'S', 'T')), created_at TEXT NOT NULL
);
CREATE INDEX servicerackdetails_tenant ON servicerackdetails (tenant);
CREATE INDEX servicerackdetails_service ON servicerackdetails (service);
CREATE INDEX servicerackdetails_rack ON servicerackdetails (rack);
CREATE INDEX servicerackdetails_device ON servicerackdetails (device);
`;
