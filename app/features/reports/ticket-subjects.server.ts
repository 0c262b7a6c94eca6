import type { SignedIn } from "~/session/guards.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import { BATCH_ROWS } from "~/lists/batches.server";
import { type ProblemRow, ticketRow } from "./rows.server";

/**
 * Adds the subjects to trouble tickets. Tickets cannot be queried for several requests at once, so they are read in
 * order until all needed ones were found. If they cannot be read the subjects stay empty.
 */
export function withSubjects({ provider }: SignedIn): (rows: ProblemRow[]) => Promise<ProblemRow[]> {
  const subjects = new Map<number, string>();
  let walked = 0;
  let isAtEnd = false;
  async function walk() {
    const asked = provider.list("ticket/ticket", ticketRow, { ordering: "id", limit: BATCH_ROWS, offset: walked });
    const page = await nullIf(asked, ...UNREADABLE);
    for (const { request, subject } of page?.results ?? []) if (request !== null) subjects.set(request, subject);
    walked += page?.results.length ?? 0;
    isAtEnd = !page || page.results.length === 0 || walked >= page.count;
  }
  return async (rows) => {
    while (!isAtEnd && rows.some((row) => !subjects.has(row.id))) await walk();
    return rows.map((row) => ({ ...row, subject: subjects.get(row.id) ?? "" }));
  };
}
