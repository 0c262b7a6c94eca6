import { parseAst } from "vite";
import { expect, test } from "vitest";
import type { Node } from "../../../client-languages.ts";
import { withTexts, writtenTexts } from "../../../client-texts.ts";

const parsed = (code: string) => parseAst(code) as object as Node;

const room = `export const m = { racks: { en: "Racks", id: "Rak" }, both: { en: made("a"), id: "b" }, ...others };`;
const rooms = new Map([["words", writtenTexts(room, parsed(room))]]);
const made = (code: string) => withTexts(code, parsed(code), rooms);

test.each([
  ["stands where it is read", `t(words.racks)`, `t(({ en: "Racks", id: "Rak" }))`],
  ["can be what a function returns", `f = () => words.racks`, `f = () => ({ en: "Racks", id: "Rak" })`],
  ["stays in its room if it is computed", `t(words.both, words.others)`],
  ["stays in its room if it is chosen by name", `t(words.racks, words[name])`],
  ["stays in its room if others have its name", `list.map((words) => words.racks)`],
  ["is no part of another value", `t(all.words.racks, other.racks)`],
])("a text %s", (_, code, wanted = code) => {
  expect(made(code)).toBe(wanted);
});
