import { checkDraft, placeDraft, admitDraft, draftsOf } from "../domain/goods-in.ts";
import { checkLeaving } from "../domain/goods-out.ts";
import { askingTenant, filedBy, fileFor, requestColumns, siteOf } from "../domain/filing.ts";
import { unitsFrom } from "../domain/placement.ts";
import { checkReplaced, transferOf } from "../domain/replacement.ts";
import { fieldErrors } from "../engine/errors.ts";
import { and, condition, everything } from "../engine/condition.ts";
import { asJson, family, filter, type Family } from "../engine/family.ts";
import { choice, flag, idItem, integer, list, relation, text } from "../engine/fields.ts";
import { deviceFields, placeInputs } from "./devices.ts";

const goodsInScreens = ["view_goods_in_tenant", "view_replace_tenant"] as const;
const goodsOutScreens = ["view_goods_out_tenant", "view_replace_tenant"] as const;

const filedDetails = filedBy("goodsindetail", goodsInScreens);
const optional = { optional: true };

const drawnUnits = {
  sql: "json_array(t.top_unit, t.jumlahu)",
  show: (place: unknown) => unitsFrom(...(JSON.parse(String(place)) as [top: number, size: number])),
};

/** The devices of a Goods In. Until it is filed they are drafts, which already occupy their units, weight and power. */
export const goodsInDetails = family({
  path: "goodsindetail",
  table: "goodsindetail",
  fields: {
    ...deviceFields,
    eth: integer({ min: 0, max: 155, ...optional }),
    fib: integer({ min: 0, max: 155, ...optional }),
    sfp: integer({ min: 0, max: 155, ...optional }),
    eth_start: integer({ min: 0, max: 1, ...optional }),
    fib_start: integer({ min: 0, max: 1, ...optional }),
    sfp_start: integer({ min: 0, max: 2, ...optional }),
  },
  inputs: placeInputs,
  computed: {
    goodsin: { sql: "t.goodsin" },
    device: { sql: "t.device" },
    up_front: drawnUnits,
    up_back: drawnUnits,
  },
  search: ["devicename", "serialnumber", "devices_manufacture_name", "devicetypes_name"],
  ordering: "id",
  filters: {
    racks_id: filter.id("t.racks"),
    tenant_id: filter.id("t.tenant"),
    goodsin_id: filter.id("t.goodsin"),
  },
  listed: ({ goodsin_id: goodsIn }) => (goodsIn ? everything : condition("t.goodsin IS NULL")),
  access: {
    ...filedDetails,
    writable: (caller) => and([filedDetails.writable(caller), condition("t.goodsin IS NULL")]),
  },
  writes: ["POST", "DELETE"],
  check: checkDraft,
  saved: placeDraft,
});

/** The common part of Goods In and Goods Out. */
const goods = {
  fields: {
    tenant: relation("tenants", { name: "name" }),
    racks: relation("racks", { name: "rack_name" }),
    scope: choice(["IN", "EX"], { fallback: () => "IN" }),
    remark: text({ max: 1000, ...optional }),
  },
  search: ["activities_number", "racks_name", "tenant_name"],
  ordering: "-id",
  filters: {
    activities_id: filter.id("t.activities"),
    racks_id: filter.id("t.racks"),
    tenant_id: filter.id("t.tenant"),
  },
};

/** Turns the tenant's drafts for a rack into one request. */
export const goodsIn: Family = family({
  path: "goodsin",
  table: "goodsin",
  ...goods,
  inputs: { replace_goodsout: integer(optional) },
  computed: {
    ...requestColumns,
    replace_goodsout: { sql: "SELECT replace_goodsout FROM activities WHERE id = t.activities" },
  },
  access: filedBy("goodsin", goodsInScreens),
  writes: ["POST"],
  check: (write) => {
    const { provider, values, inputs } = write;
    const { tenant, racks } = values;
    const replaced = inputs["replace_goodsout"] ?? null;
    if (replaced !== null) checkReplaced(provider.db, tenant, replaced);
    draftsOf(provider.db, tenant, racks);
    const kind = replaced === null ? "Goods In" : "Goods In Replace";
    fileFor(write, { kind, datacenter: siteOf(write, racks), replace_goodsout: replaced });
  },
  saved: ({ provider: { db }, values: { tenant, racks } }, id) => {
    for (const draft of draftsOf(db, tenant, racks)) admitDraft(db, draft, id);
  },
});

