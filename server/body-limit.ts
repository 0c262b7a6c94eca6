import type { IncomingMessage } from "node:http";
import { ReadableStream as Stream } from "node:stream/web";

const withFiles = 12 * 1024 * 1024;
const withoutFiles = 64 * 1024;

function limitOf({ headers }: IncomingMessage): number {
  return headers["content-type"]?.toLowerCase().startsWith("multipart/form-data") ? withFiles : withoutFiles;
}

export function announcesTooMuch(req: IncomingMessage): boolean {
  return Number(req.headers["content-length"] ?? 0) > limitOf(req);
}

export interface LimitedBody {
  stream: ReadableStream<Uint8Array>;
  /** true once more came than allowed; whatever the reader of the broken stream answers then, 413 is the truth */
  tooLong: boolean;
}

/** The request's body, broken off at the limit. The connection stays whole, so that the answer can still be read. */
export function limitBody(req: IncomingMessage): LimitedBody {
  async function* chunks() {
    let left = limitOf(req);
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      left -= chunk.length;
      if (left < 0) {
        body.tooLong = true;
        throw new Error("the request's body is too long");
      }
      yield chunk;
    }
  }
  const body: LimitedBody = { stream: Stream.from(chunks()) as ReadableStream<Uint8Array>, tooLong: false };
  return body;
}
