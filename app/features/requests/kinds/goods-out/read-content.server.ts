import { withGoodsRack } from "../../read-rack-part.server";
import type { ContentReaders, RequestRead } from "../../request-kind";
import type { Reading } from "~/session/guards.server";
import { goodsOutDevice, goodsRow, withDevices } from "../../goods-rows.server";
import { readRequestContent } from "../../read-part.server";

/** The devices of a Goods Out. */
export async function readGoodsOut({ provider }: Reading, { id }: Pick<RequestRead, "id">) {
  const goods = await readRequestContent(provider, "goodsout", goodsRow, id);
  const devices = goods ? await provider.all("goodsoutdetail", goodsOutDevice, { goodsout_id: goods.id }) : [];
  return withDevices(goods, devices);
}

export type GoodsOutRead = Awaited<ReturnType<typeof readGoodsOut>>;

export const readers: ContentReaders = { "Goods Out": withGoodsRack(readGoodsOut) };
