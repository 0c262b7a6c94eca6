import { isIP } from "node:net";
import { performance } from "node:perf_hooks";
import { promisify } from "node:util";
import { brotliDecompress, unzip } from "node:zlib";
import { type Dispatcher, errors, Pool } from "undici";
import { z } from "zod";
import { createTurns } from "../../server/turns.ts";
import { apiAddress, familyOf, isPublic, type Query } from "./address";
import type { SizedBody } from "./body.server";
import { RequestAborted, ProviderError, Unavailable } from "./errors";
import { type Answer, isTokenRefused, type Method, parsed } from "./failure.server";
import { parseJson } from "./json.server";
import { callSeconds } from "./metrics.server";
import { createXTokens } from "./x-token.server";

const CONNECTIONS = 64;
/** The calls of a family at a time: one that the provider does not answer must not keep all connections from the others. */
const CALLS_OF_FAMILY = 24;
const CONNECT_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const BROKEN = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
/** The statuses that a gateway answers with while the provider behind it is down. */
const GATEWAY_ERRORS = [502, 503, 504];

const challengeAnswer = z.object({ token: z.string().min(1) });

/** How the provider is reached, and how X-TOKEN is made for it (contract §1). */
export interface TransportSettings {
  /** Its address, without /api. */
  providerUrl: string;
  /** Its RSA key as PEM text. */
  publicKey: string;
  tokenPadding: "oaep" | "pkcs1";
  /** Milliseconds for a call with its challenge and retries, default 120000 (spec 1 §9). */
  timeout?: number;
}

/** The browser request that a call is made for. */
export interface Sender {
  access?: string | null;
  /** The browser's address, for the provider's login throttle (contract §9.14). */
  address?: string | null;
  /** The request's position in its trace (W3C Trace Context). */
  traceparent?: string;
  /** Aborted when the browser disconnects. */
  signal?: AbortSignal;
}

/** One call; `path` is below /api/, without a slash at either end. */
export interface Call {
  method: Method;
  path: string;
  query?: Query;
  body?: SizedBody;
}

/** One attempt at a call. */
interface Attempt {
  signal: AbortSignal;
  isRepeated: boolean;
  xToken?: string;
}

interface MediaAnswer extends Pick<Dispatcher.ResponseData, "headers" | "body"> {
  status: number;
}

