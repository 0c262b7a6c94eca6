export const requests = `
CREATE TABLE activitytype (id INTEGER PRIMARY KEY AUTOINCREMENT, type TEXT NOT NULL UNIQUE);
CREATE TABLE activities (
  id INTEGER PRIMARY KEY AUTOINCREMENT, activities_number TEXT NOT NULL UNIQUE, activitytype INTEGER NOT NULL REFERENCES activitytype,
  tenant INTEGER NOT NULL REFERENCES tenants, datacenter INTEGER NOT NULL REFERENCES datacenters,
  status TEXT NOT NULL CHECK (status IN ('OR', 'OP', 'WL', 'WD', 'AP', 'RJ', 'CL', 'DS', 'SU', 'CN')), status_key INTEGER NOT NULL DEFAULT 0,
  dateactivities TEXT, reason TEXT, reason_suspend TEXT, replace_goodsout INTEGER REFERENCES activities, created_at TEXT NOT NULL,
  requestby INTEGER NOT NULL REFERENCES user, approvalby INTEGER REFERENCES user, approval_time TEXT,
  doneby INTEGER REFERENCES user, done_time TEXT, closeby INTEGER REFERENCES user, close_time TEXT
);
CREATE INDEX activities_tenant ON activities (tenant);
CREATE INDEX activities_datacenter ON activities (datacenter);
CREATE INDEX activities_type ON activities (activitytype);
CREATE INDEX activities_status ON activities (status);
CREATE INDEX activities_created ON activities (created_at);
CREATE INDEX activities_requestby ON activities (requestby);
CREATE INDEX activities_approvalby ON activities (approvalby);
CREATE INDEX activities_doneby ON activities (doneby);
CREATE INDEX activities_closeby ON activities (closeby);
CREATE INDEX activities_replace ON activities (replace_goodsout);
CREATE TABLE activity_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT, activities INTEGER NOT NULL REFERENCES activities ON DELETE CASCADE, created_at TEXT NOT NULL,
  user INTEGER NOT NULL REFERENCES user, from_group TEXT NOT NULL CHECK (from_group IN ('tenant', 'admin')), action TEXT NOT NULL,
  status TEXT NOT NULL, status_key INTEGER NOT NULL, reason TEXT
);
CREATE INDEX activity_history_activities ON activity_history (activities);
CREATE INDEX activity_history_user ON activity_history (user);
CREATE TABLE crossconnects (
  id INTEGER PRIMARY KEY AUTOINCREMENT, tenant INTEGER NOT NULL REFERENCES tenants, destination_tenant INTEGER REFERENCES tenants,
  circuittype INTEGER NOT NULL REFERENCES circuittype,
  devicesrcrack INTEGER NOT NULL REFERENCES racks, devicesrc INTEGER NOT NULL REFERENCES devices,
  jenisportsrc TEXT NOT NULL, devicesrcport INTEGER NOT NULL REFERENCES ports, connectorsrctype INTEGER REFERENCES circuitconnector,
  devicedstrack INTEGER REFERENCES racks, devicedst INTEGER REFERENCES devices,
  jenisportdst TEXT, devicedstport INTEGER REFERENCES ports, connectordsttype INTEGER REFERENCES circuitconnector,
  cable REAL, remark TEXT, label TEXT, label_number TEXT, status TEXT NOT NULL CHECK (status IN ('W', 'C', 'D', 'X')),
  connect_date TEXT, dismantle_date TEXT, created_at TEXT NOT NULL, activities INTEGER REFERENCES activities,
  iix_interconnection TEXT NOT NULL CHECK (iix_interconnection IN ('Y', 'N')), iixservice INTEGER REFERENCES servicerackdetails,
  device_source TEXT NOT NULL CHECK (device_source IN ('IN', 'EX')), device_type INTEGER, device_location TEXT, port_number TEXT
);
CREATE INDEX crossconnects_tenant ON crossconnects (tenant);
CREATE INDEX crossconnects_destination ON crossconnects (destination_tenant);
CREATE INDEX crossconnects_circuittype ON crossconnects (circuittype);
CREATE INDEX crossconnects_source_rack ON crossconnects (devicesrcrack);
CREATE INDEX crossconnects_source ON crossconnects (devicesrc);
CREATE INDEX crossconnects_destination_rack ON crossconnects (devicedstrack);
CREATE INDEX crossconnects_destination_device ON crossconnects (devicedst);
CREATE INDEX crossconnects_source_connector ON crossconnects (connectorsrctype);
CREATE INDEX crossconnects_destination_connector ON crossconnects (connectordsttype);
CREATE INDEX crossconnects_activities ON crossconnects (activities);
CREATE INDEX crossconnects_iixservice ON crossconnects (iixservice);
CREATE UNIQUE INDEX crossconnects_source_port ON crossconnects (devicesrcport) WHERE status IN ('W', 'C');
CREATE UNIQUE INDEX crossconnects_destination_port ON crossconnects (devicedstport) WHERE status IN ('W', 'C');
CREATE TABLE userdatacenter (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, identity_no TEXT NOT NULL, phone TEXT NOT NULL, email TEXT,
  tenant INTEGER NOT NULL REFERENCES tenants, foto TEXT
);
CREATE INDEX userdatacenter_tenant ON userdatacenter (tenant);
CREATE TABLE userdatacenteraccess (
  id INTEGER PRIMARY KEY AUTOINCREMENT, userdatacenter INTEGER NOT NULL REFERENCES userdatacenter ON DELETE CASCADE,
  datacenter INTEGER NOT NULL REFERENCES datacenters, date_from TEXT NOT NULL, date_to TEXT, status TEXT NOT NULL CHECK (status IN ('Y', 'N'))
);
CREATE INDEX userdatacenteraccess_person ON userdatacenteraccess (userdatacenter);
CREATE INDEX userdatacenteraccess_datacenter ON userdatacenteraccess (datacenter);
CREATE TABLE accessactivity (
  id INTEGER PRIMARY KEY AUTOINCREMENT, userdatacenter INTEGER NOT NULL REFERENCES userdatacenter,
  datacenter INTEGER NOT NULL REFERENCES datacenters, actv_type INTEGER NOT NULL CHECK (actv_type BETWEEN 1 AND 4),
  rack_id TEXT NOT NULL DEFAULT '[]', access_date TEXT NOT NULL, access_date_out TEXT
);
CREATE INDEX accessactivity_person ON accessactivity (userdatacenter);
CREATE INDEX accessactivity_datacenter ON accessactivity (datacenter);
CREATE INDEX accessactivity_date ON accessactivity (access_date);
CREATE TABLE notification (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user INTEGER NOT NULL REFERENCES user ON DELETE CASCADE, message TEXT NOT NULL,
  activities INTEGER REFERENCES activities ON DELETE CASCADE, read INTEGER NOT NULL DEFAULT 0, created_at TEXT NOT NULL
);
CREATE INDEX notification_user ON notification (user, read);
CREATE INDEX notification_activities ON notification (activities);
CREATE TABLE notificationupdate (
  id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, version TEXT NOT NULL, message TEXT NOT NULL, created_at TEXT NOT NULL
);
CREATE TABLE notificationupdate_read (
  notificationupdate INTEGER NOT NULL REFERENCES notificationupdate ON DELETE CASCADE, user INTEGER NOT NULL REFERENCES user ON DELETE CASCADE,
  PRIMARY KEY (notificationupdate, user)
) WITHOUT ROWID;
CREATE INDEX notificationupdate_read_user ON notificationupdate_read (user);
`;
