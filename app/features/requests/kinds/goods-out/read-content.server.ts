import { withGoodsRack } from "../../read-rack-part.server";
import type { ContentReaders, RequestRead } from "../../request-kind";
import type { Reading } from "~/session/guards.server";
import { goodsOutDevice, readGoods } from "../../goods-rows.server";

/** The devices of a Goods Out. */
export const readGoodsOut = ({ provider }: Reading, { id }: Pick<RequestRead, "id">) =>
  readGoods(provider, "goodsout", goodsOutDevice, id);

export type GoodsOutRead = Awaited<ReturnType<typeof readGoodsOut>>;

export const readers: ContentReaders = { "Goods Out": withGoodsRack(readGoodsOut) };
