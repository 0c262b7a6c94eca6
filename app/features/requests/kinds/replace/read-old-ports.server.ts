import type { PortUse } from "~/inventory/devices/ports";
import { readAllInterconnections } from "~/inventory/interconnections/read-interconnections.server";
import type { Reading } from "~/session/guards.server";
import { type GoodsOutRead, readGoodsOut } from "../goods-out/read-content.server";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { replacedUses } from "./transfers";

/** The occupied ports of a Goods Out Replace's device, also after it has left, until the new device takes them over. */
export async function readOldPorts(
  context: Reading,
  request: RequestRow,
  reading: Promise<GoodsOutRead> = readGoodsOut(context, request),
): Promise<PortUse[]> {
  const [{ devices }, interconnections] = await Promise.all([
    reading,
    readAllInterconnections(context, request.tenant),
  ]);
  const [old] = devices;
  return old ? replacedUses(old, interconnections) : [];
}
