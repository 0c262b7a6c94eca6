import { generateKeyPairSync } from "node:crypto";

const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The settings of the app for unit tests: a provider that nobody serves. Loaded before any module of the app. */
Object.assign(process.env, {
  ORIGIN: "http://portal.test",
  PROVIDER_URL: "http://127.0.0.1:9",
  PROVIDER_PUBLIC_KEY: publicKey.export({ type: "spki", format: "pem" }),
  PROVIDER_USER_KEY: "a user key",
  SESSION_SECRET: "the first secret that is long enough",
  LOG_LEVEL: "silent",
});
