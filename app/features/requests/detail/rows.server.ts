import { z } from "zod";
import { deviceDetail } from "~/features/devices/rows.server";
import { choice, decimal, filePath, id, text } from "~/provider/rows.server";

/** What goods in and goods out have in common (spec 2 §3 "Goods in"). */
export const goodsRow = z.object({ id, racks: choice, racks_name: text, scope: text, remark: text });
export type Goods = z.output<typeof goodsRow>;

/** A device that comes in: filed, it has an id of its own at some providers. */
export const goodsInDevice = deviceDetail.extend({ device: choice });
export type GoodsInDevice = z.output<typeof goodsInDevice>;

const noDevice = { devicename: "", serialnumber: "", devpower: null, weight: null, jumlahu: null };

/** A device that goes out (spec 2 §3 "Goods-out detail"). Weight in Kg, power in A, height (`jumlahu`) in U where it is told. */
export const goodsOutDevice = z.object({
  id,
  device: choice,
  device_detail: z
    .object({ devicename: text, serialnumber: text, devpower: decimal, weight: decimal, jumlahu: decimal })
    .nullish()
    .transform((detail) => detail ?? noDevice),
  racks_name: text,
});
export type GoodsOutDevice = z.output<typeof goodsOutDevice>;

export const dismantleRow = z.object({ id, crossconnect: choice, activities: choice, remark: text });

export const smartHandRow = z.object({
  id,
  rack: choice,
  rack_name: text,
  device: choice,
  device_name: text,
  description: text,
});
export type SmartHand = z.output<typeof smartHandRow>;

export const ticketRow = z.object({
  id,
  email: text,
  subject: text,
  activitytypes_name: text,
  description: text,
  attachment: filePath,
});
export type Ticket = z.output<typeof ticketRow>;
