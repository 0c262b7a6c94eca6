import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { isPrivate, type Trust } from "./trust.ts";

/** The step that answered: the route label of the metrics. */
type Route = "refused" | "probe" | "static" | "page" | "data" | "stream";

/** One request and its response, with what the connection and our own proxies say about it. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** null if the request's target is not a valid path */
  url: URL | null;
  requestId: string;
  /** W3C Trace Context: the trace that the portal's provider calls belong to */
  traceparent: string;
  nonce: string;
  clientAddress: string;
  /** through a proxy beside the portal that is not trusted: whoever comes through it has its address */
  isThroughStranger: boolean;
  secure: boolean;
  /** the portal's style sheet, for the server's own pages; none in development */
  stylesheet: string | undefined;
  route: Route;
  startedAt: number;
  /** aborted when the response has ended in any way */
  gone: AbortController;
}

export interface PublicAddress {
  /** the configured origin; without it, the Host that the browser requested */
  origin: string | undefined;
  trust: Trust;
}

/** Created once: an error per request would cost a stack trace each. */
const over = new DOMException("The response is over", "AbortError");

export function openExchange(
  req: IncomingMessage,
  res: ServerResponse,
  { address, stylesheet }: { address: PublicAddress; stylesheet?: string },
): Exchange {
  const peer = plainAddress(req.socket.remoteAddress ?? "");
  const throughProxy = address.trust(peer, 0);
  const origin = (throughProxy && forwardedOrigin(req, address)) || address.origin || ownOrigin(req);
  // In one piece: asking for random bytes is what costs.
  const random = randomBytes(40);
  const gone = new AbortController();
  res.once("close", () => gone.abort(over));
  return {
    req,
    res,
    url: parseTarget(origin, req.url ?? ""),
    requestId: (throughProxy && plainId(req.headers["x-request-id"])) || randomUUID(),
    traceparent: traceOf(throughProxy ? req.headers.traceparent : undefined, random),
    nonce: random.toString("base64", 24),
    clientAddress: clientAddress(req, peer, address.trust),
    isThroughStranger: !throughProxy && "x-forwarded-for" in req.headers && isPrivate(peer, 0),
    secure: origin.startsWith("https:"),
    stylesheet,
    route: "refused",
    startedAt: performance.now(),
    gone,
  };
}

/**
 * Each trusted proxy vouches for the address before it in X-Forwarded-For; the first address that is not ours is the
 * client.
 */
function clientAddress(req: IncomingMessage, peer: string, trust: Trust): string {
  const before = list(req.headers["x-forwarded-for"]);
  let address = peer;
  for (let hop = 0; trust(address, hop); hop++) {
    const next = plainAddress(before.pop() ?? "");
    if (!next) break;
    address = next;
  }
  return address;
}

/** Only the last value of the list was written by the proxy that we trust. */
function forwardedOrigin(req: IncomingMessage, { origin }: PublicAddress): string | undefined {
  const known = new URL(origin ?? ownOrigin(req));
  const scheme = list(req.headers["x-forwarded-proto"]).pop() ?? known.protocol.slice(0, -1);
  const host = list(req.headers["x-forwarded-host"]).pop() ?? known.host;
  return /^https?$/.test(scheme) ? originOf(scheme, host) : undefined;
}

/**
 * A forged Host has no effect: the portal never outputs it, and browsers send cookies only to the host that set them.
 */
function ownOrigin({ socket, headers }: IncomingMessage): string {
  return originOf("http", headers.host ?? "") ?? `http://localhost:${socket.localPort}`;
}

function originOf(scheme: string, host: string): string | undefined {
  const isPlain = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host);
  return isPlain && URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).origin : undefined;
}

/**
 * A target such as `//host`, `http://host` or `*` would be resolved to another place, an invalid escape would fail
 * later.
 */
function parseTarget(origin: string, target: string): URL | null {
  const url = target.startsWith("/") ? URL.parse(origin + target) : null;
  if (!url || url.pathname.startsWith("//")) return null;
  try {
    return decodeURIComponent(url.pathname).includes("\0") ? null : url;
  } catch {
    return null;
  }
}

function list(header: string | string[] | undefined): string[] {
  return String(header ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean);
}

function plainAddress(text: string): string {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, "").replace(/^\[(.*)\](:\d+)?$/, "$1");
  const withoutPort = isIP(address) ? address : address.replace(/:\d+$/, "");
  return isIP(withoutPort) ? withoutPort : "";
}

/** A new span in the trace that a proxy started, else in a new trace that is not recorded; both named by random bytes. */
function traceOf(header: string | string[] | undefined, random: Buffer): string {
  const [, trace = random.toString("hex", 0, 16), flags = "00"] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/.exec(String(header)) ?? [];
  return `00-${trace}-${random.toString("hex", 16, 24)}-${flags}`;
}

function plainId(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" && /^[\w.-]{8,64}$/.test(header) ? header : undefined;
}
