import type { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { heardOfEnd, onSessionEnd } from "~/session/ended.server";
import type { RequestChange } from "~/session/request-changes.server";
import type { Signal } from "./relay.server";

/** A browser has one stream, or without Web Locks one per visible tab. Beyond this the oldest is closed. */
const MAX_PER_SESSION = 6;
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

/** Somebody has read something in one of their sessions: their other bells count it too. */
export interface ReadElsewhere {
  type: "read";
  userId: string;
}

export interface Streams {
  /** Writes events to `out`, starting with a `refresh`, until it is closed or the stream ends. */
  open(listener: Listener, out: Writable): void;
  deliver(signal: Signal | ReadElsewhere): void;
  /** Tells one side that a request has changed: open pages of it are reloaded. */
  change(change: RequestChange): void;
}

interface Stream extends Listener {
  /** Writes to the reader. What a slow reader would have to wait for is replaced by one `refresh`. */
  send(chunk: Buffer): void;
  end(): void;
}

/** How often something is sent, so that no proxy takes a stream for dead. */
const HEARTBEAT_MS = 20_000;
const heartbeatChunk = Buffer.from(":\n\n");

let lastId = 0;

const chunkOf = (event: Signal["type"] | ReadElsewhere["type"] | "change", data = "") =>
  Buffer.from(`id: ${++lastId}\nevent: ${event}\ndata: ${data}\n\n`);

/** All event streams of the process. Events carry no data but a request's id: they say "read again" (contract §6). */
export function createStreams(): Streams {
  /** By session, the oldest of each first. */
  const sessions = new Map<string, Set<Stream>>();
  let beating: NodeJS.Timeout | undefined;

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

  /** What is still to be sent, by its content: the same again, while others are written to, is sent once. */
  const due = new Map<string, () => Promise<void>>();
  let isSending = false;

  async function sendInTurn(content: string, work: () => Promise<void>): Promise<void> {
    due.set(content, work);
    if (isSending) return;
    isSending = true;
    try {
      for (const [next, sendNext] of due) {
        due.delete(next);
        await sendNext();
      }
    } finally {
      isSending = false;
    }
  }

  function add(stream: Stream): void {
    const streams = sessions.get(stream.sessionId) ?? new Set();
    const [oldest] = streams;
    if (streams.size >= MAX_PER_SESSION) oldest?.end();
    sessions.set(stream.sessionId, streams.add(stream));
    beating ??= setInterval(() => void send(heartbeatChunk), HEARTBEAT_MS).unref();
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
      const isFor = (stream: Stream) => userId === null || stream.userId === userId;
      void sendInTurn(`${type} ${userId}`, () => send(chunkOf(type), isFor));
    },
    change({ request, tenant }) {
      const isFor = (stream: Stream) => stream.tenant === tenant;
      void sendInTurn(`change ${request} ${tenant}`, () => send(chunkOf("change", String(request)), isFor));
    },
  };
}

function createStream(listener: Listener, out: Writable, left: (stream: Stream) => void): Stream {
  let hasMissed = false;

  function catchUp(): void {
    if (hasMissed) out.write(chunkOf("refresh"));
    hasMissed = false;
  }

  function leave(): void {
    out.off("close", leave);
    out.off("drain", catchUp);
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
      if (out.writableNeedDrain) hasMissed = true;
      else if (!out.writableEnded) out.write(chunk);
    },
  };
  const life = setTimeout(end, Math.min(LONGEST_LIFE_MS, listener.until - Date.now())).unref();
  const offSession = onSessionEnd(listener.sessionId, end);
  out.once("close", leave);
  out.on("drain", catchUp);
  return stream;
}
