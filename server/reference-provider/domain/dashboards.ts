import type { FastifyInstance } from "fastify";
import { requireAdmin } from "../auth/access.ts";
import { may } from "../auth/caller.ts";
import type { Database, Row } from "../database/open.ts";
import { and, condition, everything, type Condition } from "../engine/condition.ts";
import { addressOf } from "../engine/crud.ts";
import { endpoint, type Call } from "../engine/endpoint.ts";
import { forbidden } from "../engine/errors.ts";
import { listRecords } from "../engine/list.ts";
import { ownRowsOf, type Table } from "../engine/visible.ts";
import { requests } from "../families/requests.ts";
import type { Provider } from "../provider.ts";

const NEWEST = "8";

/** The figures of contract §11, for the NOC and for one tenant. */
export function serveDashboards(app: FastifyInstance, { db }: Provider): void {
  endpoint(app, "/dashboard_admin/", {
    GET: (call) => {
      requireAdmin(call.caller, "view_dashboard_admin");
      return {
        ...db.get<Row>("SELECT (SELECT count(*) FROM tenants) AS tenants, (SELECT count(*) FROM datacenters) AS sites"),
        ...figures(db, null),
        sites_use: sitesUse(db),
        newest: newest(db, call),
      };
    },
  });

  endpoint(app, "/dashboard_tenant/", {
    GET: (call) => {
      const { caller } = call;
      if (caller.side !== "tenant" || !may(caller, "view_dashboard_tenant")) throw forbidden();
      const tenant = Number(call.query["tenant_id"] ?? caller.tenant) === caller.tenant ? caller.tenant : -1;
      return { ...figures(db, tenant), racks_use: racksUse(db, tenant), newest: tenant === -1 ? [] : newest(db, call) };
    },
  });
}

/** Counts of the rows in the lists of a tenant, or of all, and units of its own racks. */
function figures(db: Database, tenant: number | null): Row {
  const rowsOf = (table: Table, also = everything): Condition =>
    and([tenant === null ? everything : ownRowsOf(table, tenant), also]);
  const countOf = (table: Table, also?: Condition) => {
    const { sql, values } = rowsOf(table, also);
    return db.one<{ count: number }>(`SELECT count(*) AS count FROM "${table}" t WHERE ${sql}`, ...values).count;
  };
  const requests = rowsOf("activities");
  const byStatus = db.all<Count>(
    `SELECT t.status AS name, count(*) AS count FROM activities t WHERE ${requests.sql} GROUP BY t.status`,
    ...requests.values,
  );
  const byType = db.all<Count>(
    `SELECT y.type AS name, a.count FROM activitytype y
     JOIN (SELECT t.activitytype, count(*) AS count FROM activities t WHERE ${requests.sql} GROUP BY t.activitytype) a
       ON a.activitytype = y.id`,
    ...requests.values,
  );
  const ownRacks = tenant === null ? everything : condition("r.tenant = ?", tenant);
  return {
    racks: countOf("racks"),
    devices: countOf("devices", condition("t.status <> 'O'")),
    interconnections: countOf("crossconnects", condition("t.status <> 'X' AND t.iix_interconnection = 'N'")),
    services: countOf("servicerackdetails"),
    ...db.one<Row>(
      `SELECT (SELECT count(*) FROM racks r JOIN device_units u ON u.rack = r.id AND u.face = 'front' AND u.device IS NOT NULL
           WHERE ${ownRacks.sql}) AS units_used,
         (SELECT coalesce(sum(y.height), 0) FROM racks r JOIN racktype y ON y.id = r.racktype WHERE ${ownRacks.sql}) AS units_total`,
      ...ownRacks.values,
      ...ownRacks.values,
    ),
    requests_by_status: byName(byStatus),
    requests_by_type: byName(byType),
  };
}

interface Count {
  readonly name: string;
  readonly count: number;
}

const byName = (counts: readonly Count[]) => Object.fromEntries(counts.map(({ name, count }) => [name, count]));

/** Each sum is one pass through racks, units and devices: sites with thousands of racks are counted at once. */
function sitesUse(db: Database): Row[] {
  return db.all(
    `SELECT s.id, s.name, coalesce(r.racks, 0) AS racks, coalesce(u.units, 0) AS units_used, coalesce(r.units, 0) AS units_total,
       round(coalesce(d.weight, 0), 2) AS weight_used, round(coalesce(r.weight, 0), 2) AS weight_max,
       round(coalesce(d.power, 0), 2) AS power_used, round(coalesce(r.power, 0), 2) AS powercapacity
     FROM datacenters s
     LEFT JOIN (SELECT r.datacenter, count(*) AS racks, sum(y.height) AS units, total(r.weight_max) AS weight, total(r.powercapacity) AS power
       FROM racks r JOIN racktype y ON y.id = r.racktype GROUP BY r.datacenter) r ON r.datacenter = s.id
     LEFT JOIN (SELECT r.datacenter, count(*) AS units
       FROM racks r JOIN device_units u ON u.rack = r.id AND u.face = 'front' AND u.device IS NOT NULL GROUP BY r.datacenter) u ON u.datacenter = s.id
     LEFT JOIN (SELECT r.datacenter, total(d.weight) AS weight, total(d.power) AS power
       FROM racks r JOIN devices d ON d.racks = r.id AND d.status <> 'O' GROUP BY r.datacenter) d ON d.datacenter = s.id
     ORDER BY s.id`,
  );
}

function racksUse(db: Database, tenant: number): Row[] {
  const standing = "FROM devices WHERE racks = r.id AND status <> 'O'";
  return db.all(
    `SELECT r.id, r.rack_name AS name, s.name AS datacenter_name,
       (SELECT count(*) FROM device_units WHERE rack = r.id AND face = 'front' AND device IS NOT NULL) AS units_used, y.height AS units_total,
       (SELECT round(total(weight), 2) ${standing}) AS weight_used, r.weight_max,
       (SELECT round(total(power), 2) ${standing}) AS power_used, r.powercapacity
     FROM racks r JOIN racktype y ON y.id = r.racktype JOIN datacenters s ON s.id = r.datacenter
     WHERE r.tenant = ? ORDER BY r.rack_name`,
    tenant,
  );
}

const newest = (db: Database, call: Call) =>
  listRecords(db, requests, call.caller, { limit: NEWEST }, addressOf(call)).results;
