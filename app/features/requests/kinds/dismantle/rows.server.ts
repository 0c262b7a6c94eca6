import { z } from "zod";
import { id, shownReference, text } from "~/provider/rows.server";

export const dismantleRow = z.object({
  id,
  crossconnect: shownReference,
  activities: shownReference,
  activities_number: text,
  remark: text,
});
