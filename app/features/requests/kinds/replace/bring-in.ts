import { addDevicePath } from "~/paths";
import type { Goods } from "../../goods-rows.server";
import type { RequestRow } from "~/inventory/requests/rows.server";

/** The form that brings in the new device of a replacement, for those who may. */
export function bringInPath(
  { goods, mayBringIn }: { goods: Goods | null; mayBringIn: boolean },
  { id }: Pick<RequestRow, "id">,
): string | undefined {
  if (!mayBringIn || !goods?.rack) return undefined;
  return addDevicePath({ racks: goods.rack, scope: goods.scope === "IN" ? "IN" : "EX", replaceGoodsOut: id });
}
