import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReadingNotes } from "~/features/reports/reading-notes";
import type { Reading } from "~/lists/list";

const whole: Reading = { count: 40, read: 40, leftOut: 0, ended: null };

test.each<[Partial<Reading>, string]>([
  [{}, ""],
  [{ leftOut: 1 }, "Left out because they do not fit these filters: 1 of the rows that the data service sent."],
  [{ leftOut: 1234 }, "Left out because they do not fit these filters: 1,234 of the rows that the data service sent."],
  [
    { count: 1200, read: 1000, ended: "stopped" },
    "The data service stopped answering after 1,000 of 1,200 rows. The report counts only those.",
  ],
  [
    { count: 12_000, read: 10_000, ended: "tooMany" },
    "Only the first 10,000 of 12,000 rows are counted. Narrow the filters.",
  ],
])("a report of which %j was read says: %s", (part, said) => {
  const notes = renderToStaticMarkup(<ReadingNotes reading={{ ...whole, ...part }} className="notice" />);
  expect(notes.replace(/<[^>]*>/g, "")).toBe(said);
});
