export type Value = string | number | null;

/**
 * The content of an export. `name` is the file name without extension; pages of rows are read only as they are needed.
 */
export interface Sheet {
  name: string;
  title: string;
  head: readonly string[];
  pages: AsyncIterable<readonly (readonly Value[])[]>;
}

/** A file as a download, produced only as fast as the browser takes it. */
export function download(file: string, type: string, chunks: AsyncGenerator<Uint8Array, void>): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${file}"`,
      "Cache-Control": "no-store",
    },
  });
}
