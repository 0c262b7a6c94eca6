import { FILLED_IN } from "~/ui/filled-in";

/**
 * The body of a page: a string if nothing is inserted, else a stream that is produced only as fast as the browser takes
 * it.
 */
export function filledIn(html: string, parts: readonly AsyncIterable<string>[]): string | ReadableStream<Uint8Array> {
  if (parts.length === 0) return html;
  const encoder = new TextEncoder();
  const pieces = inOrder(html.split(FILLED_IN), parts);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}

async function* inOrder(
  frame: readonly string[],
  parts: readonly AsyncIterable<string>[],
): AsyncGenerator<string, void> {
  for (const [at, html] of frame.entries()) {
    yield html;
    const part = at < frame.length - 1 ? parts[at] : undefined;
    if (part) yield* part;
  }
}
