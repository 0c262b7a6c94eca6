import { ReadableStream } from "node:stream/web";
import { log } from "~/log.server";
import { errorPage } from "~/session/error-pages.server";

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

/** Breaks a download off because the provider sends no more rows, so that nobody takes the file for complete. */
export function breakOff({ read, count }: { read: number; count: number }): never {
  log.warn({ read, count }, "the provider failed: a file was broken off");
  throw errorPage({ kind: "unavailable" }, 503);
}

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
