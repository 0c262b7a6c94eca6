import { isIP } from "node:net";
import { z } from "zod";
import { type Trust, trustAddresses, trustHops, trustNobody } from "./trust.ts";

export type Settings = z.output<typeof environment>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const neededByProvider = ["PROVIDER_PUBLIC_KEY", "PROVIDER_USER_KEY", "SESSION_SECRET"] as const;

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

const environment = z
  .object({
    PORT: z.coerce
      .number({ error: "must be a port number" })
      .int({ error: "must be a port number" })
      .min(1, { error: "must be a port number" })
      .max(65535, { error: "must be a port number" })
      .default(3000),
    HOST: z.string().default("0.0.0.0"),
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
    DATA_DIR: z.string().default("./data"),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
  })
  .superRefine((settings, context) => {
    if (!settings.PROVIDER_URL) return;
    for (const name of neededByProvider)
      if (!settings[name])
        context.addIssue({ code: "custom", path: [name], message: "is missing (PROVIDER_URL is set and needs it)" });
  });

export class BadSettings extends Error {}

/** The settings of contract §10 that the server itself needs. An empty variable counts as absent; a bad one throws BadSettings, which names it in one line. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new BadSettings(`The portal cannot start: ${faults.join("; ")}`);
}
