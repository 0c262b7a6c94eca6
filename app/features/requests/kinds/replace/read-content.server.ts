import { withGoodsRack } from "../../read-rack-part.server";
import type { ContentReaders, RequestRead } from "../../request-kind";
import { allowed } from "~/session/permissions";
import type { Reading } from "~/session/guards.server";
import type { GoodsRead } from "../../goods-rows.server";
import { readGoodsIn } from "../goods-in/read-content.server";
import { readGoodsOut } from "../goods-out/read-content.server";
import { participantOf } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import { readOldPorts } from "./read-old-ports.server";
import { readReplacement } from "./read-replacement.server";
import { identified, readTransfers } from "./read-transfers.server";
import { hasFailed } from "./transfers";

/**
 * The outgoing device, the ports that the new one takes over, and the request that brings it in, null if there is none
 * yet.
 */
async function readGoodsOutReplace(context: Reading, { row, ...goodsOut }: RequestRead & GoodsRead) {
  const { role, user } = context;
  const reading = readGoodsOut(context, goodsOut);
  const answering = row.then((request) => readReplacement(context, request));
  const [goods, answer, ports] = await Promise.all([
    reading,
    answering,
    row.then(async (request) => {
      const isStillOpen = isPending(stateOf(request)) || isSecondStepOpen(request, await answering);
      return isStillOpen ? readOldPorts(context, request, reading) : [];
    }),
  ]);
  const mayBringIn = participantOf(role, user, await row) === "owner" && allowed(user, "view_goods_in_tenant");
  return { ...goods, answer, ports, mayBringIn };
}

/** Whether the new device is still to come in. */
const isSecondStepOpen = (request: RequestRow, answer: RequestRow | null): boolean =>
  answer ? isPending(stateOf(answer)) : !hasFailed(request);

export type GoodsOutReplaceRead = Awaited<ReturnType<typeof readGoodsOutReplace>>;

/** The incoming device, and the ports that are transferred to it. */
async function readGoodsInReplace(context: Reading, { row, ...goodsIn }: RequestRead & GoodsRead) {
  const [goods, transfers] = await Promise.all([
    readGoodsIn(context, goodsIn),
    row.then((request) => readTransfers(context, request)),
  ]);
  // Only a known device has ports to choose.
  const devices = transfers.left.length > 0 ? await identified(context, await row, goods) : goods.devices;
  return { ...goods, devices, transfers };
}

export type GoodsInReplaceRead = Awaited<ReturnType<typeof readGoodsInReplace>>;

export const readers: ContentReaders = {
  "Goods Out Replace": withGoodsRack("goodsout", readGoodsOutReplace),
  "Goods In Replace": withGoodsRack("goodsin", readGoodsInReplace),
};
