import { expect, test, vi } from "vitest";
import { z } from "zod";
import type { ListScreen } from "~/lists/list";
import { loadList } from "~/lists/list.server";
import { wholeListReader } from "~/lists/whole-list.server";
import { translator } from "~/language/language";
import { id, text } from "~/provider/rows.server";
import { fakeContext, fakeProvider } from "../crud/support";

interface Row {
  id: number;
  name: string;
  size: number;
}
const label = { en: "", id: "" };
const screen: ListScreen<Row> = {
  path: "/x",
  title: label,
  noun: { one: label, many: label },
  ordering: "name",
  columns: [
    { key: "name", label, value: ({ name }) => name },
    { key: "size", label, value: ({ size }) => size },
  ],
};
const rows: Row[] = [
  { id: 1, name: "Rack 10", size: 5 },
  { id: 2, name: "Rack 2", size: 12 },
  { id: 3, name: "Cage", size: 5 },
];

function open(ordering: string, search = "") {
  const readAll = vi.fn(() => Promise.resolve(rows));
  const query = { search, ordering, page: 1, limit: 10, filters: {} };
  return { readAll, read: wholeListReader(screen, query, readAll, translator("en")) };
}
const names = async (ordering: string, search?: string) =>
  (await open(ordering, search).read(0, 10)).results.map(({ name }) => name);

test("is sorted as people count, up and down", async () => {
  expect(await names("name")).toEqual(["Cage", "Rack 2", "Rack 10"]);
  expect(await names("-size")).toEqual(["Rack 2", "Cage", "Rack 10"]);
});

test("is searched in what the columns show", async () => {
  expect(await names("name", " RACK ")).toEqual(["Rack 2", "Rack 10"]);
  expect(await names("name", "12")).toEqual(["Rack 2"]);
});

test("comes in parts with the count of all that was found, read once", async () => {
  const { read, readAll } = open("name", "rack");
  expect(await read(1, 1)).toEqual({ count: 2, results: [rows[0]] });
  expect(await read(2, 1)).toEqual({ count: 2, results: [] });
  expect(readAll).toHaveBeenCalledTimes(1);
});

test("has pages and a count of the rows that belong there, though the provider sends those of another list along", async () => {
  const user = Array.from({ length: 24 }, (_, at) => ({ id: at + 1, side: at % 2 ? "tenant" : "noc_admin" }));
  const { provider } = fakeProvider({ records: { user } });
  const row = z.object({ id, side: text, name: text, size: text.transform(Number) });
  const onPage = async (page: number) => {
    const { context } = fakeContext(`/x?page=${page}`, { provider });
    const source = { family: "user", row, belongsHere: ({ side }: z.output<typeof row>) => side !== "tenant" };
    const { count, rows } = await loadList(context, screen, source);
    return [count, ...rows.map((account) => account.id)];
  };
  expect(await onPage(1)).toEqual([12, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  expect(await onPage(2)).toEqual([12, 21, 23]);
});
