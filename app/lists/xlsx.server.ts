import { createDeflateRaw } from "node:zlib";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { DAY_MS } from "~/language/dates";
import { shortened } from "~/language/shortened";
import { download, numberText, type Sheet, type Value } from "./download.server";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FORMAT = "http://schemas.openxmlformats.org";
const MAIN = `${FORMAT}/spreadsheetml/2006/main`;
const RELATIONS = `${FORMAT}/package/2006/relationships`;
const OFFICE = `${FORMAT}/officeDocument/2006/relationships`;
const CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The number of this compression method in ZIP archives. */
const DEFLATE = 8;

/** Formats by index in styles.xml: the head row, days and moments. */
const BOLD = 1;
const DAY = 2;
const MOMENT = 3;

/**
 * A workbook of one sheet (ECMA-376) as a download: a bold, frozen head row, numbers as such, dates in the columns of
 * dates, everything else as text.
 */
export const xlsxResponse = (sheet: Sheet): Response => download(`${sheet.name}.xlsx`, TYPE, xlsxChunks(sheet));

/** The workbook's bytes; only the current page of rows is in memory. */
export async function* xlsxChunks({ title, head, dates, pages }: Sheet): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  function* taken() {
    const chunks = ready;
    ready = [];
    yield* chunks;
  }
  for (const [path, xml] of frame(title)) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(strToU8(HEAD + xml), true);
  }
  const sheet = new LongFile("xl/worksheets/sheet1.xml");
  zip.add(sheet);
  try {
    await sheet.write(HEAD + sheetStart(head));
    for await (const rows of pages) {
      await sheet.write(rows.map((row) => rowXml(row, dates)).join(""));
      yield* taken();
    }
    await sheet.write("</sheetData></worksheet>", true);
    zip.end();
    yield* taken();
  } finally {
    sheet.close();
  }
}

/** A file of any length in the archive: compressed by Node's zlib, off the main thread and outside the heap. */
class LongFile extends ZipPassThrough {
  readonly #deflate = createDeflateRaw();
  #written = Promise.resolve();

  constructor(path: string) {
    super(path);
    this.compression = DEFLATE;
    this.#deflate.on("data", (chunk: Buffer<ArrayBuffer>) => this.ondata(null, chunk, false));
    this.#deflate.on("end", () => this.ondata(null, new Uint8Array(), true));
  }

  async write(text: string, final = false): Promise<void> {
    this.push(strToU8(text), final);
    await this.#written;
  }

  close(): void {
    this.#deflate.destroy();
  }

  protected override process(chunk: Uint8Array, final: boolean): void {
    this.#written = new Promise((resolve) => {
      if (!final) this.#deflate.write(chunk, () => resolve());
      else this.#deflate.once("end", resolve).end(chunk);
    });
  }
}

/** Everything in the workbook but its rows. */
const frame = (title: string): [path: string, xml: string][] => [
  [
    "[Content_Types].xml",
    `<Types xmlns="${FORMAT}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    "xl/styles.xml",
    `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ],
];

/** A valid sheet name: 31 characters, without those reserved for references. */
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, " ").slice(0, 31);

const sheetStart = (head: readonly string[]): string =>
  `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${head.length}" width="20" customWidth="1"/></cols><sheetData><row>${head.map((text) => textCell(text, BOLD)).join("")}</row>`;

const rowXml = (values: readonly Value[], dates: readonly boolean[]): string =>
  `<row>${values.map((value, column) => cellXml(value, dates[column] ?? false)).join("")}</row>`;

function cellXml(value: Value, isDate: boolean): string {
  if (value === null || value === "") return "<c/>";
  if (typeof value === "number") return `<c><v>${numberText(value)}</v></c>`;
  return (isDate && dateCell(value)) || textCell(value);
}

const textCell = (text: string, style?: number): string =>
  `<c${style === undefined ? "" : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(cellText(text))}</t></is></c>`;

/** A day, or a moment in WIB, as in columns (language/dates). */
const iso = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)\+07:00)?$/;

/** Days from a spreadsheet's epoch, 30 December 1899, to JavaScript's. */
const EPOCH_DAYS = 25_569;
/** 1 March 1900: spreadsheets disagree about earlier days, or have none. */
const FIRST_DAY = 61;

/**
 * A date as the serial number that spreadsheets sort and filter by, in WIB wall time; null if the text is not a date,
 * or not one of a spreadsheet.
 */
function dateCell(text: string): string | null {
  const [, day = "", time] = iso.exec(text) ?? [];
  const at = new Date(`${day}T${time ?? "00:00:00"}Z`);
  const serial = EPOCH_DAYS + at.getTime() / DAY_MS;
  // JavaScript takes 31 February for a day in March.
  const isDate = serial >= FIRST_DAY && at.toISOString().startsWith(day);
  return isDate ? `<c s="${time ? MOMENT : DAY}"><v>${serial}</v></c>` : null;
}

/** A cell holds at most this many characters: Excel calls a file with a longer one damaged. */
const MAX_CHARACTERS = 32_767;

/** What spreadsheets read as a character by its number, "_x000D_", and so must be written as text. */
const NUMBERED = /_(?=x[\da-f]{4}_)/gi;

const cellText = (value: string): string => shortened(value, MAX_CHARACTERS).replace(NUMBERED, "_x005F_");

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The characters that XML 1.0 does not allow. */
const FORBIDDEN = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (character) => entities[character] ?? character);
