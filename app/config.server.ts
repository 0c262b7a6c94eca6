import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const secrets = z
  .string({ error: "is missing" })
  .transform((text) => text.split(",").map((secret) => secret.trim()))
  .refine((list) => list.every((secret) => secret.length >= 32), { error: "needs secrets of 32 characters or more" });

const pem = z
  .string({ error: "is missing" })
  .transform((value) => (existsSync(value) ? readFileSync(value, "utf8") : value.replaceAll("\\n", "\n")))
  .refine((text) => text.includes("-----BEGIN"), { error: "is neither a PEM text nor the path of a PEM file" });

/** The settings of contract §10 that the app itself needs; server/ reads the others. An empty one counts as not given. */
const environment = z.object({
  PORT: z.coerce.number().int().default(3000),
  ORIGIN: z.url({ error: "is not an address such as https://portal.example.net" }).optional(),
  PROVIDER_URL: z.url({ error: "is missing or not an address" }),
  PROVIDER_PUBLIC_KEY: pem,
  PROVIDER_TOKEN_PADDING: z.enum(["oaep", "pkcs1"]).default("oaep"),
  PROVIDER_USER_KEY: z.string({ error: "is missing" }).min(1),
  SESSION_SECRET: secrets,
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "is not an address such as redis://127.0.0.1:6379" }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** The server ends a start with an exit code of its own for errors of this name. */
class BadSettings extends Error {
  override name = "BadSettings";
}

function read() {
  const given = Object.entries(process.env).filter(([, value]) => value !== "");
  const result = environment.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new BadSettings(`The portal cannot start: ${faults.join("; ")}`);
  }
  const { data } = result;
  return { ...data, ORIGIN: new URL(data.ORIGIN ?? `http://localhost:${data.PORT}`).origin };
}

/** The environment, parsed once. A bad setting stops the start with a message that names it. */
export const config = read();
