import { z } from "zod";
import { requestRow } from "~/inventory/requests/rows.server";
import { id, moment, shownReference, text } from "~/provider/rows.server";
import { hoursOpen } from "./figures";

/** A trouble ticket's request; its subject comes from another family. `hours` until it was done, or until now. */
export const problemRow = requestRow.transform((request) => ({
  ...request,
  subject: "",
  hours: hoursOpen(request, new Date().toISOString()),
}));
export type ProblemRow = z.output<typeof problemRow>;

/** The filing time and kind of a request, which is all that bulk reads need. */
export const filedRow = z
  .object({ activitytype_type: text, created_at: moment })
  .transform((row) => ({ kind: row.activitytype_type, createdAt: row.created_at }));

/** What ticket/ticket/ says of a request (contract §5). */
export const ticketRow = z
  .object({ id, activities: shownReference, subject: text })
  .transform((row) => ({ id: row.id, request: row.activities, subject: row.subject }));

/** How many rows without an id have been read. */
let unnumbered = 0;

/** A report's rows need no id (spec 2 §3): one without gets a number of its own below 0, of which there is no page. */
export const numbered = <Row extends z.ZodType>(row: Row): z.ZodType<z.output<Row>> =>
  z.preprocess((sent) => {
    if (typeof sent !== "object" || sent === null || ("id" in sent && sent.id !== null)) return sent;
    unnumbered += 1;
    return { ...sent, id: -unnumbered };
  }, row);
