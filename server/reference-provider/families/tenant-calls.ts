import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requireAdmin } from "../auth/access.ts";
import { writeUserLog } from "../domain/user-log.ts";
import { readRecord } from "../engine/crud.ts";
import { endpoint, idOf, queryId } from "../engine/endpoint.ts";
import { fieldErrors, forbidden, invalidPk } from "../engine/errors.ts";
import { flagInput } from "../engine/fields.ts";
import { readInput } from "../engine/read-input.ts";
import { isVisible } from "../engine/visible.ts";
import type { Provider } from "../provider.ts";
import { tenants } from "./organization.ts";

/** A tenant with its counts, its confirmation, and how many racks and cages it has. */
export function serveTenants(app: FastifyInstance, provider: Provider): void {
  const { db } = provider;

  endpoint(app, "/tenants-detail/:id/", {
    GET: (call) => {
      const tenant = readRecord(provider, tenants, call, idOf(call));
      const counts = db.get(
        `SELECT (SELECT count(*) FROM racks WHERE tenant = ?1) AS racks_count,
           (SELECT count(*) FROM devices WHERE tenant = ?1 AND status <> 'O') AS devices_count,
           (SELECT count(*) FROM crossconnects WHERE ?1 IN (tenant, destination_tenant) AND status <> 'X' AND iix_interconnection = 'N') AS interconnections_count,
           (SELECT count(*) FROM user WHERE tenant = ?1) AS users_count,
           (SELECT count(*) FROM servicerackdetails WHERE tenant = ?1) AS services_count`,
        tenant["id"],
      );
      return { ...tenant, ...counts };
    },
  });

  endpoint(app, "/tenantconfirmed/", {
    POST: (call) => {
      requireAdmin(call.caller, "view_organization_tenants_admin");
      const form = z.object({ tenant: z.coerce.number("This field is required."), confirmed: flagInput });
      const { tenant, confirmed } = readInput(form, call.body);
      if (db.run("UPDATE tenants SET tenant_confirmation = ? WHERE id = ?", confirmed, tenant) === 0) {
        throw fieldErrors({ tenant: [invalidPk(tenant)] });
      }
      writeUserLog(db, call.caller, "update", `tenants ${tenant}`);
      return { message: confirmed ? "The tenant has been confirmed" : "The tenant is not confirmed any more" };
    },
  });

  endpoint(app, "/getrecordrackorcage/", {
    GET: (call) => {
      const tenant = queryId(call, "tenant_id");
      if (call.caller.side === "none") throw forbidden();
      if (!isVisible(db, "tenants", tenant, call.caller)) return { racks: 0, cages: 0 };
      return db.get(
        "SELECT count(*) AS racks, count(DISTINCT rackgroups) AS cages FROM racks WHERE tenant = ?",
        tenant,
      );
    },
  });
}
