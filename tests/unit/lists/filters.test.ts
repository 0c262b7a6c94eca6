import { expect, it } from "vitest";
import { shapeOf } from "~/lists/list";
import type { Message } from "~/language/language";
import { readListQuery } from "~/lists/list-query";

const label: Message = { en: "x", id: "x" };
const shape = shapeOf({
  path: "/x",
  title: label,
  noun: { one: label, many: label },
  ordering: "name",
  columns: [],
  filters: [
    { name: "tenant", label },
    { name: "mmr_rack", label, options: [{ value: "Y", label }] },
    { name: "from", label, day: true },
  ],
});
const taken = (name: string, given: string) =>
  readListQuery(new URLSearchParams({ [name]: given }), shape).filters[name];

it.each([
  ["tenant", "7"],
  ["mmr_rack", "Y"],
  ["from", "2026-11-20"],
])("a filter %s may be %s", (name, given) => expect(taken(name, given)).toBe(given));

it.each([
  ["tenant", "abc"],
  ["tenant", "none"],
  ["tenant", "-1"],
  ["tenant", "1.5"],
  ["mmr_rack", "maybe"],
  ["from", "2026-02-30"],
  ["from", "2026-11"],
  ["from", "yesterday"],
])("a filter %s cannot be %s: a provider is never asked for it", (name, given) => expect(taken(name, given)).toBe(""));
