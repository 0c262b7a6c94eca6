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

test("more figures than fit side by side are in equal rows, so that none is left alone in the last one", () => {
  const columns = [9, 10, 13, 19].map((count) => {
    const figures = Array.from({ length: count }, (_, at) => recordsFigure(at, { one: word(at), many: word(at) }));
    return /--columns:(\d+)/.exec(renderToStaticMarkup(<FigureRow figures={figures} />))?.[1];
  });
  expect(columns).toEqual([undefined, "5", "7", "7"]);
});

const word = (at: number) => ({ en: `kind ${at}`, id: `jenis ${at}` });
