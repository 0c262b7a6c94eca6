import type { IncomingMessage } from "node:http";
import { ReadableStream as Stream } from "node:stream/web";
import { setImmediate as nextTurn } from "node:timers/promises";
import { LIMITS } from "./limits.ts";
import { segmentsOf } from "./path-segments.ts";

type Bytes = AsyncIterable<Buffer>;

/** The forms that need no sign-in. */
const publicForms =
  /^(admin\/)?(login|forgotpassword|resetpassword|verify|verify-document)(\/|$)|^(language|theme|lite)$/;

/** How long a body may be waited for, and by how much longer for each byte that has come: over a slow line, too, a photo arrives. */
const SENDING_MS = 30_000;
const MS_PER_BYTE = 1000 / (32 * 1024);

const AMPERSAND = "&".charCodeAt(0);
const MAX_PARTS = LIMITS.fields + LIMITS.chosen;
/** The characters of a boundary (RFC 2046 §5.1.1): the search for one of thousands may take a minute for each megabyte. */
const MAX_BOUNDARY = 70;

/** What the parser takes for a form with parts: it does not read what comes after the slash. */
const isMultipart = ({ headers }: IncomingMessage): boolean =>
  headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false;

/** How many bytes the body of a request may have. */
export function limitOf(req: IncomingMessage, path: string): number {
  if (publicForms.test(segmentsOf(path).join("/"))) return LIMITS.publicForm;
  return isMultipart(req) ? LIMITS.upload : LIMITS.form;
}

/** Whether the request says itself that its body, or what divides it, exceeds the limit. */
export function announcesTooMuch(req: IncomingMessage, path: string): boolean {
  return Number(req.headers["content-length"] ?? 0) > limitOf(req, path) || boundaryOf(req).length > MAX_BOUNDARY;
}

interface LimitedBody {
  stream: ReadableStream<Uint8Array>;
  /** Set once a limit was exceeded: whatever the reader of the broken stream answers then, this status is correct. */
  refusal?: 408 | 413;
}

/**
 * Limits the body of a request: the stream is broken off if it comes too slowly or has too many bytes or fields, because
 * parsing time may grow disproportionately with them. The connection stays open, so that the answer can still be read.
 */
export function limitBody(req: IncomingMessage, path: string): LimitedBody {
  function breakOff(refusal: 408 | 413): never {
    body.refusal = refusal;
    throw new Error(`the request's body is refused with ${refusal}`);
  }
  function countDown(limit: number): (count: number) => void {
    let left = limit;
    return (count) => {
      left -= count;
      if (left < 0) breakOff(413);
    };
  }
  async function* upTo(limit: number, bytes: Bytes) {
    const take = countDown(limit);
    for await (const chunk of bytes) {
      take(chunk.length);
      yield chunk;
    }
  }
  async function* withFewFields(bytes: Bytes) {
    const take = countDown(MAX_PARTS);
    for await (const chunk of bytes) {
      take(countOf(AMPERSAND, chunk));
      yield chunk;
    }
  }
  const received = upTo(
    limitOf(req, path),
    piecesOf(req, () => breakOff(408)),
  );
  const bytes = isMultipart(req)
    ? upTo(LIMITS.passedOn, shortenParts(received, Buffer.from(`\r\n--${boundaryOf(req)}`), countDown(MAX_PARTS)))
    : withFewFields(received);
  const body: LimitedBody = { stream: Stream.from(bytes) as ReadableStream<Uint8Array> };
  return body;
}

/** The pieces of a body, each in its own turn of the event loop: a million of one byte would hold up the process for half a minute. */
async function* piecesOf(req: IncomingMessage, tooLate: () => never): AsyncGenerator<Buffer> {
  const pieces = req.iterator({ destroyOnReturn: false }) as AsyncGenerator<Buffer>;
  let left = SENDING_MS;
  try {
    for (;;) {
      const askedAt = performance.now();
      const next = await within(left, pieces.next());
      if (!next) return tooLate();
      if (next.done) return;
      left += next.value.length * MS_PER_BYTE - (performance.now() - askedAt);
      yield next.value;
      await nextTurn();
    }
  } finally {
    // What still comes is dropped, so that the sender gets to the answer.
    void pieces.return(undefined).then(() => req.resume());
  }
}

/** What the promise resolves with, or nothing once the time is up. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function countOf(sign: number, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(sign); at !== -1; at = bytes.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** The boundary of a multipart body. */
function boundaryOf({ headers }: IncomingMessage): string {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(headers["content-type"] ?? "") ?? [];
  return quoted ?? plain ?? "";
}

/**
 * A multipart body whose files are cut beyond the size that is read, so that the app can reject a larger file with
 * everything else kept. Each part is counted before it is passed on.
 */
async function* shortenParts(bytes: Bytes, boundary: Buffer, count: (parts: number) => void): AsyncGenerator<Buffer> {
  let room: number = LIMITS.readFile;
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    pending = Buffer.concat([pending, chunk]);
    const passed: Buffer[] = [];
    for (let end = pending.indexOf(boundary); end !== -1; end = pending.indexOf(boundary)) {
      count(1);
      passed.push(pending.subarray(0, Math.min(end, room)), boundary);
      pending = pending.subarray(end + boundary.length);
      room = LIMITS.readFile;
    }
    // The last bytes may be the start of a boundary.
    const sure = Math.max(0, pending.length - boundary.length + 1);
    passed.push(pending.subarray(0, Math.min(sure, room)));
    room = Math.max(0, room - sure);
    pending = pending.subarray(sure);
    yield Buffer.concat(passed);
  }
  yield pending.subarray(0, room);
}
