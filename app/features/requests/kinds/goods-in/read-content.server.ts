import { withGoodsRack } from "../../read-rack-part.server";
import type { ContentReaders, RequestRead } from "../../request-kind";
import type { Reading } from "~/session/guards.server";
import { goodsNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import { goodsInDevice } from "~/inventory/devices/rows.server";
import { readGoods } from "../../goods-rows.server";

/** The devices of a Goods In. */
export async function readGoodsIn({ provider }: Reading, { id }: Pick<RequestRead, "id">) {
  const { goods, devices } = await readGoods(provider, "goodsin", goodsInDevice, id);
  return { goods, devices: await withNames(provider, devices, goodsNames) };
}

export type GoodsInRead = Awaited<ReturnType<typeof readGoodsIn>>;

export const readers: ContentReaders = { "Goods In": withGoodsRack(readGoodsIn) };
