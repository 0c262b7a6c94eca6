import { z } from "zod";
import { inRackNames } from "~/inventory/names.server";
import { oneWithNames } from "~/lists/names.server";
import type { Provider } from "~/provider/index.server";
import { reference, decimal, id, text } from "~/provider/rows.server";
import { readRequestContent } from "./read-part.server";

/** The common fields of Goods In and Goods Out (spec 2 §3 "Goods in"). */
export const goodsRow = z
  .object({ id, racks: reference, racks_name: text, scope: text, remark: text })
  .transform((row) => ({
    id: row.id,
    rack: row.racks,
    rackName: row.racks_name,
    scope: row.scope,
    remark: row.remark,
  }));
export type Goods = z.output<typeof goodsRow>;

const noDevice = { devicename: "", serialnumber: "", devpower: null, weight: null, jumlahu: null };

/**
 * A device of a Goods Out (spec 2 §3 "Goods-out detail"), and the id of that if the provider sends it. Weight in Kg,
 * power in A, height in U if known.
 */
export const goodsOutDevice = z
  .object({
    id,
    device: reference,
    device_detail: z
      .object({ devicename: text, serialnumber: text, devpower: decimal, weight: decimal, jumlahu: decimal })
      // A device that has left may be no record any more.
      .catch(noDevice),
    racks_name: text,
    goodsout: reference.catch(null),
  })
  .transform(({ device_detail: detail, ...row }) => ({
    id: row.id,
    goods: row.goodsout,
    device: row.device,
    name: detail.devicename,
    serialNumber: detail.serialnumber,
    weight: detail.weight,
    power: detail.devpower,
    height: detail.jumlahu,
    rackName: row.racks_name,
  }));

/**
 * The goods of a request with their devices. The specification names the rack of a Goods Out with its devices alone
 * (spec 2 §3), and a provider may send only its id.
 */
export async function readGoods<Device extends z.ZodType<{ goods: number | null; rackName: string }>>(
  provider: Provider,
  family: "goodsin" | "goodsout",
  device: Device,
  request: number,
): Promise<{ goods: Goods | null; devices: z.output<Device>[] }> {
  const goods = await readRequestContent(provider, family, goodsRow, request);
  if (!goods) return { goods, devices: [] };
  const devices = devicesOf(goods, await provider.all(`${family}detail`, device, { [`${family}_id`]: goods.id }));
  const rackName = goods.rackName || (devices[0]?.rackName ?? "");
  return { goods: await oneWithNames(provider, { ...goods, rackName }, inRackNames), devices };
}

/** The devices of these goods: a provider that ignores the filter also sends those of others. */
export const devicesOf = <Device extends { goods: number | null }>(goods: Goods | null, devices: Device[]): Device[] =>
  devices.filter((device) => device.goods === null || device.goods === goods?.id);
