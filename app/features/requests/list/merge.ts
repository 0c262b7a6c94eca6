import type { Page } from "~/provider/index.server";

interface Walk<Row> {
  rows: AsyncIterator<Row>;
  head: Row;
}

/**
 * Merges sorted lists into one. It reads no more rows than are asked for; of equal rows the earlier list's comes first.
 */
export async function* merged<Row>(
  lists: readonly AsyncIterable<Row>[],
  compare: (a: Row, b: Row) => number,
): AsyncGenerator<Row> {
  let walks = (await Promise.all(lists.map((list) => stepped(list[Symbol.asyncIterator]())))).flat();
  for (;;) {
    const [first, ...others] = walks;
    if (!first) return;
    const next = others.reduce((best, other) => (compare(other.head, best.head) < 0 ? other : best), first);
    yield next.head;
    const [after] = await stepped(next.rows);
    walks = walks.flatMap((walk) => (walk === next ? (after ?? []) : walk));
  }
}

/** A list's next row with its iterator; nothing at the end. */
async function stepped<Row>(rows: AsyncIterator<Row>): Promise<Walk<Row>[]> {
  const next = await rows.next();
  return next.done ? [] : [{ rows, head: next.value }];
}

/** Reads slices of a sequence that can only be iterated: going forward continues, going back starts again. */
export function sliceReader<Row>(start: () => AsyncIterator<Row>): (offset: number, limit: number) => Promise<Row[]> {
  let rows = start();
  let at = 0;
  return async (offset, limit) => {
    if (offset < at) {
      rows = start();
      at = 0;
    }
    const part: Row[] = [];
    for (; at < offset + limit; at += 1) {
      const next = await rows.next();
      if (next.done) break;
      if (at >= offset) part.push(next.value);
    }
    return part;
  };
}

/** The rows of a list in the provider's order: those of its first page, then the pages that follow. */
export async function* following<Row>(
  first: Page<Row>,
  read: (offset: number) => Promise<Page<Row>>,
): AsyncGenerator<Row> {
  let part = first;
  for (let end = part.results.length; ; end += part.results.length) {
    yield* part.results;
    if (part.results.length === 0 || end >= part.count) return;
    part = await read(end);
  }
}

/** The rows of a list without those with these ids. */
export async function* leavingOut<Row extends { id: number }>(
  ids: ReadonlySet<number>,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  for await (const row of rows) if (!ids.has(row.id)) yield row;
}

/**
 * Compares rows as the provider sorts a list by `ordering`: a field's name, "-name" for descending; `fields` has a
 * getter for each of the provider's names. Empty values come first.
 */
export function orderOf<Row>(
  ordering: string,
  fields: Readonly<Record<string, (row: Row) => string | null>>,
): (a: Row, b: Row) => number {
  const field = fields[ordering.replace(/^-/, "")];
  const direction = ordering.startsWith("-") ? -1 : 1;
  const valueOf = (row: Row) => field?.(row) ?? "";
  return (a, b) => (valueOf(a) === valueOf(b) ? 0 : valueOf(a) < valueOf(b) ? -direction : direction);
}
