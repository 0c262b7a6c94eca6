import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { Agent, buildConnector, ping, WebSocket } from "undici";
import { z } from "zod";
import { log } from "~/log.server";
import { backOff, STABLE_MS } from "./back-off";

/**
 * "Read again", for one user or without `userId` for everybody. `refresh` is sent by the relay itself after each
 * connect.
 */
export interface Signal {
  type: "request" | "notificationupdate" | "refresh";
  userId: string | null;
}

export interface RelaySettings {
  /** The provider's notification socket. */
  url: string;
  /** The portal's own origin. */
  origin: string;
  deliver: (signal: Signal) => void;
  /** Milliseconds between two pings; a socket that does not answer one is dropped. */
  heartbeat?: number;
}

export interface Relay {
  /** Connects, and reconnects until closed. While open, further calls do nothing. */
  open(): void;
  close(): void;
  /** The provider is known to be back: a pending reconnect waits no longer than after a first failure. */
  hurry(): void;
}

const word = z.enum(["request", "notificationupdate"]);
const frame = z.union([
  word.transform((type): Signal => ({ type, userId: null })),
  z
    .object({ type: word, user_id: z.union([z.string(), z.number()]).nullish() })
    .transform(({ type, user_id }): Signal => ({ type, userId: user_id == null ? null : String(user_id) })),
]);

/** A frame of the provider (contract §6): JSON or a single word; null for anything else. */
export function readFrame(content: unknown): Signal | null {
  if (typeof content !== "string") return null;
  const text = content.trim();
  return frame.safeParse(text.startsWith("{") || text.startsWith('"') ? parseJson(text) : text).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Until this many attempts have failed the next one comes within a second anyway. */
const SOON_ENOUGH = 3;

/** More different frames than this at once are told as one `refresh`. */
const MOST_AT_ONCE = 100;

/** Every signal makes browsers read again, so those that follow one another sooner than this are told together. */
const GAP_MS = 500;

/** Frames are short; a longer one ends the connection before it is in memory. */
const MAX_FRAME_BYTES = 1024 * 1024;

const connect = buildConnector({ allowH2: false });

const refresh: Signal = { type: "refresh", userId: null };

/**
 * The only socket to the provider. The provider replays nothing, so every connect is announced as a `refresh` (contract
 * §9.16).
 */
export function createRelay({ url, origin, deliver, heartbeat = 20_000 }: RelaySettings): Relay {
  let connection: { close(): void } | null = null;
  let retry: NodeJS.Timeout | undefined;
  let attempt = 0;
  let isConnected = false;
  /** The frames that are not told yet, of which a provider may send thousands: the same ones count once. */
  const frames = new Set<unknown>();
  let telling: NodeJS.Timeout | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;

  function tell(): void {
    telling = undefined;
    toldAt = performance.now();
    const signals = frames.size > MOST_AT_ONCE ? [refresh] : [...frames].map(readFrame);
    frames.clear();
    for (const signal of signals) if (signal) deliver(signal);
  }

  function connect(): void {
    connection = openSocket({
      url,
      origin,
      heartbeat,
      opened: () => {
        isConnected = true;
        deliver(refresh);
      },
      received: (content) => {
        if (frames.size <= MOST_AT_ONCE) frames.add(content);
        telling ??= setTimeout(tell, Math.max(0, toldAt + GAP_MS - performance.now())).unref();
      },
      lost: (code, lived) => {
        isConnected = false;
        if (lived >= STABLE_MS) attempt = 0;
        log.warn({ code, wait: connectLater() }, "the notification socket was lost");
      },
    });
  }

  function connectLater(): number {
    const wait = backOff(attempt++);
    clearTimeout(retry);
    retry = setTimeout(connect, wait).unref();
    return wait;
  }

  return {
    open() {
      if (!connection) connect();
    },
    close() {
      clearTimeout(retry);
      clearTimeout(telling);
      connection?.close();
      connection = null;
      isConnected = false;
    },
    hurry() {
      if (!connection || isConnected || attempt < SOON_ENOUGH) return;
      connection.close();
      attempt = 0;
      connectLater();
    },
  };
}

interface SocketEvents {
  opened(): void;
  received(content: unknown): void;
  /** Called once. `code` is the close code, null without a close frame; `lived` the milliseconds since it opened. */
  lost(code: number | null, lived: number): void;
}

function openSocket(settings: SocketEvents & { url: string; origin: string; heartbeat: number }): { close(): void } {
  /** Its connection, which is closed here: one that was given up would stay as long as the provider leaves it open. */
  let connection: Socket | null = null;
  const agent = new Agent({
    webSocket: { maxPayloadSize: MAX_FRAME_BYTES },
    connect: (options, done) =>
      connect(options, (...made) => {
        [, connection] = made;
        done(...made);
      }),
  });
  const socket = new WebSocket(settings.url, { headers: { Origin: settings.origin }, dispatcher: agent });
  let openedAt = Number.POSITIVE_INFINITY;
  let answered = true;
  let over = false;

  function answer(message: unknown): void {
    if ((message as { websocket: WebSocket }).websocket === socket) answered = true;
  }

  function leave(): void {
    over = true;
    clearInterval(heart);
    unsubscribe("undici:websocket:pong", answer);
  }

  function lose(code: number | null): void {
    if (over) return;
    leave();
    connection?.destroy();
    settings.lost(code, Math.max(0, Date.now() - openedAt));
  }

  // A peer that vanished silently would leave the socket open for hours: only a missing pong reveals it.
  const heart = setInterval(() => {
    if (!answered) {
      lose(null);
      return;
    }
    answered = false;
    ping(socket);
  }, settings.heartbeat).unref();

  subscribe("undici:websocket:pong", answer);
  socket.addEventListener("open", () => {
    openedAt = Date.now();
    answered = true;
    settings.opened();
  });
  socket.addEventListener("message", ({ data }) => settings.received(data));
  socket.addEventListener("close", ({ code }) => lose(code));

  return {
    close() {
      leave();
      socket.close();
      connection?.destroySoon();
    },
  };
}
