import { z } from "zod";
import { type DeviceDetail, deviceDetail } from "~/inventory/devices/rows.server";
import { decimal } from "~/provider/rows.server";

/** A device of a goods in that is not submitted yet. */
export const draftRow = deviceDetail;
export type Draft = DeviceDetail;

/** Weight in Kg and power in A of all drafts; null where the provider has nothing to add up (contract §11). */
export const draftTotals = z
  .object({ weight: decimal, power: decimal })
  .nullish()
  .transform((totals) => ({ weight: totals?.weight ?? 0, power: totals?.power ?? 0 }));
export type DraftTotals = z.output<typeof draftTotals>;
