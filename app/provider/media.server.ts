import type { Readable } from "node:stream";
import { AccessError, Unavailable } from "./errors";
import { pathBelowMedia } from "./rows.server";
import type { Transport } from "./transport.server";

/** A file of the provider as a stream; `length` is in bytes, null if the provider does not give it. */
export interface ProviderFile {
  /** 200, or 206 for a part, which `contentRange` describes. */
  status: number;
  type: string;
  length: number | null;
  /** How the file is packed: a provider may do so unasked. */
  encoding?: string;
  etag?: string;
  contentRange?: string;
  body: ReadableStream<Uint8Array>;
}

/**
 * Opens a file below the provider's media/. Accepts the output of `filePath` or anything that `filePath` accepts; an
 * address outside media/ is AccessError 404. Any status but 200 and 206 is AccessError, or Unavailable for 3xx and 5xx.
 */
export async function openFile(
  transport: Transport,
  path: string,
  { range, signal }: { range?: string | null; signal?: AbortSignal },
): Promise<ProviderFile> {
  const below = pathBelowMedia(path);
  if (!below) throw new AccessError(404);
  const asked: Record<string, string> = range && /^bytes=[\d, -]+$/.test(range) ? { range } : {};
  const { status, headers, body } = await transport.openMedia(below, asked, signal);
  if (status !== 200 && status !== 206) {
    await body.dump();
    // The file has become shorter than the part that a browser has: it gets the whole one.
    if (status === 416 && asked.range) return openFile(transport, path, { signal });
    throw status >= 400 && status < 500 ? new AccessError(status) : new Unavailable(`status ${status}`, status);
  }
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === "string" ? value : undefined;
  };
  const length = header("content-length");
  return {
    status,
    type: header("content-type") ?? "application/octet-stream",
    length: length === undefined ? null : Number(length),
    encoding: header("content-encoding"),
    etag: header("etag"),
    contentRange: header("content-range"),
    body: webStream(body),
  };
}

/**
 * Replaces Readable.toWeb, which throws outside of any promise when the reader cancels, and so would end the process
 * (Node 24).
 */
function webStream(body: Readable): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  // The iterator reports failures to the reader; without a listener a failure before the first read would end the
  // process.
  body.on("error", () => {});
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        body.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
