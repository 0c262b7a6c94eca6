import { withGoodsRack } from "../../read-rack-part.server";
import type { ContentReaders, RequestRead } from "../../request-kind";
import type { Reading } from "~/session/guards.server";
import { goodsInDevice } from "~/inventory/devices/rows.server";
import { readGoods } from "../../goods-rows.server";

/** The devices of a Goods In. */
export const readGoodsIn = ({ provider }: Reading, { id }: Pick<RequestRead, "id">) =>
  readGoods(provider, "goodsin", goodsInDevice, id);

export type GoodsInRead = Awaited<ReturnType<typeof readGoodsIn>>;

export const readers: ContentReaders = { "Goods In": withGoodsRack(readGoodsIn) };
