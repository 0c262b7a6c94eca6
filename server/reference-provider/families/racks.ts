import { accessBy } from "../auth/access.ts";
import { fieldErrors } from "../engine/errors.ts";
import { family, filter } from "../engine/family.ts";
import { date, decimal, integer, relation, text, today, yesOrNo } from "../engine/fields.ts";

export const rackTypes = family({
  path: "racktype",
  table: "racktype",
  fields: {
    name: text({ max: 100 }),
    width: decimal({ min: 0, max: 50 }),
    height: integer({ min: 0, max: 50 }),
    remark: text({ max: 500, optional: true }),
  },
  computed: { height_size: { sql: "t.height * 1.75", show: (inch) => Number(inch).toFixed(2) } },
  search: ["name", "remark"],
  ordering: "name",
  access: accessBy({ table: "racktype", read: "every admin", write: "view_rack_type_admin", tenant: { read: "own" } }),
});

export const rackManufactures = family({
  path: "rackmanufacture",
  table: "rackmanufacture",
  fields: { manufacture: text({ max: 100 }), deskripsi: text({ max: 500, optional: true }) },
  search: ["manufacture", "deskripsi"],
  ordering: "manufacture",
  access: accessBy({ table: "rackmanufacture", read: "every admin", write: "view_rack_manufacture_admin" }),
});

/** A group of racks behind one door: a cage. */
export const rackGroups = family({
  path: "rackgroups",
  table: "rackgroups",
  fields: { name: text({ max: 100 }) },
  search: ["name"],
  ordering: "name",
  access: accessBy({ table: "rackgroups", read: "every admin", write: "view_rack_rack_admin" }),
});

export const rackShares = family({
  path: "rackshare",
  table: "rackshare",
  fields: {
    rack: relation("racks", { name: "rack_name", tenant: "tenant", mmr: "mmr_rack" }),
    tenant: relation("tenants", { name: "name" }),
  },
  search: ["rack_name", "tenant_name"],
  ordering: "rack_name",
  filters: {
    rack: filter.id("t.rack"),
    rack_id: filter.id("t.rack"),
    tenant_id: filter.id("t.tenant"),
    mmr_rack: filter.equal('"rack".mmr_rack'),
  },
  access: accessBy({ table: "rackshare", read: [], write: "view_rack_rack_admin", tenant: { read: "own" } }),
  check: ({ provider, before, values }) => {
    const { rack, tenant } = { ...before, ...values };
    if (provider.db.get("SELECT 1 FROM racks WHERE id = ? AND tenant = ?", rack, tenant)) {
      throw fieldErrors({ tenant: ["The rack is this tenant's own."] });
    }
  },
});

/** SQL: the devices in a rack, installed or waiting. */
const standing = "FROM devices d WHERE d.racks = t.id AND d.status <> 'O'";

export const racks = family({
  path: "racks",
  table: "racks",
  fields: {
    rack_name: text({ max: 100 }),
    tenant: relation("tenants", { name: "name" }),
    datacenter: relation("datacenters", { name: "name" }),
    racktype: relation("racktype", { name: "name", height: "height", width: "width" }),
    rackmanufacture: relation("rackmanufacture", { name: "manufacture" }, { optional: true }),
    rackgroups: relation("rackgroups", { name: "name" }, { optional: true }),
    weight: decimal({ min: 0 }),
    weight_max: decimal({ min: 0 }),
    powercapacity: decimal({ min: 0 }),
    mmr_rack: yesOrNo({ fallback: () => "Y" }),
    date_in: date(today()),
    remark: text({ max: 1000, optional: true }),
  },
  computed: {
    racktype_height_size: { sql: '"racktype".height * 1.75' },
    weight_used: { sql: `SELECT coalesce(round(sum(d.weight), 2), 0) ${standing}` },
    power_used: { sql: `SELECT coalesce(round(sum(d.power), 2), 0) ${standing}` },
    units_used: { sql: "SELECT count(DISTINCT unit) FROM device_units WHERE rack = t.id AND device IS NOT NULL" },
  },
  search: ["rack_name", "tenant_name", "datacenter_name", "racktype_name"],
  ordering: "rack_name",
  filters: {
    tenant_id: filter.id("t.tenant"),
    datacenter_id: filter.id("t.datacenter"),
    mmr_rack: filter.equal("t.mmr_rack"),
    rack_id: filter.id("t.id"),
    racktype_id: filter.id("t.racktype"),
    rackgroups: filter.id("t.rackgroups"),
  },
  access: accessBy({
    table: "racks",
    read: [
      "view_organization_sites_admin",
      "view_organization_tenants_admin",
      "view_organization_datacenter_access_admin",
      "view_device_device_admin",
      "view_service_service_admin",
      "view_interconnection_interconnection_admin",
      "view_request_list_admin",
      "view_report_rack_admin",
    ],
    write: "view_rack_rack_admin",
    tenant: { read: "own" },
  }),
  check: ({ provider: { db }, before, values }) => {
    const rack = { ...before, ...values } as Record<string, unknown>;
    if (Number(rack["weight"]) > Number(rack["weight_max"])) {
      throw fieldErrors({ weight_max: ["The maximum weight of the rack must be greater than the weight of the rack"] });
    }
    if (!before) return;
    const used = db.one<{ weight: number; power: number; unit: number; height: number }>(
      `SELECT total(weight) AS weight, total(power) AS power,
         (SELECT coalesce(max(unit), 0) FROM device_units WHERE rack = ?1) AS unit, (SELECT height FROM racktype WHERE id = ?2) AS height
       FROM standing WHERE rack = ?1`,
      before["id"],
      rack["racktype"],
    );
    if (Number(rack["weight_max"]) < used.weight)
      throw fieldErrors({ weight_max: [`The devices, with those of unsent requests, weigh ${used.weight} Kg.`] });
    if (Number(rack["powercapacity"]) < used.power)
      throw fieldErrors({ powercapacity: [`The devices, with those of unsent requests, draw ${used.power} A.`] });
    if (used.height < used.unit)
      throw fieldErrors({ racktype: [`A device, or one of an unsent request, takes unit ${used.unit}.`] });
  },
});
