import { accessBy } from "../auth/access.ts";
import { fieldErrors } from "../engine/errors.ts";
import { asJson, family, filter } from "../engine/family.ts";
import { date, email, image, integer, list, moment, relation, text, yesOrNo } from "../engine/fields.ts";
import { z } from "zod";

const write = "view_organization_datacenter_access_admin";
const reports = ["view_menu_report_admin"] as const;
const own = { read: "own", write: "view_my_datacenter_access_tenant" } as const;

/** A person who may enter. */
export const people = family({
  path: "userdatacenter",
  table: "userdatacenter",
  fields: {
    name: text({ max: 100 }),
    identity_no: text({ pattern: /^.{16}$/, message: "Ensure this field has 16 characters." }),
    phone: text({ pattern: /^\+?\d{10,15}$/, message: "Ensure this field has 10 to 15 digits." }),
    email: email({ optional: true }),
    tenant: relation("tenants", { name: "name" }),
    foto: image(),
  },
  search: ["name", "identity_no", "phone", "email", "tenant_name"],
  ordering: "name",
  filters: { tenant_id: filter.id("t.tenant") },
  access: accessBy({ table: "userdatacenter", read: reports, write, tenant: own }),
});

/** The site that a person may enter, and the period. */
export const permits = family({
  path: "userdatacenteraccess",
  table: "userdatacenteraccess",
  fields: {
    userdatacenter: relation("userdatacenter", { name: "name", tenant: "tenant" }),
    datacenter: relation("datacenters", { name: "name" }),
    date_from: date(),
    date_to: date({ optional: true }),
    status: yesOrNo({ fallback: () => "Y" }),
  },
  search: ["userdatacenter_name", "datacenter_name"],
  ordering: "-date_from",
  filters: {
    userdatacenter_id: filter.id("t.userdatacenter"),
    datacenter_id: filter.id("t.datacenter"),
    tenant_id: filter.id('"userdatacenter".tenant'),
    status: filter.equal("t.status"),
  },
  access: accessBy({ table: "userdatacenteraccess", read: reports, write, tenant: own }),
  check: ({ before, values }) => {
    const { date_from: from, date_to: to } = { ...before, ...values };
    if (to && String(to) < String(from)) throw fieldErrors({ date_to: ["The last day is before the first."] });
  },
});

/** Visits: actv_type 1 Goods In, 2 Goods Out, 3 Maintenance, 4 Other. `rack_id` are the racks' labels. */
export const visits = family({
  path: "accessactivity",
  table: "accessactivity",
  fields: {
    userdatacenter: relation("userdatacenter", { name: "name" }),
    datacenter: relation("datacenters", { name: "name" }),
    actv_type: integer({ min: 1, max: 4 }),
    access_date: moment(),
    access_date_out: moment({ optional: true }),
  },
  computed: {
    user_firstname: { sql: '"userdatacenter".name' },
    tenant: { sql: '"userdatacenter".tenant' },
    tenant_name: { sql: 'SELECT name FROM tenants WHERE id = "userdatacenter".tenant' },
    rack_id: { sql: "t.rack_id", show: asJson },
  },
  inputs: { rack_id: list(z.string().max(100), { optional: true }) },
  search: ["user_firstname", "tenant_name", "datacenter_name"],
  ordering: "-access_date",
  filters: {
    status_out: filter.word({ "0": "t.access_date_out IS NULL", "1": "t.access_date_out IS NOT NULL" }),
    userdatacenter_id: filter.id("t.userdatacenter"),
    datacenter_id: filter.id("t.datacenter"),
    tenant_id: filter.id('"userdatacenter".tenant'),
    start_date: filter.fromDay("t.access_date"),
    end_date: filter.toDay("t.access_date"),
  },
  access: accessBy({ table: "accessactivity", read: reports, write, tenant: { read: "own" } }),
  saved: ({ provider, inputs }, id) => {
    if (inputs["rack_id"]) provider.db.update("accessactivity", id, { rack_id: JSON.stringify(inputs["rack_id"]) });
  },
});
