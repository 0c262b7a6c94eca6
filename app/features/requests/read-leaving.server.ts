import type { KindName } from "~/inventory/requests/kinds";
import { requestRow, type RequestRow } from "~/inventory/requests/rows.server";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import type { SignedIn } from "~/session/guards.server";
import { dismantleRow } from "./kinds/dismantle/rows.server";
import { goodsOutDevice, goodsRow } from "./goods-rows.server";
import { readRequestContent } from "./read-part.server";

/** The newest requests of a kind that are looked at: what is still to be done is among them. */
const MAX_REQUESTS = 100;

/** A tenant's requests of a kind whose work is still to be done. */
async function readPending({ provider, user }: SignedIn, kind: KindName): Promise<RequestRow[]> {
  const query = { tenant_id: user.tenant, filter_type: kind, ordering: "-created_at", limit: MAX_REQUESTS };
  const { results } = await provider.list("activities", requestRow, query);
  // A provider may ignore a filter.
  return results.filter((request) => request.kind === kind && isPending(stateOf(request)));
}

/** The devices of a rack that a request takes out, by their ids. What is not told, the provider refuses later. */
export async function readLeavingDevices(context: SignedIn, rack: string): Promise<ReadonlySet<number>> {
  const { provider } = context;
  const pending = await Promise.all([readPending(context, "Goods Out"), readPending(context, "Goods Out Replace")]);
  const reading = pending.flat().map(async ({ id }) => {
    const goods = await readRequestContent(provider, "goodsout", goodsRow, id);
    if (!goods || String(goods.rack ?? rack) !== rack) return [];
    const devices = await provider.all("goodsoutdetail", goodsOutDevice, { goodsout_id: goods.id });
    return devices.flatMap(({ device }) => device ?? []);
  });
  return new Set((await Promise.all(reading)).flat());
}

/** The interconnections whose dismantling is asked for, by their ids. */
export async function readAskedDismantles(context: SignedIn): Promise<ReadonlySet<number>> {
  const reading = (await readPending(context, "Dismantle")).map(({ id }) =>
    readRequestContent(context.provider, "dismantle", dismantleRow, id),
  );
  return new Set((await Promise.all(reading)).flatMap((dismantle) => dismantle?.crossconnect ?? []));
}
