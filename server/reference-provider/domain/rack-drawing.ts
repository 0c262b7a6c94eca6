import type { FastifyInstance } from "fastify";
import type { Caller } from "../auth/caller.ts";
import type { Database, Row } from "../database/open.ts";
import { readRecord } from "../engine/crud.ts";
import { endpoint, queryId } from "../engine/endpoint.ts";
import { racks } from "../families/racks.ts";
import type { Provider } from "../provider.ts";

/** `racks/detail/?rack_id`: a rack with the used units of both faces, from the top (contract §11). */
export function serveRackDrawing(app: FastifyInstance, provider: Provider): void {
  endpoint(app, "/racks/detail/", {
    GET: (call) => {
      const rack = queryId(call, "rack_id");
      return {
        ...readRecord(provider, racks, call, rack),
        up_front_used: usedUnits(provider.db, rack, "front", call.caller),
        up_back_used: usedUnits(provider.db, rack, "back", call.caller),
      };
    },
  });
}

/** The units of devices, installed or waiting. A draft of a Goods In is none yet: it holds its units, but nobody was asked. */
function usedUnits(db: Database, rack: number, face: "front" | "back", caller: Caller): Row[] {
  const rows = db.all(
    `SELECT u.unit AS up_${face}, s.status, s.id AS device__id, s.devicename AS device__devicename, s.serialnumber AS device__serialnumber,
       s.tenant AS device__tenant, y.name AS device__type, s.jumlahu AS device__jumlahu,
       s.eth AS device__qty_eth, s.fib AS device__qty_fib, s.sfp AS device__qty_sfp
     FROM device_units u JOIN devices s ON s.id = u.device
     LEFT JOIN devicetypes y ON y.id = s.devicetypes
     WHERE u.rack = ? AND u.face = ? ORDER BY u.unit DESC`,
    rack,
    face,
  );
  return rows.map((row) =>
    caller.side === "tenant" && row["device__tenant"] !== caller.tenant ? blocked(row, face) : row,
  );
}

/** In a shared rack another tenant's device is shown only as blocked. */
function blocked(row: Row, face: string): Row {
  const hidden = Object.keys(row).map((name) => [name, null]);
  return { ...Object.fromEntries(hidden), [`up_${face}`]: row[`up_${face}`], status: "B" };
}
