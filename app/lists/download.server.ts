import { ReadableStream } from "node:stream/web";

export type Value = string | number | null;

/**
 * The content of an export. `name` is the file name without extension; pages of rows are read only as they are needed.
 */
export interface Sheet {
  name: string;
  title: string;
  head: readonly string[];
  /** For each column, whether its values are ISO dates. */
  dates: readonly boolean[];
  pages: AsyncIterable<readonly (readonly Value[])[]>;
}

/** A number as files have it: sums and differences of decimals leave "13.399999999999999", which nobody has entered. */
export const numberText = (number: number): string =>
  String(Number.isInteger(number) ? number : Number(number.toPrecision(14)));

/** A file as a download, produced only as fast as the browser takes it. */
export function download(file: string, type: string, chunks: AsyncGenerator<Uint8Array, void>): Response {
  return new Response(ReadableStream.from(chunks) as BodyInit, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${file}"`,
      "Cache-Control": "no-store",
    },
  });
}
