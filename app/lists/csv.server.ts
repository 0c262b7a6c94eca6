import { download, numberText, type Sheet, type Value } from "./download.server";

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const BOM = "\uFEFF";

/** Text that a spreadsheet would take for a formula, those of East Asia also in full width; a leading apostrophe prevents that. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Where a cell begins in a spreadsheet that expects the other separator, and text would be a formula; a space prevents that. */
const FORMULA_WITHIN = /([,;\r\n])(?=[=+\-@＝＋－＠])/g;

type Separator = "," | ";";

/**
 * One line of a CSV file (RFC 4180), with its line end. Numbers stay numbers, with a decimal comma in the spreadsheets
 * that expect semicolons; text never becomes a formula.
 */
export function csvLine(values: readonly Value[], separator: Separator): string {
  return `${values.map((value) => csvValue(value, separator)).join(separator)}\r\n`;
}

function csvValue(value: Value, separator: Separator): string {
  if (typeof value === "number") return numberText(value).replace(".", separator === ";" ? "," : ".");
  const safe = (value ?? "").replace(FORMULA_WITHIN, "$1 ");
  const text = FORMULA.test(safe) ? `'${safe}` : safe;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file as a download, sent page by page. */
export function csvResponse({ name, head, pages }: Omit<Sheet, "dates">, separator: Separator): Response {
  const encoder = new TextEncoder();
  async function* chunks() {
    yield encoder.encode(BOM + csvLine(head, separator));
    for await (const rows of pages) yield encoder.encode(rows.map((row) => csvLine(row, separator)).join(""));
  }
  return download(`${name}.csv`, "text/csv; charset=utf-8", chunks());
}
