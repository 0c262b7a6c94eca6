import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { nouns } from "~/inventory/nouns";
import { FigureRow, recordsFigure } from "~/ui/figures";

test("a figure names its records in the number of their count, and an unknown one is left out", () => {
  const figures = [
    recordsFigure(1, nouns.racks),
    recordsFigure(1234, nouns.devices),
    recordsFigure(0, nouns.services),
    recordsFigure(null, nouns.tenants),
  ];
  const text = renderToStaticMarkup(<FigureRow figures={figures} />).replace(/<[^>]+>/g, "");
  expect(text).toMatch(/^1\s+rack1,234\s+devices0\s+services$/);
});
