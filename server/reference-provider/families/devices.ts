import { accessBy } from "../auth/access.ts";
import { freePorts, makePorts } from "../domain/ports.ts";
import { checkPlacement, placeDevice } from "../domain/placement.ts";
import { condition, everything } from "../engine/condition.ts";
import { asJson, family, filter } from "../engine/family.ts";
import { choice, date, decimal, integer, list, relation, text, today, unitItem } from "../engine/fields.ts";

export const deviceManufactures = family({
  path: "devicesmanufacture",
  table: "devicesmanufacture",
  fields: { manufacture: text({ max: 100 }), deskripsi: text({ max: 500, optional: true }) },
  search: ["manufacture", "deskripsi"],
  ordering: "manufacture",
  access: accessBy({
    table: "devicesmanufacture",
    read: "every admin",
    write: "view_device_manufacture_admin",
    tenant: { read: "own" },
  }),
});

export const deviceTypes = family({
  path: "devicetypes",
  table: "devicetypes",
  fields: {
    name: text({ max: 100 }),
    devices_manufacture: relation("devicesmanufacture", { name: "manufacture" }),
    des: text({ max: 500, optional: true }),
  },
  search: ["name", "devices_manufacture_name", "des"],
  ordering: "name",
  filters: { id_device_manufacture: filter.id("t.devices_manufacture") },
  access: accessBy({
    table: "devicetypes",
    read: "every admin",
    write: "view_device_type_admin",
    tenant: { read: "own" },
  }),
});

const none = { fallback: () => 0 };
const portCount = () => integer({ min: 0, max: 155, ...none });
const units = (face: string) => ({
  sql: `SELECT json_group_array(unit) FROM (SELECT unit FROM device_units WHERE device = t.id AND face = '${face}' ORDER BY unit DESC)`,
  show: asJson,
});
const available = (type: "ETH" | "FIB" | "SFP") => ({
  sql: `SELECT json_group_array(json_object('id', id, 'name', name)) FROM (${freePorts("t.id", `'${type}'`)})`,
  show: asJson,
});

/** The fields of a device, whether a draft of a Goods In or in its rack. */
export const deviceFields = {
  devicename: text({ max: 150 }),
  serialnumber: text({ max: 100, optional: true }),
  weight: decimal({ min: 0 }),
  power: decimal({ min: 0 }),
  jumlahu: integer({ min: 1, max: 20 }),
  deviceposition: choice(["full"], { fallback: () => "full" }),
  devices_manufacture: relation("devicesmanufacture", { name: "manufacture" }, { optional: true }),
  devicetypes: relation("devicetypes", { name: "name" }, { optional: true }),
  port_types: choice(["all_ethernet", "all_fiber", "all_sfp", "ethernet_sfp", "ethernet_fiber_sfp"]),
  eth: portCount(),
  fib: portCount(),
  sfp: portCount(),
  eth_start: integer({ min: 0, max: 1, ...none }),
  fib_start: integer({ min: 0, max: 1, ...none }),
  sfp_start: integer({ min: 0, max: 2, ...none }),
  des: text({ max: 1000, optional: true }),
  tenant: relation("tenants", { name: "name" }),
  racks: relation("racks", { name: "rack_name" }),
  date_in: date(today()),
};

export const placeInputs = {
  up_front: list(unitItem, { optional: true }),
  up_back: list(unitItem, { optional: true }),
};

/** Status I installed, R waiting approval, B blocked by the NOC, O out: a device that is out occupies no units. */
export const devices = family({
  path: "devices",
  table: "devices",
  fields: {
    ...deviceFields,
    status: choice(["I", "R", "B", "O"], { fallback: () => "I" }),
  },
  inputs: placeInputs,
  computed: {
    datacenter_name: { sql: 'SELECT name FROM datacenters WHERE id = "racks".datacenter' },
    up_front: units("front"),
    up_back: units("back"),
    eth_available: available("ETH"),
    fib_available: available("FIB"),
    sfp_available: available("SFP"),
  },
  search: ["devicename", "serialnumber", "tenant_name", "racks_name", "devicetypes_name"],
  ordering: "devicename",
  filters: {
    racks: filter.id("t.racks"),
    tenant: filter.id("t.tenant"),
    datacenter_id: filter.id('"racks".datacenter'),
    devicetypes: filter.id("t.devicetypes"),
    status: filter.equal("t.status"),
  },
  listed: ({ status }) => (status ? everything : condition("t.status <> 'O'")),
  access: accessBy({
    table: "devices",
    read: [
      "view_rack_rack_admin",
      "view_service_service_admin",
      "view_interconnection_interconnection_admin",
      "view_interconnection_iix_admin",
      "view_request_list_admin",
    ],
    write: "view_device_device_admin",
    tenant: { read: "own" },
  }),
  check: checkPlacement,
  saved: (write, id) => {
    placeDevice(write, id);
    makePorts(write.provider.db, id);
  },
});
