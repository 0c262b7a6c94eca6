import { z } from "zod";
import { reference, id, text } from "~/provider/rows.server";

export const smartHandRow = z.object({
  id,
  rack: reference,
  rack_name: text,
  device: reference,
  device_name: text,
  description: text,
});
export type SmartHand = z.output<typeof smartHandRow>;
