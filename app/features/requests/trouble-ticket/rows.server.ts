import { z } from "zod";
import { filePath, id, text } from "~/provider/rows.server";

export const ticketRow = z.object({
  id,
  email: text,
  subject: text,
  activitytypes_name: text,
  description: text,
  attachment: filePath,
});
export type Ticket = z.output<typeof ticketRow>;
