import { generateKeyPairSync } from "node:crypto";
import { register } from "prom-client";
import { afterAll, vi } from "vitest";

/** Created once for all files of a worker, because it takes longer than most of them. */
process.env.PROVIDER_PUBLIC_KEY ??= generateKeyPairSync("rsa", { modulusLength: 1024 }).publicKey.export({
  type: "spki",
  format: "pem",
}) as string;

/** The app's settings for unit tests, with a provider that does not exist. Loaded before any module of the app. */
Object.assign(process.env, {
  ORIGIN: "http://portal.test",
  PROVIDER_URL: "http://127.0.0.1:9",
  PROVIDER_USER_KEY: "a user key",
  SESSION_SECRET: "the first secret that is long enough",
  LOG_LEVEL: "silent",
});

// The files of a worker run in one process, one after the other: each begins with fresh modules and leaves nothing behind.
vi.resetModules();
register.clear();
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
