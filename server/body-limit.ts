import type { IncomingMessage } from "node:http";
import { ReadableStream as Stream } from "node:stream/web";

const MB = 1024 * 1024;
const withoutFiles = 64 * 1024;
/** What may come with files, and how much of that the app gets to hold. */
const withFiles = 64 * MB;
const passedOn = 12 * MB;
/** What the app gets of a field: more than it takes of any file, so that it refuses a larger one with all else kept. */
const longestField = 11 * MB;

type Bytes = AsyncIterable<Buffer>;

const isMultipart = ({ headers }: IncomingMessage): boolean =>
  headers["content-type"]?.toLowerCase().startsWith("multipart/form-data") ?? false;

const limitOf = (req: IncomingMessage): number => (isMultipart(req) ? withFiles : withoutFiles);

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
  async function* upTo(limit: number, bytes: Bytes) {
    let left = limit;
    for await (const chunk of bytes) {
      left -= chunk.length;
      if (left < 0) {
        body.tooLong = true;
        throw new Error("the request's body is too long");
      }
      yield chunk;
    }
  }
  const received = upTo(limitOf(req), req.iterator({ destroyOnReturn: false }));
  const bytes = isMultipart(req) ? upTo(passedOn, shortenFields(received, boundaryOf(req))) : received;
  const body: LimitedBody = { stream: Stream.from(bytes) as ReadableStream<Uint8Array>, tooLong: false };
  return body;
}

/** What stands between two fields of a multipart body. */
function boundaryOf({ headers }: IncomingMessage): Buffer {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(headers["content-type"] ?? "") ?? [];
  return Buffer.from(`\r\n--${quoted ?? plain ?? ""}`);
}

/** A multipart body without what its fields have beyond the longest that is passed on. */
async function* shortenFields(bytes: Bytes, boundary: Buffer): AsyncGenerator<Buffer> {
  let room = longestField;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    held = Buffer.concat([held, chunk]);
    const kept: Buffer[] = [];
    for (let end = held.indexOf(boundary); end !== -1; end = held.indexOf(boundary)) {
      kept.push(held.subarray(0, Math.min(end, room)), boundary);
      held = held.subarray(end + boundary.length);
      room = longestField;
    }
    // The last bytes may be the beginning of a boundary.
    const sure = Math.max(0, held.length - boundary.length + 1);
    kept.push(held.subarray(0, Math.min(sure, room)));
    room = Math.max(0, room - sure);
    held = held.subarray(sure);
    yield Buffer.concat(kept);
  }
  yield held.subarray(0, room);
}
