import { z } from "zod";
import { goodsInDevice } from "~/inventory/devices/rows.server";
import { decimal } from "~/provider/rows.server";

/** A device of a Goods In that has not been submitted. */
export const draftRow = goodsInDevice;
export type Draft = z.output<typeof draftRow>;

/** The total weight in Kg and power in A of all drafts; null if there is nothing to sum (contract §11). */
export const draftTotals = z
  .object({ weight: decimal, power: decimal })
  .nullish()
  .transform((totals) => ({ weight: totals?.weight ?? 0, power: totals?.power ?? 0 }));
export type DraftTotals = z.output<typeof draftTotals>;
