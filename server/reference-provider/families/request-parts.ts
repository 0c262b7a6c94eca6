import { askingTenant, filedBy, fileFor, requestColumns, siteOf } from "../domain/filing.ts";
import { isLive } from "../domain/goods-out.ts";
import { timestamp } from "../database/clock.ts";
import { fieldErrors } from "../engine/errors.ts";
import { family, filter, type Family } from "../engine/family.ts";
import { attachment, email, moment, relation, text } from "../engine/fields.ts";

const optional = { optional: true };

/** The dismantling of a connected interconnection; either tenant may request it. */
export const dismantles: Family = family({
  path: "dismantle",
  table: "dismantle",
  fields: {
    tenant: relation("tenants", { name: "name" }),
    crossconnect: relation("crossconnects", { label_number: "label_number", status: "status" }),
    remark: text({ max: 1000, ...optional }),
  },
  computed: requestColumns,
  search: ["activities_number", "tenant_name", "crossconnect_label_number"],
  ordering: "-id",
  filters: { activities_id: filter.id("t.activities"), crossconnect_id: filter.id("t.crossconnect") },
  access: filedBy("dismantle", ["view_dismantle_tenant"]),
  writes: ["POST"],
  check: (write) => {
    const { crossconnect } = write.values;
    const { status, rack, asked } = write.provider.db.one<{ status: string; rack: number; asked: number }>(
      `SELECT c.status, c.devicesrcrack AS rack, EXISTS (
         SELECT 1 FROM dismantle d JOIN activities a ON a.id = d.activities WHERE d.crossconnect = c.id AND ${isLive("a")}) AS asked
       FROM crossconnects c WHERE c.id = ?`,
      crossconnect,
    );
    if (status !== "C") throw fieldErrors({ crossconnect: ["The interconnection is not connected."] });
    if (asked) throw fieldErrors({ crossconnect: ["Its dismantling is asked for already."] });
    fileFor(write, { kind: "Dismantle", datacenter: siteOf(write, rack) });
  },
});

/** Work that the NOC does for a tenant at its rack. */
export const smartHands: Family = family({
  path: "smarthandactivity",
  table: "smarthandactivity",
  fields: {
    tenant: relation("tenants", { name: "name" }),
    datacenter: relation("datacenters", { name: "name" }),
    rack: relation("racks", { name: "rack_name" }, optional),
    device: relation("devices", { name: "devicename" }, optional),
    dateactivities: moment(),
    description: text({ max: 5000 }),
  },
  computed: requestColumns,
  search: ["activities_number", "tenant_name", "rack_name", "device_name", "description"],
  ordering: "-id",
  filters: {
    activities_id: filter.id("t.activities"),
    tenant_id: filter.id("t.tenant"),
    datacenter_id: filter.id("t.datacenter"),
  },
  access: filedBy("smarthandactivity", ["view_smart_hand_tenant"]),
  writes: ["POST"],
  check: (write) => {
    const { db } = write.provider;
    const { datacenter, rack, device, dateactivities } = write.values;
    if (rack != null && siteOf(write, rack) !== datacenter) throw fieldErrors({ rack: ["The rack stands elsewhere."] });
    if (device != null && !db.get("SELECT 1 FROM devices WHERE id = ? AND racks = ?", device, rack))
      throw fieldErrors({ device: ["The device does not stand in this rack."] });
    fileFor(write, { kind: "Smart Hand", datacenter, dateactivities });
  },
});

const ticketScreen = "view_trouble_ticket_tenant";

/** A tenant's report of trouble, or anything else. `activitytypes` is the kind of request that it is about. */
export const tickets: Family = family({
  path: "ticket/ticket",
  table: "ticket",
  fields: {
    email: email(),
    subject: text({ max: 255 }),
    datacenter: relation("datacenters", { name: "name" }),
    activitytypes: relation("activitytype", { name: "type" }),
    description: text({ max: 5000 }),
    attachment: attachment(),
  },
  computed: {
    ...requestColumns,
    tenant: { sql: "t.tenant" },
    tenant_name: { sql: "SELECT name FROM tenants WHERE id = t.tenant" },
    status: { sql: "SELECT status FROM activities WHERE id = t.activities" },
    created_at: { sql: "t.created_at" },
  },
  search: ["activities_number", "tenant_name", "subject", "description"],
  ordering: "-created_at",
  filters: {
    activities_id: filter.id("t.activities"),
    tenant_id: filter.id("t.tenant"),
    datacenter_id: filter.id("t.datacenter"),
    start_date: filter.fromDay("t.created_at"),
    end_date: filter.toDay("t.created_at"),
  },
  access: filedBy("ticket", [ticketScreen], ["view_report_request_problem_admin"]),
  writes: ["POST"],
  stamp: () => ({ created_at: timestamp() }),
  check: (write) => {
    const { caller, values } = write;
    values["tenant"] = askingTenant(caller, ticketScreen);
    fileFor(write, { kind: "Trouble Ticket", datacenter: values["datacenter"] });
  },
});

/** The position of this request among waiting ones of the same kind and site; null when it no longer waits. */
const place = (isCounted: string) => ({
  sql: `SELECT CASE a.status WHEN 'WL' THEN (
      SELECT count(*) FROM activities o JOIN waitinglist w ON w.activities = o.id
      WHERE o.status = 'WL' AND o.activitytype = a.activitytype AND o.datacenter = a.datacenter AND ${isCounted}
    ) END FROM activities a WHERE a.id = t.activities`,
});

export const waitingList = family({
  path: "waitinglist",
  table: "waitinglist",
  fields: {},
  computed: {
    ...requestColumns,
    tenant_name: { sql: "SELECT n.name FROM activities a JOIN tenants n ON n.id = a.tenant WHERE a.id = t.activities" },
    created_at: { sql: "t.created_at" },
    waiting_number: place("w.id <= t.id"),
    queue_total: place("1"),
  },
  search: ["activities_number", "tenant_name"],
  ordering: "id",
  filters: { activities_id: filter.id("t.activities") },
  access: { readable: filedBy("waitinglist", []).readable },
});
