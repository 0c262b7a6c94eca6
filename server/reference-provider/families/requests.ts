import { accessBy } from "../auth/access.ts";
import type { Caller } from "../auth/caller.ts";
import type { Row } from "../database/open.ts";
import { condition } from "../engine/condition.ts";
import { family, filter } from "../engine/family.ts";
import { choice, integer, moment, relation, text } from "../engine/fields.ts";

export const requestKinds = family({
  path: "activitytype",
  table: "activitytype",
  fields: { type: text() },
  search: ["type"],
  ordering: "id",
  access: accessBy({ table: "activitytype", read: "every admin", tenant: { read: "own" } }),
});

const person = (column: string) => ({ sql: `SELECT first_name FROM user WHERE id = t.${column}` });
const optional = { optional: true };

/** What identifies the applicant of a request is for its own tenant, not for the one at the other end (contract §8). */
const applicant = ["requestby_phone", "requestby_identity_no", "tenant_address"];

function hideApplicant(row: Row, caller: Caller): Row {
  if (caller.side !== "tenant" || row["tenant"] === caller.tenant) return row;
  return { ...row, ...Object.fromEntries(applicant.map((name) => [name, null])) };
}

/** Requests of every kind, as they are read. */
export const requests = family({
  path: "activities",
  table: "activities",
  fields: {
    activities_number: text(),
    activitytype: relation("activitytype", { type: "type" }),
    tenant: relation("tenants", { name: "name", address: "address" }),
    datacenter: relation("datacenters", { name: "name" }),
    status: choice(["OR", "OP", "WL", "WD", "AP", "RJ", "CL", "DS", "SU", "CN"]),
    status_key: integer(),
    dateactivities: moment(optional),
    reason: text(optional),
    reason_suspend: text(optional),
    replace_goodsout: integer(optional),
    created_at: moment(),
    requestby: relation("user", { name: "first_name", phone: "phone", identity_no: "identity_no" }),
    approvalby: integer(optional),
    approval_time: moment(optional),
    destinationby: integer(optional),
    destination_time: moment(optional),
    doneby: integer(optional),
    done_time: moment(optional),
    closeby: integer(optional),
    close_time: moment(optional),
  },
  computed: {
    approvalby_name: person("approvalby"),
    destinationby_name: person("destinationby"),
    doneby_name: person("doneby"),
    closeby_name: person("closeby"),
  },
  search: ["activities_number", "tenant_name", "activitytype_type", "datacenter_name", "requestby_name"],
  ordering: "-created_at",
  filters: {
    id: filter.id("t.id"),
    datacenter_id: filter.id("t.datacenter"),
    tenant_id: filter.id("t.tenant"),
    filter_type: (kind) =>
      condition("t.activitytype IN (SELECT id FROM activitytype WHERE ? IN (type, CAST(id AS TEXT)))", kind),
    filter_status: filter.equal("t.status"),
    start_date: filter.fromDay("t.created_at"),
    end_date: filter.toDay("t.created_at"),
  },
  access: accessBy({
    table: "activities",
    read: [
      "view_dashboard_admin",
      "view_request_list_admin",
      "view_report_activity_admin",
      "view_report_request_problem_admin",
    ],
    tenant: { read: "own" },
  }),
  present: hideApplicant,
});
