import { z } from "zod";
import { typedHtml } from "~/forms/sanitize.server";
import { decimal, flag, id, listOf, moment, shownReference, text } from "~/provider/rows.server";

const count = decimal.transform((value) => value ?? 0);

/** A notification about a request, `request` by its id. */
const notificationRow = z
  .object({
    id,
    message: text,
    created_at: moment,
    read: flag,
    activities_id: shownReference,
    activitytype_type: text,
  })
  .transform((row) => ({
    id: row.id,
    message: row.message,
    createdAt: row.created_at,
    read: row.read,
    request: row.activities_id,
    kind: row.activitytype_type,
  }));
export type Notification = z.output<typeof notificationRow>;

const updateFields = z.object({ id, title: text, version: text, message: text, created_at: moment, read: flag });

const updateOf = ({ created_at: createdAt, ...update }: z.output<typeof updateFields>) => ({ ...update, createdAt });

/** `message` is HTML, to be sanitized before it is shown. */
const updateRow = updateFields.transform(updateOf);
export type Update = z.output<typeof updateRow>;

/** An update as its authors read it: its message is clean HTML; only some providers say who has read it. */
export const writtenUpdateRow = updateFields
  .extend({
    message: text.transform(typedHtml),
    read_by: z
      .array(z.object({ id, name: text }))
      .nullish()
      .transform((readers) => readers?.map(({ name }) => name) ?? null),
  })
  .transform(({ read_by: readBy, ...update }) => ({ ...updateOf(update), readBy }));
export type WrittenUpdate = z.output<typeof writtenUpdateRow>;

/** An update in a list, without its text. */
export type UpdateHead = Omit<Update, "message">;
export const headOf = ({ id, title, version, createdAt, read }: Update): UpdateHead => ({
  id,
  title,
  version,
  createdAt,
  read,
});

/** The answer of `notification/` (contract §6); `count_unread` and `count` are of all, not of this page. */
export const notificationList = z.object({
  count_unread: count,
  notifications: z
    .object({ count, results: listOf(notificationRow) })
    .nullish()
    .transform((page) => page ?? { count: 0, results: [] }),
});

/** The answer of `notificationupdate/` (contract §6), or its rows alone; `count` is of the unread ones. */
const updatesOf = <Row extends z.ZodType<{ read: boolean }>>(row: Row) =>
  z.union([
    z.array(row).transform((results) => ({ count: results.filter(({ read }) => !read).length, results })),
    z.object({ count, results: listOf(row) }),
  ]);

export const updateList = updatesOf(updateRow);
export const writtenUpdateList = updatesOf(writtenUpdateRow);

/** The data of the top bar: unread counts and the newest few. A kind that could not be read is missing. */
export interface BellData {
  unread?: number;
  notifications?: Notification[];
  /** The newest one's id. */
  newest?: number;
  updatesUnread?: number;
  updates?: UpdateHead[];
  updatesNewest?: number;
  /** The server's time, from which the entries' ages are counted: a browser's clock may be wrong. */
  now?: number;
}
