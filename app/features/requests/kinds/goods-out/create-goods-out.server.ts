import { refuseUnoffered } from "~/forms/choices.server";
import { wholeList } from "~/forms/form";
import { readDevicesInRack } from "~/inventory/devices/read-in-rack.server";
import { deviceRow } from "~/inventory/devices/rows.server";
import type { Payload } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { goodsOutLabels } from "./goods-out-form";

/**
 * Files a Goods Out, or a Goods Out Replace. Refuses devices that are not the tenant's in that rack: a form may name
 * any.
 */
export async function createGoodsOut(
  { provider, user, t }: SignedIn,
  goods: Payload & { racks: string; devices: string[] },
): Promise<unknown> {
  const { tenant } = user;
  const known = await readDevicesInRack(provider, deviceRow, { rack: goods.racks, tenant });
  const offered = wholeList(known.map(({ id, name }) => ({ value: String(id), label: name })));
  for (const device of goods.devices) refuseUnoffered({ devices: offered }, { devices: device }, goodsOutLabels, t);
  return provider.create("goodsout", { ...goods, tenant });
}
