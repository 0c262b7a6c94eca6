import type { Caller } from "../auth/caller.ts";
import type { AdminPermission } from "../auth/permissions.ts";
import { accessBy } from "../auth/access.ts";
import type { Row } from "../database/open.ts";
import { fiberOnly } from "../domain/interconnections.ts";
import { and, condition } from "../engine/condition.ts";
import { asJson, family, filter, type Access, type Family } from "../engine/family.ts";
import { choice, date, decimal, integer, moment, relation, text, yesOrNo } from "../engine/fields.ts";

export const cableTypes = family({
  path: "circuittype",
  table: "circuittype",
  fields: { type: text({ max: 100 }), des: text({ max: 500, optional: true }) },
  search: ["type", "des"],
  ordering: "type",
  filters: { fiber_only: filter.word({ "0": "1", "1": fiberOnly }) },
  access: accessBy({
    table: "circuittype",
    read: "every admin",
    write: "view_cable_type_admin",
    tenant: { read: "own" },
  }),
});

export const cableConnectors = family({
  path: "circuitconnector",
  table: "circuitconnector",
  fields: {
    name: text({ max: 100 }),
    circuittype: relation("circuittype", { type: "type" }),
    des: text({ max: 500, optional: true }),
  },
  search: ["name", "circuittype_type", "des"],
  ordering: "name",
  filters: { circuittype_id: filter.id("t.circuittype") },
  access: accessBy({
    table: "circuitconnector",
    read: "every admin",
    write: "view_cable_connector_admin",
    tenant: { read: "own" },
  }),
});

const units = (end: "devicesrc" | "devicedst", face: string) => ({
  sql: `SELECT json_group_array(unit) FROM (SELECT unit FROM device_units WHERE device = t.${end} AND face = '${face}' ORDER BY unit DESC)`,
  show: asJson,
});

const portName = (end: "devicesrcport" | "devicedstport") => ({
  sql: `SELECT type || ' ' || port FROM ports WHERE id = t.${end}`,
});

const sourceEnd = /^(devicesrc|jenisportsrc|front_src|back_src|device_location)/;
const destinationEnd = /^(devicedst|jenisportdst|front_dst|back_dst)/;

/** A tenant's account sees only the name of the other tenant's end (contract §8, §11); the label names both racks. */
function hideOtherEnd(row: Row, caller: Caller): Row {
  if (caller.side !== "tenant") return row;
  const isSource = row["tenant"] === caller.tenant;
  const isDestination = row["destination_tenant"] === caller.tenant;
  const seesBoth = isSource && (isDestination || row["destination_tenant"] === null);
  const isHidden = (name: string) =>
    (!isSource && sourceEnd.test(name)) ||
    (!isDestination && destinationEnd.test(name)) ||
    (!seesBoth && name === "label");
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isHidden(name) ? null : value]));
}

/** Interconnections among the rows of `only`. They are made and changed by requests. */
function interconnectionFamily(path: string, only: string, read: readonly AdminPermission[]): Family {
  const { readable } = accessBy({ table: "crossconnects", read, tenant: { read: "own" } });
  const access: Access = { readable: (caller) => and([condition(only), readable(caller)]) };
  return family({
    path,
    table: "crossconnects",
    fields: {
      tenant: relation("tenants", { name: "name" }),
      destination_tenant: relation("tenants", {}, { optional: true }),
      circuittype: relation("circuittype", {}),
      devicesrcrack: relation("racks", { name: "rack_name" }),
      devicesrc: relation("devices", { name: "devicename", serialnumber: "serialnumber" }),
      jenisportsrc: choice(["ETH", "FIB", "SFP"]),
      devicesrcport: integer(),
      connectorsrctype: relation("circuitconnector", { name: "name" }, { optional: true }),
      devicedstrack: relation("racks", { name: "rack_name" }, { optional: true }),
      devicedst: relation("devices", { name: "devicename", serialnumber: "serialnumber" }, { optional: true }),
      jenisportdst: choice(["ETH", "FIB", "SFP"], { optional: true }),
      devicedstport: integer({ optional: true }),
      connectordsttype: relation("circuitconnector", { name: "name" }, { optional: true }),
      cable: decimal({ optional: true }),
      remark: text({ optional: true }),
      remark_dst: text({ optional: true }),
      label: text({ optional: true }),
      label_number: text({ optional: true }),
      status: choice(["W", "C", "D", "X"]),
      connect_date: date({ optional: true }),
      dismantle_date: date({ optional: true }),
      created_at: moment(),
      activities: relation("activities", { number: "activities_number" }, { optional: true }),
      iix_interconnection: yesOrNo(),
      iixservice: relation("servicerackdetails", {}, { optional: true }),
      device_source: choice(["IN", "EX"]),
      device_type: integer({ optional: true }),
      device_location: text({ optional: true }),
      port_number: text({ optional: true }),
    },
    computed: {
      destination_name: { sql: '"destination_tenant".name' },
      owner_interconnection_iix_name: { sql: `CASE t.iix_interconnection WHEN 'Y' THEN "tenant".name END` },
      circuit_type_name: { sql: '"circuittype".type' },
      connector_name: { sql: '"connectorsrctype".name' },
      devicesrcport_port: portName("devicesrcport"),
      devicedstport_port: portName("devicedstport"),
      front_src: units("devicesrc", "front"),
      back_src: units("devicesrc", "back"),
      front_dst: units("devicedst", "front"),
      back_dst: units("devicedst", "back"),
    },
    search: ["label", "label_number", "tenant_name", "destination_name", "activities_number", "devicesrc_name"],
    searchOfTenants: ["label_number", "tenant_name", "destination_name", "activities_number"],
    ordering: "-created_at",
    filters: {
      status: filter.equal("t.status"),
      tenant_id: filter.eitherId("t.tenant", "t.destination_tenant"),
      destination_tenant_id: filter.id("t.destination_tenant"),
      activities_id: filter.id("t.activities"),
      circuittype_id: filter.id("t.circuittype"),
      start_date: filter.fromDay("t.created_at"),
      end_date: filter.toDay("t.created_at"),
    },
    access,
    present: hideOtherEnd,
  });
}

export const interconnections = interconnectionFamily(
  "crossconnects",
  "t.iix_interconnection = 'N' AND t.status <> 'X'",
  ["view_interconnection_interconnection_admin", "view_report_interconnection_admin", "view_request_list_admin"],
);

export const iixInterconnections = interconnectionFamily(
  "crossconnectsiix",
  "t.iix_interconnection = 'Y' AND t.status <> 'X'",
  ["view_interconnection_iix_admin", "view_report_interconnection_admin", "view_request_list_admin"],
);

/** The interconnections of requests, refused ones too: read by `?activities_id`. */
export const requestedInterconnections = interconnectionFamily("crossconnects/activities", "t.activities IS NOT NULL", [
  "view_interconnection_interconnection_admin",
  "view_interconnection_iix_admin",
  "view_request_list_admin",
]);
