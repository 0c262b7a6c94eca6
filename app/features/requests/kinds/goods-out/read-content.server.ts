import { withGoodsRack } from "../../read-rack-part.server";
import type { ContentReaders } from "../../request-kind";
import type { Reading } from "~/session/guards.server";
import { goodsOutDevice, type GoodsRead, readGoods, readGoodsOnly } from "../../goods-rows.server";

/** The devices of a Goods Out. */
export const readGoodsOut = (
  { provider }: Reading,
  { id, goods = readGoodsOnly(provider, "goodsout", id) }: GoodsRead,
) => readGoods(provider, "goodsout", goodsOutDevice, goods);

export type GoodsOutRead = Awaited<ReturnType<typeof readGoodsOut>>;

export const readers: ContentReaders = { "Goods Out": withGoodsRack("goodsout", readGoodsOut) };
