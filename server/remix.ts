import type { Logger } from "pino";
import { answerPage } from "./answers.ts";
import { limitBody } from "./body-limit.ts";
import { isEventStream } from "./compression.ts";
import type { Exchange } from "./exchange.ts";
import type { Handover } from "./handover.ts";
import { sendResponse } from "./sending.ts";
import { answerUpload, isUpload } from "./uploads.ts";

/**
 * What the app learns about the connection. `clientGone` is the only reliable sign that the client disconnected;
 * `isData` marks data requests, which Remix reads to their end before it answers.
 */
export type LoadContext = {
  clientGone: AbortSignal;
  clientAddress: string;
  nonce: string;
  traceparent: string;
  isData: boolean;
  handover: Handover;
};

export type AppHandler = (request: Request, context: LoadContext) => Promise<Response>;

/** The open event streams; aborting one ends its response. */
export type Streams = Set<AbortController>;

export async function answerByApp(
  exchange: Exchange,
  url: URL,
  handler: AppHandler,
  streams: Streams,
  log: Logger,
): Promise<void> {
  const { req, res, gone, clientAddress, nonce, requestId, traceparent } = exchange;
  const isData = url.pathname.endsWith(".data");
  exchange.route = isData || url.pathname === "/__manifest" ? "data" : "page";
  // Remix would answer this parameter, of scripts older than ours, with the data of one route, or with a fault.
  if (url.searchParams.has("_data")) url.searchParams.delete("_data");
  const body = req.method === "POST" ? limitBody(req, url.pathname) : undefined;
  try {
    const request = new Request(url, {
      method: req.method,
      headers: appHeaders(req.headers, url),
      ...(body && { body: body.stream, duplex: "half" }),
    });
    const handover: Handover = {};
    const context = { clientGone: gone.signal, clientAddress, nonce, traceparent, isData, handover };
    const answer = () => handler(request, context);
    const response = await (isUpload(req, url.pathname) ? answerUpload(clientAddress, gone.signal, answer) : answer());
    if (body?.refusal) {
      await response.body?.cancel();
      return refuseBody(exchange, body.refusal);
    }
    if (handover.page === undefined && isLastResort(response)) {
      await response.body?.cancel();
      return answerPage(exchange, 500);
    }
    if (isEventStream(response.headers) && !gone.signal.aborted) {
      exchange.route = "stream";
      streams.add(gone);
      res.once("close", () => streams.delete(gone));
    }
    await sendResponse(exchange, response, handover);
  } catch (error) {
    if (body?.refusal) return refuseBody(exchange, body.refusal);
    // What is thrown without being an error is the answer to a failure of the provider that the app has logged.
    if (!gone.signal.aborted && error instanceof Error) log.error({ err: error, requestId }, "the app failed");
    if (gone.signal.aborted || res.headersSent) res.destroy();
    else answerPage(exchange, error instanceof Error ? 500 : 503);
  }
}

/** Remix's answer in plain text, or without a body, when even its error page failed. */
const isLastResort = ({ status, headers, body }: Response): boolean =>
  status === 500 && (body === null || headers.get("Content-Type") === "text/plain");

function refuseBody(exchange: Exchange, status: 408 | 413): void {
  exchange.route = "refused";
  answerPage(exchange, status);
  exchange.req.resume();
}

/**
 * The app has a single source of truth: the public address is in `Host` and in the URL, and all forwarding headers are
 * removed.
 */
function appHeaders(received: Exchange["req"]["headers"], url: URL): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received))
    if (typeof value === "string" && name !== "forwarded" && !name.startsWith("x-forwarded-")) headers.set(name, value);
  headers.set("host", url.host);
  nameForeignOrigin(headers, url);
  return headers;
}

/**
 * Remix answers a foreign Origin with an empty 500; with Sec-Fetch-Site instead, the app answers with an error page
 * that explains it.
 */
function nameForeignOrigin(headers: Headers, { origin }: URL): void {
  if (!headers.has("origin") || headers.get("origin") === origin) return;
  headers.delete("origin");
  if (!headers.has("sec-fetch-site")) headers.set("sec-fetch-site", "cross-site");
}
