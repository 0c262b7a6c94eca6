import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PrintSheet } from "~/ui/print-sheet";
import { wholeNames } from "~/ui/whole-names";

const shown = (text: string) => renderToStaticMarkup(<>{wholeNames(text)}</>);

it("keeps a word with hyphens whole, together with what stands at it, and changes no character", () => {
  expect(shown("DC Kuningan, rack JKT1-A-09, for:")).toBe(
    'DC Kuningan, rack <span class="whole">JKT1-A-09,</span> for:',
  );
  expect(shown("JKT1-A-07/JKT1-A-08 CC-0006")).toBe(
    '<span class="whole">JKT1-A-07/JKT1-A-08</span> <span class="whole">CC-0006</span>',
  );
  expect(shown("PT Rimba Data")).toBe("PT Rimba Data");
  expect(shown("")).toBe("");
});

it("does so in the facts of a sheet", () => {
  const letterhead = { name: "", place: "", contact: [], image: null };
  const sheet = (
    <PrintSheet
      {...{ language: "en", query: "", title: "", close: "", script: null, letterhead, note: "", signatures: [] }}
      facts={[["Rack", "JKT1-A-09"]]}
    >
      {null}
    </PrintSheet>
  );
  expect(renderToStaticMarkup(sheet)).toContain('<dd><span class="whole">JKT1-A-09</span></dd>');
});