/** The process's connection to the provider: sockets, X-TOKEN, time limit and the retries that are safe. */
export function createTransport(settings: TransportSettings) {
  const base = new URL(settings.providerUrl);
  const prefix = base.pathname.replace(/\/+$/, "");
  const timeout = settings.timeout ?? 120_000;
  const limits = {
    headersTimeout: timeout,
    bodyTimeout: timeout,
    connect: { timeout: Math.min(timeout, CONNECT_TIMEOUT_MS) },
    // BROKEN lists the errors of broken HTTP/1.1 connections.
    allowH2: false,
  };
  const limitsOfCalls = { ...limits, connections: CONNECTIONS, maxResponseSize: MAX_ANSWER_BYTES };
  const kept = new Pool(base.origin, limitsOfCalls);
  // A provider may close a connection just when the next call is sent on it: a write, which is never repeated, and a
  // read that is repeated get a connection of their own.
  const fresh = new Pool(base.origin, { ...limitsOfCalls, pipelining: 0 });
  // Files are read as slowly as browsers read them; they must not block the connections of the calls.
  const files = new Pool(base.origin, limits);
  const seconds = callSeconds();
  const xTokens = createXTokens(settings, challenge);
  const inTurn = createTurns(CALLS_OF_FAMILY);
  const onReturn = new Set<() => void>();
  let isAway = false;

  function setAway(isAwayNow: boolean): void {
    const isBack = isAway && !isAwayNow;
    isAway = isAwayNow;
    if (isBack) for (const listener of onReturn) listener();
  }

  async function measured<T extends { status: number }>(
    method: Method,
    family: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const started = performance.now();
    let status = "none";
    try {
      const answer = await work();
      status = String(answer.status);
      setAway(GATEWAY_ERRORS.includes(answer.status));
      return answer;
    } catch (error) {
      if (networkCode(error)) setAway(true);
      throw error;
    } finally {
      seconds.observe({ family, method, status }, (performance.now() - started) / 1000);
    }
  }

  /**
   * One request and its answer. Redirects count as answers: following one would turn a POST into a GET (contract §9.4).
   */
  function exchange(call: Call, sender: Sender, { signal, isRepeated, xToken }: Attempt) {
    const { method, path, query, body } = call;
    const address = prefix + apiAddress(path, query);
    const calls = method === "GET" && !isRepeated ? kept : fresh;
    return measured(method, familyOf(path), async (): Promise<Answer> => {
      const response = await calls.request({
        method,
        path: address,
        signal,
        body: body?.bytes ?? null,
        headers: {
          accept: "application/json",
          ...(xToken && { "x-token": xToken }),
          ...(sender.access && !isPublic(path) && { authorization: `Bearer ${sender.access}` }),
          ...(sender.address && isIP(sender.address) && { "x-forwarded-for": sender.address }),
          ...(sender.traceparent && { traceparent: sender.traceparent }),
          ...(body && { "content-type": body.type }),
        },
      });
      const retryAfter = response.headers["retry-after"];
      return {
        status: response.statusCode,
        retryAfter: typeof retryAfter === "string" ? retryAfter : undefined,
        ...content(await textOf(response), String(response.headers["content-type"] ?? "")),
      };
    });
  }

  async function challenge(signal?: AbortSignal): Promise<string> {
    const call = { method: "GET", path: "challenge" } as const;
    const { status, body } = await withinLimits(timeout, signal, (within) =>
      onceMore((isRepeated) => exchange(call, {}, { signal: within, isRepeated })),
    );
    // A refused challenge says nothing about the person or the record that the call concerns.
    if (status !== 200) throw new Unavailable(`challenge: status ${status}`, status);
    return parsed(challengeAnswer, body).token;
  }

  return {
    base,
    prefix,

    /**
     * Any answer of the provider, success or not; throws Unavailable or RequestAborted if there is none. A refused
     * X-TOKEN is replaced once, for any method. A read is repeated once after a broken connection and stopped when the
     * browser disconnects; a write that has been sent is neither repeated nor stopped.
     */
    async call(call: Call, sender: Sender): Promise<Answer> {
      const { signal: gone } = sender;
      const reads = call.method === "GET";
      const work = async (signal: AbortSignal) => {
        const send = async (made: Promise<string>, isRepeated: boolean) => {
          const xToken = await made;
          if (gone?.aborted) throw new RequestAborted();
          return exchange(call, sender, { signal, isRepeated, xToken });
        };
        const take = (isRepeated: boolean) => send(xTokens.take(signal), isRepeated);
        const answer = await (reads ? onceMore(take) : take(false));
        return isTokenRefused(answer) ? send(xTokens.renew(signal), true) : answer;
      };
      return withinLimits(timeout, reads ? gone : undefined, (signal) =>
        inTurn(familyOf(call.path), signal, () => work(signal)),
      );
    },

    /** Opens a file for streaming, without X-TOKEN and Authorization; `path` is percent-encoded, below media/. */
    async openMedia(path: string, headers: Record<string, string>, gone?: AbortSignal): Promise<MediaAnswer> {
      const request = { method: "GET", path: `${prefix}/media/${path}`, headers, signal: gone } as const;
      const open = () =>
        measured("GET", "media", async () => {
          const response = await files.request(request);
          return { status: response.statusCode, headers: response.headers, body: response.body };
        });
      try {
        return await onceMore(open);
      } catch (error) {
        throw gone?.aborted ? new RequestAborted() : connectionFailure(error);
      }
    },

    onReturn: (listener: () => void): void => void onReturn.add(listener),

    async close(): Promise<void> {
      await Promise.all([kept.close(), fresh.close(), files.close()]);
    },
  };
}

export type Transport = ReturnType<typeof createTransport>;

/**
 * Runs `work` until the time is up or the browser disconnects, and reports a lost connection as one of the portal's
 * errors.
 */
async function withinLimits<T>(
  timeout: number,
  gone: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (gone?.aborted) throw new RequestAborted();
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, timeout);
  gone?.addEventListener("abort", stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (gone?.aborted) throw new RequestAborted();
    if (controller.signal.aborted) throw new Unavailable("time-out");
    throw connectionFailure(error);
  } finally {
    clearTimeout(timer);
    gone?.removeEventListener("abort", stop);
  }
}

/** Drops the text of a network error, which names the provider's host; any other error is returned unchanged. */
function connectionFailure(error: unknown): unknown {
  const code = networkCode(error);
  return code && !(error instanceof ProviderError) ? new Unavailable(code) : error;
}

async function onceMore<T>(read: (isRepeated: boolean) => Promise<T>): Promise<T> {
  try {
    return await read(false);
  } catch (error) {
    if (!BROKEN.has(networkCode(error) ?? "")) throw error;
    return read(true);
  }
}

function networkCode(error: unknown): string | undefined {
  // What is no HTTP has no code.
  if (error instanceof errors.HTTPParserError) return error.name;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

const unzipped = promisify(unzip);
const unpackers = new Map<unknown, typeof unzipped>([
  ["gzip", unzipped],
  ["x-gzip", unzipped],
  ["deflate", unzipped],
  ["br", promisify(brotliDecompress)],
]);

/** The text of a body, which may be packed though nobody asked for that (RFC 9110 §12.5.3). */
async function textOf({ headers, body }: Dispatcher.ResponseData): Promise<string> {
  const unpack = unpackers.get(String(headers["content-encoding"]).toLowerCase());
  if (!unpack) return body.text();
  const packed = await body.bytes();
  if (packed.length === 0) return "";
  return new TextDecoder().decode(await unpack(packed, { maxOutputLength: MAX_ANSWER_BYTES }));
}

function content(body: string, type: string): Pick<Answer, "body" | "isPlainText"> {
  if (body.trim() === "") return { body: null };
  try {
    return { body: parseJson(body) };
  } catch {
    return { body: undefined, isPlainText: /^text\/plain\b/i.test(type) };
  }
}
