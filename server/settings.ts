import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { type Trust, trustAddresses, trustHops, trustNobody } from "./trust.ts";

export interface Settings extends z.output<typeof environment> {
  /** The bundled reference provider runs beside the portal, with accounts that everybody knows. */
  isDemo: boolean;
  HOST: string;
}

function isRedis(address: string): boolean {
  const { protocol = "", pathname = "" } = URL.parse(address) ?? {};
  return /^rediss?:$/.test(protocol) && /^(\/\d*)?$/.test(pathname);
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const neededWithoutDemo = ["PROVIDER_URL", "PROVIDER_PUBLIC_KEY", "PROVIDER_USER_KEY", "SESSION_SECRET"];

function isHttp(address: string): boolean {
  return /^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : "");
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const trustedProxies = z.string().transform((text, context): Trust => {
  if (/^\d{1,2}$/.test(text)) return trustHops(Number(text));
  const networks = text.split(",").map((network) => network.trim());
  if (networks.every(isNetwork)) return trustAddresses(networks);
  context.addIssue({ code: "custom", message: "must be a number of hops or a list of addresses such as 10.0.0.0/8" });
  return z.NEVER;
});

const environment = z.object({
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int({ error: "must be a port number" })
    .min(1, { error: "must be a port number" })
    .max(65535, { error: "must be a port number" })
    .default(3000),
  HOST: z.string().optional(),
  DEMO: z.enum(["0", "1"], { error: "must be 1 or 0" }).default("0"),
  ORIGIN: z
    .string()
    .refine(isHttp, { error: "must be an address such as https://portal.example.net" })
    .transform((address) => new URL(address).origin)
    .optional(),
  TRUST_PROXY: trustedProxies.default(() => trustNobody),
  PROVIDER_URL: z
    .string()
    .refine(isHttp, { error: "must be an address such as https://provider.example.net" })
    .optional(),
  PROVIDER_PUBLIC_KEY: z.string().optional(),
  PROVIDER_USER_KEY: z.string().optional(),
  SESSION_SECRET: z
    .string()
    .refine((list) => list.split(",").every((secret) => secret.trim().length >= 32), {
      error: "must be one or more secrets of 32 characters or more, separated by commas",
    })
    .optional(),
  WORKERS: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4]|auto)$/, { error: "must be a number from 1 to 64, or auto for one for each core" })
    .transform((text) => (text === "auto" ? availableParallelism() : Number(text)))
    .default(1),
  REDIS_URL: z.string().refine(isRedis, { error: "must be an address such as redis://127.0.0.1:6379" }).optional(),
  DATA_DIR: z.string().default("./data"),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
});

type Given = Record<string, string | undefined>;

/** The settings are at fault; the message says so in one line, empty where that has been told. The app throws errors of this name too. */
export class BadSettings extends Error {
  override name = "BadSettings";
}

/** Exit code of a start that ended with BadSettings: EX_CONFIG of sysexits.h. */
export const badSettingsCode = 78;

/**
 * The settings of contract §10 that the server itself needs. An empty variable counts as absent; a bad one throws BadSettings, which
 * names it. Without a provider a checkout is the demo, for its own machine only; in production the demo must be asked for.
 */
export function readSettings(variables: Given): Settings {
  const given: Given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const isProduction = given.NODE_ENV === "production";
  const isDemo = given.DEMO ? given.DEMO === "1" : !isProduction && !given.PROVIDER_URL;
  const result = environment.safeParse(given);
  const faults = [
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...(isDemo ? faultsOfDemo(given) : faultsWithoutDemo(given)),
  ];
  if (!result.success || faults.length > 0) throw new BadSettings(`The portal cannot start: ${faults.join("; ")}`);
  return { ...result.data, isDemo, HOST: given.HOST ?? (isDemo && !isProduction ? "127.0.0.1" : "0.0.0.0") };
}

const faultsOfDemo = (given: Given): string[] =>
  given.PROVIDER_URL ? ["DEMO=1 and PROVIDER_URL exclude each other"] : [];

function faultsWithoutDemo(given: Given): string[] {
  const missing = neededWithoutDemo.filter((name) => !given[name]);
  if (missing.length === 0) return [];
  const names = new Intl.ListFormat("en").format(missing);
  const way = given.PROVIDER_URL ? "" : " (DEMO=1 starts the demo, whose passwords everybody knows)";
  return [`${names} ${missing.length === 1 ? "is" : "are"} missing${way}`];
}