/** Takes devices out; with `replace` one device, to be replaced by a goods in. */
export const goodsOut: Family = family({
  path: "goodsout",
  table: "goodsout",
  ...goods,
  inputs: { devices: list(idItem), replace: flag(optional) },
  computed: requestColumns,
  access: filedBy("goodsout", goodsOutScreens),
  writes: ["POST"],
  check: (write) => {
    const { provider, caller, values, inputs } = write;
    const { tenant, racks: rack } = values;
    const devices = inputs["devices"] as number[];
    const replace = inputs["replace"] === 1;
    askingTenant(caller, replace ? "view_replace_tenant" : "view_goods_out_tenant");
    if (devices.length === 0) throw fieldErrors({ devices: ["This list may not be empty."] });
    if (replace && devices.length > 1) throw fieldErrors({ devices: ["One device is replaced at a time."] });
    if (new Set(devices).size < devices.length) throw fieldErrors({ devices: ["A device is named twice."] });
    checkLeaving(provider.db, devices, { tenant, rack, replace });
    fileFor(write, { kind: replace ? "Goods Out Replace" : "Goods Out", datacenter: siteOf(write, rack) });
  },
  saved: ({ provider: { db }, inputs }, goodsout) => {
    for (const device of inputs["devices"] as number[]) db.insert("goodsoutdetail", { goodsout, device });
  },
});

export const goodsOutDetails = family({
  path: "goodsoutdetail",
  table: "goodsoutdetail",
  fields: {
    goodsout: relation("goodsout", { racks: "racks" }),
    device: relation("devices", { name: "devicename", serialnumber: "serialnumber" }),
  },
  computed: {
    racks_name: { sql: 'SELECT rack_name FROM racks WHERE id = "goodsout".racks' },
    device_detail: {
      sql: `json_object('id', "device".id, 'devicename', "device".devicename, 'serialnumber', "device".serialnumber,
        'devpower', "device".power, 'weight', "device".weight, 'jumlahu', "device".jumlahu)`,
      show: asJson,
    },
  },
  search: ["device_name", "device_serialnumber"],
  ordering: "id",
  filters: { goodsout_id: filter.id("t.goodsout"), activities_id: filter.id('"goodsout".activities') },
  access: { readable: filedBy("goodsoutdetail", []).readable },
});

/** Which port of the new device takes over from which of the replaced one. */
export const portTransfers: Family = family({
  path: "transferport",
  table: "transferport",
  fields: {
    old_port: relation("ports", {}),
    new_port: relation("ports", {}),
  },
  computed: {
    ...requestColumns,
    crossconnect: { sql: "t.crossconnect" },
    label: { sql: "SELECT label FROM crossconnects WHERE id = t.crossconnect" },
    label_number: { sql: "SELECT label_number FROM crossconnects WHERE id = t.crossconnect" },
    old_devicename: { sql: 'SELECT devicename FROM devices WHERE id = "old_port".device' },
    old_portnumber: { sql: '"old_port".port' },
    new_devicename: { sql: 'SELECT devicename FROM devices WHERE id = "new_port".device' },
    new_portnumber: { sql: '"new_port".port' },
    type_cable: { sql: '"new_port".type' },
  },
  search: ["label_number", "activities_number", "old_devicename", "new_devicename"],
  ordering: "id",
  filters: { activities_id: filter.id("t.activities") },
  // The label names the rack of the other end, too (contract §8).
  present: (row, caller) => (caller.side === "tenant" ? { ...row, label: null } : row),
  access: filedBy("transferport", ["view_replace_tenant", "view_goods_in_tenant"]),
  writes: ["POST"],
  check: ({ provider, caller, values }) => {
    const tenant = askingTenant(caller, "view_replace_tenant", "view_goods_in_tenant");
    Object.assign(values, transferOf(provider.db, tenant, values["old_port"], values["new_port"]));
  },
});
