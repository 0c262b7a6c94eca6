import { once } from "node:events";
import type { Writable } from "node:stream";
import { acceptedEncoding, type Encoding, isCompressible, isEventStream, MIN_COMPRESSED_BYTES } from "./compression.ts";
import type { Exchange } from "./exchange.ts";
import type { Handover } from "./handover.ts";

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Reading = ReturnType<Reader["read"]>;

const MAX_BUFFERED_BYTES = 256 * 1024;
/** How long to wait for the app's next chunk before sending what is there. */
const CHUNK_WAIT_MS = 50;

/**
 * Sends the app's response at the client's pace; if the client disconnects, the app's stream is cancelled. A page or
 * events that were handed over replace the body.
 */
export async function sendResponse(exchange: Exchange, response: Response, handover: Handover): Promise<void> {
  const { page, events } = handover;
  const { req, res, gone } = exchange;
  res.statusCode = response.status;
  for (const [name, value] of response.headers)
    if (name === "set-cookie") res.appendHeader(name, value);
    else res.setHeader(name, value);
  if (!response.headers.has("cache-control")) res.setHeader("Cache-Control", "no-store");
  const compressible = isCompressible(response.headers);
  if (compressible) res.appendHeader("Vary", "Accept-Encoding");
  const encoding = compressible ? acceptedEncoding(req) : undefined;

  if (events && req.method !== "HEAD") return sendEvents(exchange, events);
  if (page !== undefined && req.method !== "HEAD") return sendWhole(exchange, Buffer.from(page), encoding);
  const reader = response.body?.getReader() as Reader | undefined;
  const cancel = () => void reader?.cancel().catch(() => {});
  if (gone.signal.aborted) return cancel();
  gone.signal.addEventListener("abort", cancel, { once: true });
  if (!reader || req.method === "HEAD") {
    res.end();
    return;
  }
  // While waiting for a stalled client, nothing else would notice that the app has aborted the stream.
  reader.closed.catch(() => res.headersSent && res.destroy());
  if (encoding) return sendCompressed(exchange, reader, encoding);
  if (isEventStream(response.headers)) res.flushHeaders();
  await pump(reader, res, gone.signal);
}

/**
 * The app writes its events directly, without web streams, each of which would need about ten kilobytes; the request's
 * headers, which nobody reads any more, would need another eight.
 */
function sendEvents({ req, res, gone }: Exchange, events: NonNullable<Handover["events"]>): void {
  if (gone.signal.aborted) return void res.end();
  gone.signal.addEventListener("abort", () => res.end(), { once: true });
  req.rawHeaders = [];
  req.headers = {};
  events(res);
}

/** A page is compressed in one piece and has a length; only larger responses are compressed as a stream. */
async function sendCompressed(exchange: Exchange, reader: Reader, encoding: Encoding): Promise<void> {
  const { res, gone } = exchange;
  const { bytes, done, next } = await readAhead(reader);
  if (done) return sendWhole(exchange, bytes, encoding);
  res.removeHeader("Content-Length");
  res.setHeader("Content-Encoding", encoding.name);
  const compressor = encoding.stream();
  compressor.pipe(res);
  compressor.write(bytes);
  let isWhole = false;
  try {
    await pump(reader, compressor, gone.signal, { begun: next, now: () => compressor.flush() });
    isWhole = !gone.signal.aborted;
  } finally {
    if (!isWhole) compressor.destroy();
  }
}

function sendWhole({ res }: Exchange, bytes: Buffer, encoding: Encoding | undefined): void {
  const sent = encoding && bytes.length >= MIN_COMPRESSED_BYTES ? encoding.whole(bytes) : bytes;
  if (encoding && sent !== bytes) res.setHeader("Content-Encoding", encoding.name);
  res.setHeader("Content-Length", sent.length);
  res.end(sent);
}

/** Reads until there is enough, the stream ends, or the app pauses: `next` is the pending read. */
async function readAhead(reader: Reader): Promise<{ bytes: Buffer; done: boolean; next: Reading }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let next = reader.read();
  while (length < MAX_BUFFERED_BYTES && (length === 0 || (await comesSoon(next)))) {
    const { done, value } = await next;
    if (done) return { bytes: Buffer.concat(chunks), done, next };
    chunks.push(value);
    length += value.length;
    next = reader.read();
  }
  return { bytes: Buffer.concat(chunks), done: false, next };
}

/** Writes the rest; a compressor buffers its input, so it is flushed while the app pauses. */
async function pump(
  reader: Reader,
  out: Writable,
  gone: AbortSignal,
  flush?: { begun: Reading; now(): void },
): Promise<void> {
  for (let reading = flush?.begun ?? reader.read(); ; reading = reader.read()) {
    if (flush && !(await comesSoon(reading))) flush.now();
    const { done, value } = await reading;
    if (done || gone.aborted) break;
    if (!out.write(value)) await once(out, "drain", { signal: gone }).catch(() => {});
  }
  out.end();
}

async function comesSoon(reading: Reading): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, CHUNK_WAIT_MS, false)));
  const soon = await Promise.race([reading.then(() => true), late]);
  clearTimeout(timer);
  return soon;
}
