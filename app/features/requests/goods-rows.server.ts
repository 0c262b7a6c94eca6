import { z } from "zod";
import { inRackNames } from "~/inventory/names.server";
import { type NameSources, oneWithNames, withNames } from "~/lists/names.server";
import type { Provider } from "~/provider/index.server";
import { decimal, id, shownReference, text } from "~/provider/rows.server";
import { readRequestContent } from "./read-part.server";

/** The common fields of Goods In and Goods Out (spec 2 §3 "Goods in"). */
export const goodsRow = z
  .object({ id, racks: shownReference, racks_name: text, scope: text, remark: text })
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
    device: shownReference,
    device_detail: z
      .object({ devicename: text, serialnumber: text, devpower: decimal, weight: decimal, jumlahu: decimal })
      // A device that has left may be no record any more.
      .catch(noDevice),
    racks_name: text,
    goodsout: shownReference,
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

export type GoodsFamily = "goodsin" | "goodsout";

/** A request whose goods are read, and those if that is under way. */
export interface GoodsRead {
  id: number;
  goods?: Promise<Goods | null>;
}

/** The goods of a request without their devices; null if there are none. */
export const readGoodsOnly = (provider: Provider, family: GoodsFamily, request: number): Promise<Goods | null> =>
  readRequestContent(provider, family, goodsRow, request);

/**
 * The goods of a request with their devices, and the names that these lack. The specification names the rack of a Goods
 * Out with its devices alone (spec 2 §3), and a provider may send only its id.
 */
export async function readGoods<Device extends z.ZodType<{ goods: number | null; rackName: string }>>(
  provider: Provider,
  family: GoodsFamily,
  device: Device,
  reading: Promise<Goods | null>,
  names?: NameSources<z.output<Device>>,
): Promise<{ goods: Goods | null; devices: z.output<Device>[] }> {
  const goods = await reading;
  if (!goods) return { goods, devices: [] };
  const devices = devicesOf(goods, await provider.all(`${family}detail`, device, { [`${family}_id`]: goods.id }));
  const rackName = goods.rackName || (devices[0]?.rackName ?? "");
  const [named, namedDevices] = await Promise.all([
    oneWithNames(provider, { ...goods, rackName }, inRackNames),
    withNames(provider, devices, names),
  ]);
  return { goods: named, devices: namedDevices };
}

/**
 * The devices of these goods: a provider that ignores the filter also sends those of others, and drafts, which are of
 * none. If it tells of no device whose it is, all count as theirs.
 */
export const devicesOf = <Device extends { goods: number | null }>(goods: Goods, devices: Device[]): Device[] =>
  devices.every((device) => device.goods === null) ? devices : devices.filter((device) => device.goods === goods.id);
