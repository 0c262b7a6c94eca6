import { withGoodsRack } from "../../read-rack-part.server";
import type { ContentReaders } from "../../request-kind";
import type { Reading } from "~/session/guards.server";
import { goodsNames } from "~/inventory/names.server";
import { goodsInDevice } from "~/inventory/devices/rows.server";
import { type GoodsRead, readGoods, readGoodsOnly } from "../../goods-rows.server";

/** The devices of a Goods In. */
export const readGoodsIn = ({ provider }: Reading, { id, goods = readGoodsOnly(provider, "goodsin", id) }: GoodsRead) =>
  readGoods(provider, "goodsin", goodsInDevice, goods, goodsNames);

export type GoodsInRead = Awaited<ReturnType<typeof readGoodsIn>>;

export const readers: ContentReaders = { "Goods In": withGoodsRack("goodsin", readGoodsIn) };
