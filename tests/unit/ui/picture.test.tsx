import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { barChart, columnChart, stepChart } from "~/ui/draw.server";
import { Picture } from "~/ui/picture";

const charted = {
  name: "x",
  title: "Requests",
  description: "Requests by month.",
  language: "en",
  axis: "Month",
  places: ["Oct 2026", "Nov 2026"],
  series: [
    { label: "In", values: [1, 3] },
    { label: "Out", values: [2, 0] },
  ],
} as const;

describe("a picture of numbers", () => {
  it("stacks its series: each begins where the one before ends, and what is nothing is not drawn", () => {
    const { bars: drawn, numbers, key } = columnChart(charted);
    expect(drawn.map(({ label }) => label)).toEqual(["Oct 2026, In: 1", "Nov 2026, In: 3", "Oct 2026, Out: 2"]);
    const [october, november, out] = drawn;
    expect(out?.x).toBe(october?.x);
    expect((out?.y ?? 0) + (out?.height ?? 0)).toBeCloseTo(october?.y ?? -1, 0);
    expect(november?.height).toBeCloseTo(3 * (october?.height ?? 0), 0);
    expect(key.map(({ series }) => series)).toEqual([0, 1]);
    expect(numbers).toEqual({
      heads: ["Month", "In", "Out"],
      rows: [
        ["Oct 2026", "1", "2"],
        ["Nov 2026", "3", "0"],
      ],
    });
  });

  it("lays series side by side that are no parts of one whole", () => {
    const [october, november, out] = columnChart(charted, { sideBySide: true }).bars;
    expect(out?.x).toBeCloseTo((october?.x ?? 0) + (october?.width ?? 0), 0);
    expect(out?.height).toBeCloseTo(2 * (october?.height ?? 0), 0);
    expect(november?.height).toBeCloseTo(3 * (october?.height ?? 0), 0);
  });

  it("has whole numbers at its ticks, and few enough names beneath not to touch", () => {
    const places = Array.from({ length: 30 }, (_, at) => `20 November ${2000 + at}`);
    const { words } = columnChart({ ...charted, places, series: [{ label: "In", values: places.map(() => 1) }] });
    const names = words.filter(({ text }) => text.includes("November"));
    expect(names.length).toBeGreaterThan(3);
    expect(names.length).toBeLessThan(9);
    expect(words.filter(({ anchor }) => anchor === "start").map(({ text }) => text)).toEqual(["0", "1"]);
  });

  it("over time has its newest part and its numbers at its end, which is in sight first on phones", () => {
    const { bars, words, width } = columnChart(charted);
    const number = words.find(({ anchor }) => anchor === "start")?.x ?? 0;
    const end = Math.max(...bars.map((bar) => bar.x + bar.width));
    expect([end > width - 50, end < number, number < width]).toEqual([true, true, true]);
    expect(renderToStaticMarkup(<Picture drawing={columnChart(charted)} />)).toContain('dir="rtl"');
    expect(renderToStaticMarkup(<Picture drawing={barChart(charted)} />)).not.toContain("rtl");
  });

  it("stays within its bounds, without series and without anything to show too", () => {
    for (const series of [charted.series, [{ label: "In", values: [0, 0] }], []]) {
      for (const draw of [columnChart, barChart, stepChart]) {
        const drawing = draw({ ...charted, series });
        for (const { x, y, width, height } of drawing.bars) {
          expect([x >= 0, y >= 0, x + width <= drawing.width, y + height <= drawing.height]).not.toContain(false);
        }
        expect(JSON.stringify(drawing)).not.toMatch(/NaN|null|Infinity/);
      }
    }
  });

  it("tells itself in words, once: its title, what it shows, each mark, and all its numbers as a table", () => {
    const html = renderToStaticMarkup(<Picture drawing={columnChart(charted)} />);
    expect(html).toContain('role="img" aria-label="Requests by month."');
    expect(html.match(/Requests by month\./g)).toHaveLength(1);
    expect(html).toContain("<title>Nov 2026, In: 3</title>");
    expect(html).toMatch(
      /<details>.*<caption class="sr-only">Requests, table<\/caption>.*<th scope="row">Nov 2026<\/th>/s,
    );
    expect(html).not.toContain("style=");
  });

  it("has a box for the chart and one for the numbers, which screen readers list under different names", () => {
    const html = renderToStaticMarkup(<Picture drawing={columnChart(charted)} />);
    const regions = [...html.matchAll(/role="region" aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(regions).toEqual(["Requests", "Requests, table"]);
  });
});
