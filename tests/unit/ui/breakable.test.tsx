import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { breakable } from "~/ui/breakable";

it("lets only a name with a word that no cell has room for break anywhere", () => {
  const names = [
    "PT Rimba Data Khatulistiwa",
    "citra.maharani@tenants.example",
    "x".repeat(36),
    `PT ${"x".repeat(37)}`,
  ];
  expect(names.map((name) => renderToStaticMarkup(<>{breakable(name)}</>))).toEqual([
    ...names.slice(0, 3),
    `<span class="breakable">PT ${"x".repeat(37)}</span>`,
  ]);
  expect(breakable("")).toBe("");
});
