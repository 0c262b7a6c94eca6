import { z } from "zod";
import { choice, id, text } from "~/provider/rows.server";

export const smartHandRow = z.object({
  id,
  rack: choice,
  rack_name: text,
  device: choice,
  device_name: text,
  description: text,
});
export type SmartHand = z.output<typeof smartHandRow>;
