import { refuseUnoffered } from "~/forms/choices.server";
import { wholeList } from "~/forms/form";
import { FormRefusal } from "~/forms/form-refusal";
import type { Payload } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { blockerText, goodsOutLabels } from "./goods-out-form";
import { readDevicesToRemove } from "./read-goods-out.server";

interface GoodsOut extends Payload {
  racks: string;
  devices: string[];
  replace?: 1;
}

/**
 * Files a Goods Out, or a Goods Out Replace. Refuses devices that are not the tenant's in that rack, as a form may name
 * any, and those that cannot leave any more: another request may take them out by now.
 */
export async function createGoodsOut(context: SignedIn, goods: GoodsOut): Promise<unknown> {
  const { provider, user, t } = context;
  const known = await readDevicesToRemove(context, goods.racks, { replacing: goods.replace === 1 });
  const offered = wholeList(known.map(({ device: { id, name } }) => ({ value: String(id), label: name })));
  for (const device of goods.devices) refuseUnoffered({ devices: offered }, { devices: device }, goodsOutLabels, t);
  for (const one of known.filter(({ device }) => goods.devices.includes(String(device.id)))) {
    const blocker = blockerText(one, t);
    if (blocker) throw new FormRefusal({ devices: { message: `${blocker} (${one.device.name})` } });
  }
  return provider.create("goodsout", { ...goods, tenant: user.tenant });
}
