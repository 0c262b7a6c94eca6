import type { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { heardOfEnd, onSessionEnd } from "~/session/ended.server";
import type { RequestChange } from "~/session/request-changes.server";
import type { Signal } from "./relay.server";

/** A browser has one stream, or without Web Locks one per visible tab. Beyond this the oldest is closed. */
const MAX_PER_SESSION = 6;
/** Bytes that may be buffered for a slow reader before it is dropped. */
const MAX_WAITING = 64 * 1024;
/** Streams are closed after this time, so that the account is checked again. */
const LONGEST_LIFE_MS = 60 * 60 * 1000;

/** Streams that get an event before other work of the process has its turn. */
const SENT_AT_ONCE = 10;

/** The owner of a stream, and when it ends besides the end of the session. */
export interface Listener {
  userId: string;
  /** The person's tenant; null for the NOC. */
  tenant: number | null;
  sessionId: string;
  /** When the session reaches its idle limit, in epoch milliseconds. */
  until: number;
}

export interface Streams {
  /** Writes events to `out`, starting with a `refresh`, until it is closed or the stream ends. */
  open(listener: Listener, out: Writable): void;
  deliver(signal: Signal): void;
  /** Tells one side that a request has changed: open pages of it are reloaded. */
  change(change: RequestChange): void;
}

interface Stream extends Listener {
  send(chunk: Buffer): void;
  end(): void;
}

const heartbeatChunk = Buffer.from(":\n\n");

/** All event streams of the process. Events carry no data but a request's id: they say "read again" (contract §6). */
export function createStreams({ heartbeat = 20_000 }: { heartbeat?: number } = {}): Streams {
  /** By session, the oldest of each first. */
  const sessions = new Map<string, Set<Stream>>();
  let beating: NodeJS.Timeout | undefined;
  let lastId = 0;

  const chunkOf = (event: Signal["type"] | "change", data = "") =>
    Buffer.from(`id: ${++lastId}\nevent: ${event}\ndata: ${data}\n\n`);

  /** Pages that are asked for meanwhile are not kept waiting until thousands of streams are written to. */
  async function send(chunk: Buffer, isFor: (stream: Stream) => boolean = () => true): Promise<void> {
    let sent = 0;
    for (const streams of sessions.values()) {
      for (const stream of streams) {
        if (!isFor(stream)) continue;
        stream.send(chunk);
        sent += 1;
        if (sent % SENT_AT_ONCE === 0) await nextTurn();
      }
    }
  }

  function add(stream: Stream): void {
    const streams = sessions.get(stream.sessionId) ?? new Set();
    const [oldest] = streams;
    if (streams.size >= MAX_PER_SESSION) oldest?.end();
    sessions.set(stream.sessionId, streams.add(stream));
    beating ??= setInterval(() => void send(heartbeatChunk), heartbeat).unref();
  }

  function remove(stream: Stream): void {
    const streams = sessions.get(stream.sessionId);
    streams?.delete(stream);
    if (streams?.size === 0) sessions.delete(stream.sessionId);
    if (sessions.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  }

  return {
    open(listener, out) {
      const stream = createStream(listener, out, remove);
      add(stream);
      stream.send(chunkOf("refresh"));
      if (heardOfEnd(listener.sessionId)) stream.end();
    },
    deliver({ type, userId }) {
      void send(chunkOf(type), (stream) => userId === null || stream.userId === userId);
    },
    change({ request, tenant }) {
      void send(chunkOf("change", String(request)), (stream) => stream.tenant === tenant);
    },
  };
}

function createStream(listener: Listener, out: Writable, left: (stream: Stream) => void): Stream {
  function leave(): void {
    out.off("close", leave);
    clearTimeout(life);
    offSession();
    left(stream);
  }

  function end(): void {
    leave();
    out.end();
  }

  const stream: Stream = {
    ...listener,
    end,
    send(chunk) {
      if (out.writableEnded) return;
      if (out.writableLength + chunk.length <= MAX_WAITING) return void out.write(chunk);
      leave();
      out.destroy();
    },
  };
  const life = setTimeout(end, Math.min(LONGEST_LIFE_MS, listener.until - Date.now())).unref();
  const offSession = onSessionEnd(listener.sessionId, end);
  out.once("close", leave);
  return stream;
}
