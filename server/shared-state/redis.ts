import { randomUUID } from "node:crypto";
import type { RedisClientType } from "@redis/client";
import { createListeners } from "./listeners.ts";
import type { SharedState } from "./shared-state.ts";

/** The prefix of all keys of the portal. */
const PREFIX = "portal:";
const CHANNEL = `${PREFIX}signals`;
/** How long the server may take to answer; a connection without an answer is abandoned. */
const ANSWER_TIMEOUT_MS = 1_000;
const HEARTBEAT_MS = 3_000;
const MAX_RECONNECT_WAIT_MS = 2_000;
const AWAY = "there is no connection to the server of REDIS_URL";
const SILENT = `the server of REDIS_URL did not answer within ${ANSWER_TIMEOUT_MS} ms`;

const scripts = {
  add: `local count = redis.call("INCRBY", KEYS[1], ARGV[1])
    if count <= 0 then redis.call("DEL", KEYS[1]) return {0, 0} end
    if redis.call("PTTL", KEYS[1]) < 0 then redis.call("PEXPIRE", KEYS[1], ARGV[2]) end
    return {count, redis.call("PTTL", KEYS[1])}`,
  // An entry starts with its time in fixed length, by which entries are sorted.
  put: `local now = redis.call("TIME")
    redis.call("HSET", KEYS[1], ARGV[1], string.format("%011d%06d", now[1], now[2]) .. ARGV[2])
    redis.call("PEXPIRE", KEYS[1], ARGV[3])
    if redis.call("HLEN", KEYS[1]) <= tonumber(ARGV[4]) then return end
    local oldest, at
    local all = redis.call("HGETALL", KEYS[1])
    for i = 1, #all, 2 do
      local time = string.sub(all[i + 1], 1, 17)
      if not at or time < at then oldest, at = all[i], time end
    end
    redis.call("HDEL", KEYS[1], oldest)`,
  claim: `if redis.call("SET", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then return 1 end
    if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call("PEXPIRE", KEYS[1], ARGV[2])`,
  release: `if redis.call("GET", KEYS[1]) == ARGV[1] then redis.call("DEL", KEYS[1]) end`,
};
const TIME_CHARACTERS = 17;

export interface RedisState extends SharedState {
  close(): void;
}

/**
 * State shared by all portals that use the same Redis-compatible server. Calls fail at once while the server is away,
 * and after a second if it does not answer. A server that refuses a call (it is full, or a replica that can only be
 * read) is away until it accepts a write: half of the state here and half of it there would be none. `changed` is
 * called with an error when the server is away and with null when it is back: messages may have been missed.
 */
export function redisState(url: string, changed: (error: Error | null) => void): RedisState {
  const me = randomUUID();
  const here = createListeners();
  let client: RedisClientType | undefined;
  let isReady = false;
  let isClosed = false;
  /** Subscribes and writes; fails if the server does not let it. */
  let check: (() => Promise<unknown>) | undefined;
  let endAttempt = () => {};
  /** The first attempt to connect, successful or not. */
  const firstAttempt = new Promise<void>((resolve) => (endAttempt = resolve));

  function report(error: Error | null): void {
    isReady = error === null;
    endAttempt();
    if (!isClosed) changed(error);
  }

  const connect = (): void => void open().catch(report);

  async function open(): Promise<void> {
    // Loaded only if needed.
    const { createClient } = await import("@redis/client");
    const opened: RedisClientType = createClient({
      url,
      disableOfflineQueue: true,
      socket: {
        connectTimeout: ANSWER_TIMEOUT_MS,
        reconnectStrategy: (tries) => Math.min(MAX_RECONNECT_WAIT_MS, 50 * 2 ** tries),
      },
    });
    client = opened;
    const reportCurrent = (error: Error | null) => client === opened && report(error);
    let isSubscribed = false;
    check = async () => {
      // After a reconnect the client subscribes by itself, before it is ready.
      if (!isSubscribed) await opened.subscribe(CHANNEL, hear);
      isSubscribed = true;
      await opened.set(`${PREFIX}check`, "", { expiration: { type: "PX", value: HEARTBEAT_MS } });
    };
    opened.on("ready", () => void check?.().then(() => reportCurrent(null), reportCurrent));
    opened.on("error", reportCurrent);
    // Failures are reported by "error".
    opened.connect().catch(() => {});
  }

  function hear(message: string): void {
    const [sender, channel = ""] = message.split(" ", 2);
    if (sender === me) return;
    void here.publish(channel, message.slice(`${sender} ${channel} `.length));
  }

  async function ask<T>(call: (client: RedisClientType) => Promise<T>): Promise<T> {
    await firstAttempt;
    const asked = client;
    if (!isReady || !asked) throw new Error(AWAY);
    return answerOf(asked, call);
  }

  async function answerOf<T>(asked: RedisClientType, call: (client: RedisClientType) => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(SILENT));
        if (client === asked) renew();
      }, ANSWER_TIMEOUT_MS);
    });
    try {
      return await Promise.race([call(asked), silence]);
    } catch (error) {
      if (client === asked) report(error as Error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** A silent connection may be dead without noticing. */
  function renew(): void {
    const silent = client;
    client = undefined;
    report(new Error(SILENT));
    silent?.destroy();
    if (!isClosed) connect();
  }

  const run = (script: keyof typeof scripts, key: string, ...values: (string | number)[]) =>
    ask((at) => at.eval(scripts[script], { keys: [PREFIX + key], arguments: values.map(String) }));

  connect();
  const heart = setInterval(() => void beat(), HEARTBEAT_MS).unref();

  async function beat(): Promise<void> {
    const asked = client;
    if (!asked?.isReady || !check) return;
    try {
      await answerOf(asked, check);
      if (!isReady && client === asked) report(null);
    } catch {
      // It is reported.
    }
  }

  return {
    get: (keys) => ask((at) => at.mGet(keys.map((key) => PREFIX + key))),
    async set(key, value, ttl) {
      await ask((at) => at.set(PREFIX + key, value, { expiration: { type: "PX", value: ttl } }));
    },
    async delete(key) {
      await ask((at) => at.del(PREFIX + key));
    },
    async add(key, by, ttl) {
      const [count, left] = (await run("add", key, by, ttl)) as [number, number];
      return { count, left };
    },
    async put(key, field, value, { ttl, most }) {
      await run("put", key, field, value, ttl, most);
    },
    async remove(key, field) {
      await ask((at) => at.hDel(PREFIX + key, field));
    },
    async entries(key) {
      const entries = Object.entries(await ask((at) => at.hGetAll(PREFIX + key)));
      return entries
        .sort(([, a], [, b]) => (a < b ? -1 : 1))
        .map(([field, value]) => ({ field, value: value.slice(TIME_CHARACTERS) }));
    },
    claim: async (key, holder, ttl) => (await run("claim", key, holder, ttl)) === 1,
    async release(key, holder) {
      await run("release", key, holder);
    },
    async publish(channel, message) {
      await here.publish(channel, message);
      await firstAttempt;
      // A server that can only be read still passes messages on.
      if (!client?.isReady) throw new Error(AWAY);
      await answerOf(client, (at) => at.publish(CHANNEL, `${me} ${channel} ${message}`));
    },
    subscribe: here.subscribe,
    close() {
      isClosed = true;
      clearInterval(heart);
      client?.destroy();
    },
  };
}
