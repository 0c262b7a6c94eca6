import { ReadableStream } from "node:stream/web";
import { FILLED_IN } from "~/ui/filled-in";

/**
 * The body of a page: a string if nothing is inserted, else a stream that is produced only as fast as the browser takes
 * it.
 */
export const filledIn = (html: string, parts: readonly AsyncIterable<string>[]): BodyInit =>
  parts.length === 0 ? html : (ReadableStream.from(inOrder(html.split(FILLED_IN), parts)) as BodyInit);

async function* inOrder(
  frame: readonly string[],
  parts: readonly AsyncIterable<string>[],
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for (const [at, html] of frame.entries()) {
    yield encoder.encode(html);
    const part = at < frame.length - 1 ? parts[at] : undefined;
    if (part) for await (const text of part) yield encoder.encode(text);
  }
}
