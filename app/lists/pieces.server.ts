import type { Page } from "~/provider/index.server";
import { kindOfAnswer } from "~/session/thrown-answer";
import type { Reading } from "./list";

/** Rows read per call. */
export const PIECE_ROWS = 1000;

/** A batch of rows, and how much has been read. */
export interface Piece<Row> {
  /** Those that match the query. */
  rows: Row[];
  reading: Reading;
}

/** Reads part of a list from an offset. */
export type Ask<Row> = (offset: number, limit: number) => Promise<Page<Row>>;

/**
 * The rows of a list in batches, at most `most` of them, without those that contradict the query. If the provider stops
 * answering, the last batch says so; if it does not answer at all, that is thrown.
 */
export async function* readPieces<Row extends { id: number }>(
  ask: Ask<Row>,
  fitting: Promise<(row: Row) => boolean>,
  most: number,
): AsyncGenerator<Piece<Row>, void> {
  const asking = ask(0, PIECE_ROWS);
  const [first, fits] = await Promise.all([asking, fitting]);
  let page: Page<Row> | null = first;
  let [read, leftOut, count, before] = [0, 0, first.count, -1];
  for (;;) {
    let results = page?.results.slice(0, most - read) ?? [];
    // A provider that ignores the offset would send its first rows for ever.
    if (results[0]?.id === before) results = [];
    before = results[0]?.id ?? -1;
    if (results.length > 0) count = page?.count ?? count;
    const rows = results.filter(fits);
    read += results.length;
    leftOut += results.length - rows.length;
    const isWhole = read >= count;
    const ended = isWhole ? null : results.length === 0 ? "stopped" : read >= most ? "tooMany" : null;
    yield { rows, reading: { count: (isWhole ? read : count) - leftOut, read, leftOut, ended } };
    if (isWhole || ended) return;
    page = await orNull(ask(read, PIECE_ROWS));
  }
}

/** A page, or null if the provider answered with an error; any other failure is rethrown. */
async function orNull<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (thrown) {
    if (kindOfAnswer(thrown) === null) throw thrown;
    return null;
  }
}
