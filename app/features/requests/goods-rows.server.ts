import { z } from "zod";
import { deviceDetail } from "~/inventory/devices/rows.server";
import { reference, decimal, id, text } from "~/provider/rows.server";

/** What goods in and goods out have in common (spec 2 §3 "Goods in"). */
export const goodsRow = z.object({ id, racks: reference, racks_name: text, scope: text, remark: text });
export type Goods = z.output<typeof goodsRow>;

/** A device that comes in: filed, it has an id of its own at some providers. */
export const goodsInDevice = deviceDetail.extend({ device: reference });

const noDevice = { devicename: "", serialnumber: "", devpower: null, weight: null, jumlahu: null };

/** A device that goes out (spec 2 §3 "Goods-out detail"). Weight in Kg, power in A, height (`jumlahu`) in U where it is told. */
export const goodsOutDevice = z.object({
  id,
  device: reference,
  device_detail: z
    .object({ devicename: text, serialnumber: text, devpower: decimal, weight: decimal, jumlahu: decimal })
    .nullish()
    .transform((detail) => detail ?? noDevice),
  racks_name: text,
});
