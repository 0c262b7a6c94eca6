import { createPublicKey } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { type Trust, trustAddresses, trustHops, trustNobody } from "./trust.ts";

export interface Settings extends z.output<typeof environment> {
  /** The bundled reference provider runs beside the portal, with publicly known accounts. */
  isDemo: boolean;
  HOST: string;
}

const needed = ["PROVIDER_URL", "PROVIDER_PUBLIC_KEY", "PROVIDER_USER_KEY", "SESSION_SECRET"] as const;

/** The settings of a portal with an external or already running provider. */
type SettingsWithProvider = Settings & Required<Pick<Settings, (typeof needed)[number]>>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

function isHttp(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? "");
}

function isOrigin(address: string): boolean {
  const { href, origin } = URL.parse(address) ?? {};
  return isHttp(address) && href === `${origin}/`;
}

function isProvider(address: string): boolean {
  const { href, origin, pathname = "" } = URL.parse(address) ?? {};
  return isHttp(address) && href === `${origin}${pathname}` && !/\/api\/?$/.test(pathname);
}

function isRedis(address: string): boolean {
  const { protocol = "", hostname, pathname = "" } = URL.parse(address) ?? {};
  return /^rediss?:$/.test(protocol) && Boolean(hostname) && /^(\/\d*)?$/.test(pathname);
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function readTrust(text: string): Trust | null {
  if (/^\d{1,2}$/.test(text)) return trustHops(Number(text));
  const networks = text.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? trustAddresses(networks) : null;
}

/** With a shorter key an X-TOKEN has no room for a challenge. */
const SHORTEST_KEY_BITS = 1024;

/** PEM text with its line ends, which variables hold as "\n", as spaces or not at all. */
function withLineEnds(pem: string): string {
  const [, kind, body] = /-----BEGIN ([A-Z ]+)-----(.+?)-----END/s.exec(pem) ?? [];
  const base64 = body?.replace(/\\[rn]|\s/g, "");
  return base64 ? `-----BEGIN ${kind}-----\n${base64}\n-----END ${kind}-----\n` : pem;
}

/** The key of the given PEM text, or of the file at the given path. */
function readPublicKey(given: string): string | null {
  try {
    const pem = existsSync(given) ? readFileSync(given, "utf8") : given;
    if (pem.includes("PRIVATE KEY")) return null;
    const key = createPublicKey(withLineEnds(pem));
    const { asymmetricKeyType, asymmetricKeyDetails: { modulusLength = 0 } = {} } = key;
    if (asymmetricKeyType !== "rsa" || modulusLength < SHORTEST_KEY_BITS) return null;
    return key.export({ type: "spki", format: "pem" }).toString();
  } catch {
    return null;
  }
}

function readSecrets(list: string): string[] | null {
  const secrets = list.split(",").map((secret) => secret.trim());
  return secrets.every((secret) => secret.length >= 32) ? secrets : null;
}

/**
 * What is secret may be in a file instead, as Compose and Kubernetes mount it: SESSION_SECRET_FILE is its path, which is
 * not looked at where SESSION_SECRET is set.
 */
const secretNames: readonly string[] = ["PROVIDER_USER_KEY", "SESSION_SECRET", "REDIS_URL"];
const fileOf = (name: string) => `${name}_FILE`;

/** The text of the file at the given path, if it can be read and there is one. */
function readText(path = ""): string | undefined {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

const secretFile = z
  .string()
  .refine((path) => readText(path) !== undefined, {
    error: "must be the path of a file with the secret that this user can read",
  })
  .optional();

/** A text parsed by `read`; null is invalid, and `error` continues the message after the setting's name. */
const readBy = <T>(read: (text: string) => T | null, error: string) =>
  z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: error });
    return z.NEVER;
  });

