import { accessBy } from "../auth/access.ts";
import { timestamp } from "../database/clock.ts";
import { fieldErrors } from "../engine/errors.ts";
import { family, filter } from "../engine/family.ts";
import { choice, decimal, integer, relation, text } from "../engine/fields.ts";

/** The catalogue: the service types. */
export const serviceTypes = family({
  path: "services",
  table: "services",
  fields: { name: text({ max: 100 }), des: text({ max: 500, optional: true }) },
  search: ["name", "des"],
  ordering: "name",
  access: accessBy({
    table: "services",
    read: "every admin",
    write: "view_service_type_admin",
    tenant: { read: "own" },
  }),
});

/** The field that each kind of service requires (spec 2 §4: Upgrade, Downgrade, Switch, OTB, IIX Interconnection). */
const neededBy: Record<number, "ampere" | "device" | "count_iixservice"> = {
  1: "ampere",
  2: "ampere",
  3: "device",
  4: "device",
  5: "count_iixservice",
};

/** The tenants' services. */
export const services = family({
  path: "servicerackdetails",
  table: "servicerackdetails",
  fields: {
    tenant: relation("tenants", { name: "name" }),
    service: relation("services", { name: "name" }),
    rack: relation("racks", { name: "rack_name" }, { optional: true }),
    detail_service: integer({ min: 1, max: 5 }),
    ampere: decimal({ min: 0, optional: true }),
    device: relation("devices", { name: "devicename" }, { optional: true }),
    count_iixservice: integer({ min: 0, max: 1000, optional: true }),
    status: choice(["A", "I", "S", "T"], { fallback: () => "A" }),
  },
  computed: { created_at: { sql: "t.created_at" } },
  search: ["tenant_name", "service_name", "rack_name", "device_name"],
  ordering: "-created_at",
  filters: {
    tenant_id: filter.id("t.tenant"),
    service_id: filter.id("t.service"),
    rack_id: filter.id("t.rack"),
    detail_service: filter.id("t.detail_service"),
    status: filter.equal("t.status"),
    start_date: filter.fromDay("t.created_at"),
    end_date: filter.toDay("t.created_at"),
  },
  access: accessBy({
    table: "servicerackdetails",
    read: ["view_report_service_admin", "view_organization_tenants_admin", "view_request_list_admin"],
    write: "view_service_service_admin",
    tenant: { read: "own" },
  }),
  stamp: () => ({ created_at: timestamp() }),
  check: ({ before, values }) => {
    const service = { ...before, ...values } as Record<string, unknown>;
    const needed = neededBy[Number(service["detail_service"])];
    if (needed && service[needed] == null) throw fieldErrors({ [needed]: ["This field is required."] });
  },
});
