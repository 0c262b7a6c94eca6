import { z } from "zod";
import { dayOrMoment, id, shownReference, text } from "~/provider/rows.server";

export const smartHandRow = z
  .object({
    id,
    rack: shownReference,
    rack_name: text,
    device: shownReference,
    device_name: text,
    dateactivities: dayOrMoment,
    description: text,
  })
  .transform((row) => ({
    id: row.id,
    rack: row.rack,
    rackName: row.rack_name,
    device: row.device,
    deviceName: row.device_name,
    plannedFor: row.dateactivities,
    description: row.description,
  }));
export type SmartHand = z.output<typeof smartHandRow>;