const environment = z.object({
  PORT: readBy(
    (text) => (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535 ? Number(text) : null),
    "must be a port number",
  ).default(3000),
  HOST: z.string().optional(),
  DEMO: z.enum(["0", "1"], { error: "must be 1 or 0" }).default("0"),
  ORIGIN: z
    .string()
    .refine(isOrigin, { error: "must be an address without a path, such as https://portal.example.net" })
    .transform((address) => new URL(address).origin)
    .optional(),
  TRUST_PROXY: readBy(readTrust, "must be a number of hops or a list of addresses such as 10.0.0.0/8").default(
    () => trustNobody,
  ),
  PROVIDER_URL: z
    .string()
    .refine(isProvider, { error: "must be an address without /api, such as https://provider.example.net" })
    .optional(),
  PROVIDER_PUBLIC_KEY: readBy(
    readPublicKey,
    `must be an RSA public key of ${SHORTEST_KEY_BITS} bits or more, as PEM text or as the path of a PEM file that this user can read`,
  ).optional(),
  PROVIDER_TOKEN_PADDING: z.enum(["oaep", "pkcs1"], { error: "must be oaep or pkcs1" }).default("oaep"),
  PROVIDER_USER_KEY: z.string().optional(),
  PROVIDER_USER_KEY_FILE: secretFile,
  SESSION_SECRET: readBy(
    readSecrets,
    "must be one or more secrets of 32 characters or more, separated by commas",
  ).optional(),
  SESSION_SECRET_FILE: secretFile,
  WORKERS: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4]|auto)$/, { error: "must be a number from 1 to 64, or auto for one for each core" })
    .transform((text) => (text === "auto" ? availableParallelism() : Number(text)))
    .default(1),
  REDIS_URL: z.string().refine(isRedis, { error: "must be an address such as redis://127.0.0.1:6379" }).optional(),
  REDIS_URL_FILE: secretFile,
  DATA_DIR: z.string().default("./data"),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
});

/** The names of all settings but those of the demo's provider. */
export const settingNames = Object.keys(environment.shape);

type Given = Record<string, string | undefined>;

/**
 * Invalid settings; the message has one line, or is empty if it was already printed. The app throws errors of this name
 * too.
 */
export class BadSettings extends Error {
  override name = "BadSettings";
}

/** Exit code of a start that ended with BadSettings: EX_CONFIG of sysexits.h. */
export const badSettingsCode = 78;

/**
 * The settings of contract §10. An empty variable counts as unset; an invalid one throws BadSettings with its name.
 * Without a provider, a checkout runs the demo, for this machine only; in production the demo must be requested.
 */
export function readSettings(variables: Given): Settings {
  const given: Given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  for (const name of secretNames) {
    if (given[name]) given[fileOf(name)] = undefined;
    else given[name] = readText(given[fileOf(name)]);
  }
  const placeOf = (name: string) => (given[fileOf(name)] ? `${name} in ${fileOf(name)}` : name);
  const isProduction = given.NODE_ENV === "production";
  const isDemo = given.DEMO ? given.DEMO === "1" : !isProduction && !given.PROVIDER_URL;
  const result = environment.safeParse(given);
  const faults = [
    ...(result.error?.issues ?? []).map((issue) => `${placeOf(issue.path.join("."))} ${issue.message}`),
    ...(isDemo ? faultsOfDemo(given) : faultsWithoutDemo(given)),
  ];
  if (!result.success || faults.length > 0) throw new BadSettings(`The portal cannot start: ${faults.join("; ")}`);
  return { ...result.data, isDemo, HOST: given.HOST ?? (isDemo && !isProduction ? "127.0.0.1" : "0.0.0.0") };
}

/** The same if a provider is required. */
export const readSettingsWithProvider = (variables: Given): SettingsWithProvider =>
  readSettings({ ...variables, DEMO: "0" }) as SettingsWithProvider;

/** The portal's origin as far as it is known without a request. */
export const publicOrigin = ({ ORIGIN, PORT }: Pick<Settings, "ORIGIN" | "PORT">): string =>
  ORIGIN ?? `http://localhost:${PORT}`;

const faultsOfDemo = (given: Given): string[] =>
  given.PROVIDER_URL ? ["DEMO=1 and PROVIDER_URL exclude each other"] : [];

function faultsWithoutDemo(given: Given): string[] {
  const missing = needed.filter((name) => !given[name] && !given[fileOf(name)]);
  if (missing.length === 0) return [];
  const names = new Intl.ListFormat("en").format(missing);
  const way = given.PROVIDER_URL ? "" : " (DEMO=1 starts the demo, whose passwords everybody knows)";
  return [`${names} ${missing.length === 1 ? "is" : "are"} missing${way}`];
}
