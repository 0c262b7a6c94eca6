import { describe, expect, it } from "vitest";
import { following, merged, orderOf, sliceReader } from "~/features/requests/list/merge";

/** A list of a provider that returns at most `most` rows at a time; records the offsets. */
function listOf(rows: number[], most = rows.length) {
  const asked: number[] = [];
  const read = async (offset: number) => {
    asked.push(offset);
    return { count: rows.length, results: rows.slice(offset, offset + most) };
  };
  return { asked, open: async () => following(await read(0), read) };
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const taken: Row[] = [];
  for await (const row of rows) taken.push(row);
  return taken;
}

const byNumber = (a: number, b: number) => a - b;

describe("merging lists", () => {
  it("keeps all rows in order, of lists of any length", async () => {
    const lists = await Promise.all([[1, 4, 4, 9], [], [2, 3, 4], [5]].map((rows) => listOf(rows, 2).open()));
    expect(await all(merged(lists, byNumber))).toEqual([1, 2, 3, 4, 4, 4, 5, 9]);
  });

  it("reads no more of a list than is asked for", async () => {
    const [low, high] = [listOf([1, 2, 3, 4, 5], 2), listOf([6, 7, 8], 2)];
    const rows = merged([await low.open(), await high.open()], byNumber);
    for (const expected of [1, 2]) expect((await rows.next()).value).toBe(expected);
    expect([low.asked, high.asked]).toEqual([[0], [0]]);
    for (const expected of [3, 4]) expect((await rows.next()).value).toBe(expected);
    expect([low.asked, high.asked]).toEqual([[0, 2], [0]]);
  });

  it("ends where a provider says that there is more but gives nothing", async () => {
    const read = async () => ({ count: 9, results: [] as number[] });
    expect(await all(following({ count: 9, results: [1] }, read))).toEqual([1]);
  });
});

describe("parts of rows that are walked", () => {
  it("go on where the last one ended, and begin again to go back", async () => {
    let starts = 0;
    const part = sliceReader(async function* () {
      starts += 1;
      yield* [1, 2, 3, 4, 5];
    });
    expect([await part(0, 2), await part(2, 2), await part(4, 2)]).toEqual([[1, 2], [3, 4], [5]]);
    expect(starts).toBe(1);
    expect(await part(1, 2)).toEqual([2, 3]);
    expect(starts).toBe(2);
    expect(await part(9, 2)).toEqual([]);
  });
});

describe("the order of merged rows", () => {
  const rows = [{ name: "b" }, { name: null }, { name: "a" }];
  const named = { name: ({ name }: { name: string | null }) => name };

  it("is the one that the provider was asked for", () => {
    expect(rows.toSorted(orderOf("name", named)).map(({ name }) => name)).toEqual([null, "a", "b"]);
    expect(rows.toSorted(orderOf("-name", named)).map(({ name }) => name)).toEqual(["b", "a", null]);
  });
});
