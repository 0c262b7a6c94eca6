import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Value } from "~/lists/download.server";
import { xlsxChunks, xlsxResponse } from "~/lists/xlsx.server";

async function* pagesOf(...pages: Value[][][]) {
  yield* pages;
}

const sheetOf = (pages: AsyncIterable<Value[][]>, title = "Rack List", dates = [false, false]) => ({
  name: "rack-list",
  title,
  head: ["Rack Code", "Weight"],
  dates,
  pages,
});

async function unzipped(pages: AsyncIterable<Value[][]>, title?: string, dates?: boolean[]) {
  const bytes = new Uint8Array(await xlsxResponse(sheetOf(pages, title, dates)).arrayBuffer());
  const files = unzipSync(bytes);
  return (path: string) => strFromU8(files[path] ?? new Uint8Array());
}

const rowsOf = (sheet: string) => sheet.match(/<row>.*?<\/row>/g) ?? [];

describe("an XLSX file", () => {
  it("is a download of its type", () => {
    const { headers } = xlsxResponse(sheetOf(pagesOf()));
    expect(headers.get("Content-Type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="rack-list.xlsx"');
  });

  it("names every part that its content types and relations tell", async () => {
    const file = await unzipped(pagesOf());
    expect(file("[Content_Types].xml")).toContain('PartName="/xl/worksheets/sheet1.xml"');
    expect(file("_rels/.rels")).toContain('Target="xl/workbook.xml"');
    expect(file("xl/workbook.xml")).toContain('<sheet name="Rack List" sheetId="1" r:id="rId1"/>');
    expect(file("xl/_rels/workbook.xml.rels")).toContain('Id="rId1"');
    expect(file("xl/styles.xml")).toContain("<b/>");
    // Without a default style openpyxl warns of the file.
    expect(file("xl/styles.xml")).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
  });

  it("has a bold head that stays, numbers as numbers and all else as text", async () => {
    const sheet = (await unzipped(pagesOf([["JKT1-A-01", 12.5]], [["=1+1", null]])))("xl/worksheets/sheet1.xml");
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(rowsOf(sheet)).toEqual([
      '<row><c s="1" t="inlineStr"><is><t xml:space="preserve">Rack Code</t></is></c><c s="1" t="inlineStr"><is><t xml:space="preserve">Weight</t></is></c></row>',
      '<row><c t="inlineStr"><is><t xml:space="preserve">JKT1-A-01</t></is></c><c><v>12.5</v></c></row>',
      '<row><c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c/></row>',
    ]);
    expect(sheet.endsWith("</sheetData></worksheet>")).toBe(true);
  });

  it("has days and moments as dates that a spreadsheet sorts, in WIB; what only looks like one is text", async () => {
    const days = pagesOf([["2026-11-22", "2026-11-22T12:00:00+07:00"]], [["2026-02-31", "2026-11-22T12:00:00Z"]]);
    const sheet = (await unzipped(days, undefined, [true, true]))("xl/worksheets/sheet1.xml");
    expect(rowsOf(sheet).slice(1)).toEqual([
      '<row><c s="2"><v>46348</v></c><c s="3"><v>46348.5</v></c></row>',
      '<row><c t="inlineStr"><is><t xml:space="preserve">2026-02-31</t></is></c><c t="inlineStr"><is><t xml:space="preserve">2026-11-22T12:00:00Z</t></is></c></row>',
    ]);
  });

  it("has a name that looks like a date as text", async () => {
    const names = pagesOf([["2026-11-22", "2026-11-22T12:00:00+07:00"]]);
    const sheet = (await unzipped(names, undefined, [false, true]))("xl/worksheets/sheet1.xml");
    expect(rowsOf(sheet)[1]).toBe(
      '<row><c t="inlineStr"><is><t xml:space="preserve">2026-11-22</t></is></c><c s="3"><v>46348.5</v></c></row>',
    );
  });

  it("has decimals as they were entered", async () => {
    const sheet = (await unzipped(pagesOf([[32 - 18.6, 0.1 + 0.2]])))("xl/worksheets/sheet1.xml");
    expect(rowsOf(sheet)[1]).toBe("<row><c><v>13.4</v></c><c><v>0.3</v></c></row>");
  });

  it("escapes what XML would take for its own and leaves out what it cannot carry", async () => {
    const sheet = (await unzipped(pagesOf([['<b> & "é"\u0000\u001f\nß 🙂', 1]])))("xl/worksheets/sheet1.xml");
    expect(sheet).toContain("&lt;b&gt; &amp; &quot;é&quot;\nß 🙂</t>");
  });

  it("has no text longer than a cell may be", async () => {
    const texts = pagesOf([["a".repeat(32_767), "b".repeat(32_768)]]);
    const sheet = (await unzipped(texts))("xl/worksheets/sheet1.xml");
    const lengths = [...sheet.matchAll(/>([^<]*)<\/t>/g)].slice(2).map(([, text = ""]) => text.length);
    expect(lengths).toEqual([32_767, 32_767]);
    expect(sheet).toContain("b…</t>");
  });

  it("keeps a text that looks like a character's number", async () => {
    const sheet = (await unzipped(pagesOf([["SW_x0041_1", "SW_x1_1"]])))("xl/worksheets/sheet1.xml");
    expect(sheet).toContain(">SW_x005F_x0041_1</t>");
    expect(sheet).toContain(">SW_x1_1</t>");
  });

  it("has days before those of spreadsheets as text", async () => {
    const days = pagesOf([["0001-01-01", "1900-02-28"]], [["1900-03-01", "1899-12-31T12:00:00+07:00"]]);
    const sheet = (await unzipped(days, undefined, [true, true]))("xl/worksheets/sheet1.xml");
    for (const day of ["0001-01-01", "1900-02-28", "1899-12-31T12:00:00+07:00"]) expect(sheet).toContain(`>${day}</t>`);
    expect(sheet).toContain('<c s="2"><v>61</v></c>');
  });

  it("has a name that a sheet may have", async () => {
    const file = await unzipped(pagesOf(), "A/B: a list [of] very many things & more");
    expect(file("xl/workbook.xml")).toContain('name="A B  a list  of  very many thin"');
  });
});

it("pulls a page only once the one before has been taken", async () => {
  let pulled = 0;
  async function* endless() {
    for (;;) {
      pulled += 1;
      yield Array.from({ length: 500 }, () => [crypto.randomUUID(), pulled]);
    }
  }
  const chunks = xlsxChunks(sheetOf(endless()));
  let before = 0;
  for (let taken = 0; taken < 20; taken += 1) {
    await chunks.next();
    expect(pulled - before).toBeLessThanOrEqual(4);
    before = pulled;
  }
  await chunks.return();
  const atEnd = pulled;
  expect((await chunks.next()).done).toBe(true);
  expect(pulled).toBe(atEnd);
});
