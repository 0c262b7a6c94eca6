import type { KindName } from "~/inventory/requests/kinds";
import { requestRow, type RequestRow } from "~/inventory/requests/rows.server";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import type { SignedIn } from "~/session/guards.server";
import { dismantleRow } from "./kinds/dismantle/rows.server";
import { devicesOf, goodsOutDevice, goodsRow } from "./goods-rows.server";
import { readRequestContent } from "./read-part.server";

/** How many of the newest requests of a kind are examined: unfinished ones are among them. */
const MAX_REQUESTS = 100;

/** A tenant's unfinished requests of a kind. */
async function readPending({ provider, user }: SignedIn, kind: KindName): Promise<RequestRow[]> {
  const query = { tenant_id: user.tenant, filter_type: kind, ordering: "-created_at", limit: MAX_REQUESTS };
  const { results } = await provider.list("activities", requestRow, query);
  // The provider may ignore the filter.
  return results.filter((request) => request.kind === kind && isPending(stateOf(request)));
}

/**
 * The requests that take out a rack's devices, by the device's id. Those that are missed here, the provider refuses
 * later.
 */
export async function readLeavingDevices(context: SignedIn, rack: string): Promise<ReadonlyMap<number, RequestRow>> {
  const { provider } = context;
  const pending = await Promise.all([readPending(context, "Goods Out"), readPending(context, "Goods Out Replace")]);
  const reading = pending.flat().map(async (request) => {
    const goods = await readRequestContent(provider, "goodsout", goodsRow, request.id);
    if (!goods || String(goods.rack ?? rack) !== rack) return [];
    const devices = await provider.all("goodsoutdetail", goodsOutDevice, { goodsout_id: goods.id });
    return devicesOf(goods, devices).flatMap(({ device }) => (device === null ? [] : [[device, request] as const]));
  });
  return new Map((await Promise.all(reading)).flat());
}

/** The requests by which interconnections are being dismantled, by the interconnection's id. */
export async function readAskedDismantles(context: SignedIn): Promise<ReadonlyMap<number, RequestRow>> {
  const reading = (await readPending(context, "Dismantle")).map(async (request) => {
    const dismantle = await readRequestContent(context.provider, "dismantle", dismantleRow, request.id);
    return [dismantle?.crossconnect ?? null, request] as const;
  });
  const asked = await Promise.all(reading);
  return new Map(asked.flatMap(([id, request]) => (id === null ? [] : [[id, request]])));
}
