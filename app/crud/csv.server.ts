/** The byte order mark by which spreadsheets know UTF-8. */
const BOM = "\uFEFF";

/** What a spreadsheet would take for a formula; a leading apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

export type Separator = "," | ";";
type Value = string | number | null;

/** One line of a CSV file (RFC 4180), with its line end. Numbers stay numbers, text never becomes a formula. */
export function csvLine(values: readonly Value[], separator: Separator): string {
  return `${values.map((value) => csvValue(value, separator)).join(separator)}\r\n`;
}

function csvValue(value: Value, separator: Separator): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value ?? "") ? `'${value}` : (value ?? "");
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file as a download, sent page by page as `pages` gives them. */
export function csvResponse(
  name: string,
  head: readonly string[],
  pages: AsyncIterable<readonly Value[][]>,
  separator: Separator,
): Response {
  async function* chunks() {
    yield BOM + csvLine(head, separator);
    for await (const rows of pages) yield rows.map((row) => csvLine(row, separator)).join("");
  }
  return new Response(streamOf(chunks()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

/** Reads on only as fast as the browser takes it. */
function streamOf(chunks: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return();
    },
  });
}
