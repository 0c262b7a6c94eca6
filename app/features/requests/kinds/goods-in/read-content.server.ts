import { withGoodsRack } from "../../read-rack-part.server";
import type { ContentReaders, RequestRead } from "../../request-kind";
import type { Reading } from "~/session/guards.server";
import { goodsInDevice } from "~/inventory/devices/rows.server";
import { goodsRow, withDevices } from "../../goods-rows.server";
import { readRequestContent } from "../../read-part.server";

/** The devices of a Goods In. */
export async function readGoodsIn({ provider }: Reading, { id }: Pick<RequestRead, "id">) {
  const goods = await readRequestContent(provider, "goodsin", goodsRow, id);
  const devices = goods ? await provider.all("goodsindetail", goodsInDevice, { goodsin_id: goods.id }) : [];
  return withDevices(goods, devices);
}

export type GoodsInRead = Awaited<ReturnType<typeof readGoodsIn>>;

export const readers: ContentReaders = { "Goods In": withGoodsRack(readGoodsIn) };
