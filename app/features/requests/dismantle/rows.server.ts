import { z } from "zod";
import { choice, id, text } from "~/provider/rows.server";

export const dismantleRow = z.object({ id, crossconnect: choice, activities: choice, remark: text });
