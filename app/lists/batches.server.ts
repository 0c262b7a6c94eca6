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
  /** At most this many rows are read; by default all are. */
  most?: number;
  /** Whether a row matches the query; by default all do. */
  fits?: Fits<Row> | Promise<Fits<Row>>;
}

/**
 * The rows of a list in batches, each once though it may move to another page meanwhile, without those that contradict
 * the query. If the provider stops answering, the last batch says so; if it does not answer at all, that is thrown.
 */
export async function* readBatches<Row extends { id: number }>(
  readRows: ReadRows<Row>,
  { most = Infinity, fits: fitting = () => true }: Options<Row>,
): AsyncGenerator<Batch<Row>, void> {
  const [first, fits] = await Promise.all([readRows(0, BATCH_ROWS), fitting]);
  const known = new Set<number>();
  let page = first;
  let [offset, leftOut] = [0, 0];
  for (;;) {
    const results = page.results.slice(0, most - offset);
    const fresh = results.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    const rows = fresh.filter(fits);
    offset += results.length;
    leftOut += fresh.length - rows.length;
    const read = known.size;
    const isWhole = offset >= page.count;
    const ended = isWhole ? null : results.length === 0 ? "stopped" : offset >= most ? "tooMany" : null;
    yield { rows, reading: { count: (isWhole ? read : page.count) - leftOut, read, leftOut, ended } };
    if (isWhole || ended) return;
    page = await readNext(readRows, page, offset);
  }
}

/** The page of a list that follows another one; empty, with the number of all rows, if the provider has no more. */
async function readNext<Row extends { id: number }>(
  readRows: ReadRows<Row>,
  { count, results: [before] }: Page<Row>,
  offset: number,
): Promise<Page<Row>> {
  const next = await nullIf(readRows(offset, BATCH_ROWS), ...FAILED);
  const [row] = next?.results ?? [];
  // A provider that ignores the offset sends its first rows for ever.
  if (next && row && row.id !== before?.id) return next;
  // Rows may have been deleted meanwhile. The empty page itself does not tell: a provider may have none beyond some offset.
  const now = next && !row ? await nullIf(readRows(0, 1), ...FAILED) : null;
  return { count: now?.count ?? count, results: [] };
}

/** Reads the first batch, so that its failure is thrown at once; the others are read as they are taken. */
export async function started<Row>(batches: AsyncGenerator<Batch<Row>, void>): Promise<AsyncIterable<Batch<Row>>> {
  const first = await batches.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* batches;
  })();
}

/** Reads one batch ahead: the next one is on its way while a batch is being used. */
export async function* oneAhead<Row>(batches: AsyncIterable<Batch<Row>>): AsyncGenerator<Batch<Row>, void> {
  const walk = batches[Symbol.asyncIterator]();
  let next = walk.next();
  for (;;) {
    const batch = await next;
    if (batch.done) return;
    next = walk.next();
    // It may fail while the batch is being used; the failure surfaces when it is awaited, if anybody still does.
    next.catch(() => {});
    yield batch.value;
  }
}
