import { z } from "zod";
import { reference, id, text } from "~/provider/rows.server";

export const dismantleRow = z.object({
  id,
  crossconnect: reference,
  activities: reference,
  activities_number: text,
  remark: text,
});
