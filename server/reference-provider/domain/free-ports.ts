import type { FastifyInstance } from "fastify";
import { endpoint, queryId } from "../engine/endpoint.ts";
import { fieldErrors } from "../engine/errors.ts";
import { find } from "../engine/family.ts";
import { devices } from "../families/devices.ts";
import type { Provider } from "../provider.ts";
import { freePorts } from "./ports.ts";

/** The free ports of one device: `devicegetallavailableport/?device_id&type`. */
export function serveFreePorts(app: FastifyInstance, { db }: Provider): void {
  endpoint(app, "/devicegetallavailableport/", {
    GET: (call) => {
      const device = queryId(call, "device_id");
      const type = call.query["type"] ?? "";
      if (!["ETH", "FIB", "SFP"].includes(type)) throw fieldErrors({ type: [`"${type}" is not a valid choice.`] });
      if (!find(db, devices, call.caller, device, devices.access.readable(call.caller))) return [];
      return db.all(freePorts("?", "?"), device, type);
    },
  });
}
