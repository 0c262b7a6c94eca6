import { z } from "zod";
import { filePath, id, text } from "~/provider/rows.server";

/** A ticket; `about` is the kind of request that it is about. */
export const ticketRow = z
  .object({ id, email: text, subject: text, activitytypes_name: text, description: text, attachment: filePath })
  .transform((row) => ({
    id: row.id,
    email: row.email,
    subject: row.subject,
    about: row.activitytypes_name,
    description: row.description,
    attachment: row.attachment,
  }));
export type Ticket = z.output<typeof ticketRow>;
