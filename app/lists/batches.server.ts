import type { Page } from "~/provider/index.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import type { Reading, ReadRows } from "./list";

/** Rows read per call. */
export const BATCH_ROWS = 1000;

/** A batch of rows, and how much has been read. */
export interface Batch<Row> {
  /** Those that match the query. */
  rows: Row[];
  reading: Reading;
}

type Fits<Row> = (row: Row) => boolean;

interface Options<Row> {
  /** At most this many rows are read. */
  most: number;
  /** Whether a row matches the query; by default all do. */
  fits?: Fits<Row> | Promise<Fits<Row>>;
}

/**
 * The rows of a list in batches, without those that contradict the query. If the provider stops answering, the last
 * batch says so; if it does not answer at all, that is thrown.
 */
export async function* readBatches<Row extends { id: number }>(
  readRows: ReadRows<Row>,
  { most, fits: fitting = () => true }: Options<Row>,
): AsyncGenerator<Batch<Row>, void> {
  const asking = readRows(0, BATCH_ROWS);
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
    page = await nullIf(readRows(read, BATCH_ROWS), ...FAILED);
  }
}
