import type { FastifyInstance } from "fastify";
import { requireAdmin } from "../auth/access.ts";
import { may } from "../auth/caller.ts";
import type { Database, Row } from "../database/open.ts";
import { addressOf } from "../engine/crud.ts";
import { endpoint, type Call } from "../engine/endpoint.ts";
import { forbidden } from "../engine/errors.ts";
import { listRecords } from "../engine/list.ts";
import { requests } from "../families/requests.ts";
import type { Provider } from "../provider.ts";

const newestCount = "8";

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

/** Counts and units of one tenant, or of all. */
function figures(db: Database, tenant: number | null): Row {
  const counts = db.get(
    `SELECT (SELECT count(*) FROM racks WHERE ?1 IS NULL OR tenant = ?1) AS racks,
       (SELECT count(*) FROM devices WHERE status <> 'O' AND (?1 IS NULL OR tenant = ?1)) AS devices,
       (SELECT count(*) FROM crossconnects WHERE status = 'C' AND (?1 IS NULL OR ?1 IN (tenant, destination_tenant))) AS interconnections,
       (SELECT count(*) FROM servicerackdetails WHERE status = 'A' AND (?1 IS NULL OR tenant = ?1)) AS services,
       (SELECT count(*) FROM device_units u JOIN racks r ON r.id = u.rack WHERE u.face = 'front' AND (?1 IS NULL OR r.tenant = ?1)) AS units_used,
       (SELECT coalesce(sum(y.height), 0) FROM racks r JOIN racktype y ON y.id = r.racktype WHERE ?1 IS NULL OR r.tenant = ?1) AS units_total`,
    tenant,
  );
  const byStatus = db.all<Count>(
    "SELECT status AS name, count(*) AS count FROM activities WHERE ?1 IS NULL OR tenant = ?1 GROUP BY status",
    tenant,
  );
  const byType = db.all<Count>(
    `SELECT y.type AS name, count(*) AS count FROM activities a JOIN activitytype y ON y.id = a.activitytype
     WHERE ?1 IS NULL OR a.tenant = ?1 GROUP BY y.id`,
    tenant,
  );
  return { ...counts, requests_by_status: byName(byStatus), requests_by_type: byName(byType) };
}

interface Count {
  readonly name: string;
  readonly count: number;
}

const byName = (counts: readonly Count[]) => Object.fromEntries(counts.map(({ name, count }) => [name, count]));

const rackUse = `
  SELECT r.id, r.rack_name, r.datacenter, r.tenant, y.height AS units_total, r.weight_max, r.powercapacity,
    (SELECT count(*) FROM device_units WHERE rack = r.id AND face = 'front') AS units_used,
    (SELECT total(weight) FROM devices WHERE racks = r.id AND status <> 'O') AS weight_used,
    (SELECT total(power) FROM devices WHERE racks = r.id AND status <> 'O') AS power_used
  FROM racks r JOIN racktype y ON y.id = r.racktype`;

function sitesUse(db: Database): Row[] {
  return db.all(
    `SELECT s.id, s.name, count(u.id) AS racks, coalesce(sum(u.units_used), 0) AS units_used, coalesce(sum(u.units_total), 0) AS units_total,
       round(total(u.weight_used), 2) AS weight_used, round(total(u.weight_max), 2) AS weight_max,
       round(total(u.power_used), 2) AS power_used, round(total(u.powercapacity), 2) AS powercapacity
     FROM datacenters s LEFT JOIN (${rackUse}) u ON u.datacenter = s.id GROUP BY s.id ORDER BY s.id`,
  );
}

function racksUse(db: Database, tenant: number): Row[] {
  return db.all(
    `SELECT u.id, u.rack_name AS name, s.name AS datacenter_name, u.units_used, u.units_total,
       round(u.weight_used, 2) AS weight_used, u.weight_max, round(u.power_used, 2) AS power_used, u.powercapacity
     FROM (${rackUse} WHERE r.tenant = ?) u JOIN datacenters s ON s.id = u.datacenter ORDER BY u.rack_name`,
    tenant,
  );
}

const newest = (db: Database, call: Call) =>
  listRecords(db, requests, call.caller, { limit: newestCount }, addressOf(call)).results;
