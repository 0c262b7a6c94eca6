import type { PortUse } from "~/inventory/devices/ports";
import { readInterconnections } from "~/inventory/interconnections/read-interconnections.server";
import type { SignedIn } from "~/session/guards.server";
import type { GoodsOutRead } from "../goods-out/read-content.server";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import { replacedUses } from "./transfers";

/** The ports of the device of a Goods Out Replace that interconnections hold; none once it has left, or stays. */
export async function readOldPorts(
  context: SignedIn,
  request: RequestRow,
  reading: Promise<GoodsOutRead>,
): Promise<PortUse[]> {
  if (!isPending(stateOf(request))) return [];
  const [{ devices }, interconnections] = await Promise.all([reading, readInterconnections(context, request.tenant)]);
  const [old] = devices;
  return old ? replacedUses({ ...old.device_detail, device: old.device }, interconnections) : [];
}
