import type { RequestChange } from "~/session/request-changes.server";
import { onSessionEnd } from "~/session/ended.server";
import type { Signal } from "./relay.server";

/** A browser has one stream; without Web Locks it has one a visible tab. The oldest goes when there are more. */
const MOST_PER_SESSION = 6;
/** Bytes that may wait for a slow reader before it is dropped. */
const MOST_WAITING = 64 * 1024;
/** A stream is asked for anew at least so often, in milliseconds, so that the account is looked at again. */
const LONGEST_LIFE_MS = 60 * 60 * 1000;

/** Whose stream it is, and what ends it besides the end of the session. */
export interface Listener {
  userId: string;
  /** The person's tenant; null for the NOC. */
  tenant: number | null;
  sessionId: string;
  /** When the session is idle too long, in epoch milliseconds. */
  until: number;
  /** Aborted when the browser is gone. */
  gone: AbortSignal;
}

export interface Streams {
  /** The bytes of a new event stream; it starts with one `refresh`. */
  open(listener: Listener): ReadableStream<Uint8Array>;
  deliver(signal: Signal): void;
  /** Tells one side that a request has changed: who has its page open reads it again. */
  change(change: RequestChange): void;
}

interface Stream extends Listener {
  send(chunk: Uint8Array): void;
  end(): void;
  /** Forgets the stream, whose reader has gone. */
  leave(): void;
}

const encoder = new TextEncoder();
const heartbeatChunk = encoder.encode(":\n\n");

/** All event streams of the process. Events carry no data but a request's id: they say "read again" (contract §6). */
export function createStreams({ heartbeat = 20_000 }: { heartbeat?: number } = {}): Streams {
  const streams = new Set<Stream>();
  let beating: NodeJS.Timeout | undefined;
  let lastId = 0;

  const chunkOf = (event: Signal["type"] | "change", data = "") =>
    encoder.encode(`id: ${++lastId}\nevent: ${event}\ndata: ${data}\n\n`);

  function beat(): void {
    for (const stream of streams) stream.send(heartbeatChunk);
  }

  function add(stream: Stream): void {
    const siblings = [...streams].filter(({ sessionId }) => sessionId === stream.sessionId);
    if (siblings.length >= MOST_PER_SESSION) siblings[0]?.end();
    streams.add(stream);
    beating ??= setInterval(beat, heartbeat).unref();
  }

  function remove(stream: Stream): void {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  }

  return {
    open(listener) {
      let stream: Stream | undefined;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            stream = createStream(listener, controller, remove);
            add(stream);
            stream.send(chunkOf("refresh"));
            if (listener.gone.aborted) stream.end();
          },
          cancel: () => stream?.leave(),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
      );
    },
    deliver({ type, userId }) {
      const chunk = chunkOf(type);
      for (const stream of streams) {
        if (userId === null || stream.userId === userId) stream.send(chunk);
      }
    },
    change({ request, tenant }) {
      const chunk = chunkOf("change", String(request));
      for (const stream of streams) if (stream.tenant === tenant) stream.send(chunk);
    },
  };
}

function createStream(
  listener: Listener,
  controller: ReadableStreamDefaultController<Uint8Array>,
  left: (stream: Stream) => void,
): Stream {
  let over = false;

  function leave(): void {
    over = true;
    clearTimeout(life);
    offSession();
    listener.gone.removeEventListener("abort", end);
    left(stream);
  }

  function end(): void {
    if (over) return;
    leave();
    controller.close();
  }

  const stream: Stream = {
    ...listener,
    end,
    leave,
    send(chunk) {
      if (controller.desiredSize !== null && controller.desiredSize >= chunk.byteLength)
        return controller.enqueue(chunk);
      leave();
      controller.error(new Error("the reader of an event stream is too slow"));
    },
  };
  const life = setTimeout(end, Math.min(LONGEST_LIFE_MS, listener.until - Date.now())).unref();
  const offSession = onSessionEnd(listener.sessionId, end);
  listener.gone.addEventListener("abort", end);
  return stream;
}
