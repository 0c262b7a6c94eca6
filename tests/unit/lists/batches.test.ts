import { expect, it } from "vitest";
import { BATCH_ROWS, readBatches } from "~/lists/batches.server";

const rowsFrom = (offset: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: offset + at }));

async function lastReading(pageAt: (offset: number, limit: number) => { count: number; rows: number }) {
  const read = async (offset: number, limit: number) => {
    const { count, rows } = pageAt(offset, limit);
    return { count, results: rowsFrom(offset, rows) };
  };
  const readings = [];
  for await (const { reading } of readBatches(read, {})) readings.push(reading);
  return readings.at(-1);
}

it.each([
  ["as the empty page says", BATCH_ROWS],
  ["where the provider has no such page", 0],
])("a list is whole where rows were deleted while it was read, %s", async (_, countThere) => {
  const reading = await lastReading((offset, limit) => {
    if (offset > 0) return { count: countThere, rows: 0 };
    return limit === 1 ? { count: BATCH_ROWS, rows: 1 } : { count: BATCH_ROWS + 1, rows: BATCH_ROWS };
  });
  expect(reading).toMatchObject({ count: BATCH_ROWS, read: BATCH_ROWS, ended: null });
});

it("a list is not whole where the provider still counts rows that it does not give", async () => {
  const reading = await lastReading((offset, limit) => ({
    count: BATCH_ROWS + 1,
    rows: offset > 0 ? 0 : Math.min(limit, BATCH_ROWS),
  }));
  expect(reading).toMatchObject({ count: BATCH_ROWS + 1, read: BATCH_ROWS, ended: "stopped" });
});

it("a row that has moved to the next page meanwhile is in the list once", async () => {
  const read = async (offset: number) =>
    offset === 0
      ? { count: BATCH_ROWS + 1, results: rowsFrom(0, BATCH_ROWS) }
      : { count: BATCH_ROWS + 2, results: rowsFrom(offset - 1, 2) };
  const batches = [];
  for await (const batch of readBatches(read, {})) batches.push(batch);
  expect(batches.flatMap(({ rows }) => rows)).toEqual(rowsFrom(0, BATCH_ROWS + 1));
  expect(batches.at(-1)?.reading).toMatchObject({
    count: BATCH_ROWS + 1,
    read: BATCH_ROWS + 1,
    leftOut: 0,
    ended: null,
  });
});
