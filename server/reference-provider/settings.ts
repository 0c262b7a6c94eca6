import { z } from "zod";

/** How one reference provider runs. Lives and windows are in seconds. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly logLevel: string;
  /** Opens `/_test/…`: never set it where others can reach the provider. */
  readonly faults: boolean;
  /** The target of links in mails. */
  readonly portalOrigin: string;
  /** How much demo data fills an empty database: four sites or two hundred. */
  readonly demoSize: "small" | "large";
  /** `smtp://` or `smtps://` with credentials; without it mails stay in the log. */
  readonly smtpUrl?: string | undefined;
  readonly accessTokenLife: number;
  readonly refreshTokenLife: number;
  /** How long a renewed refresh token may be used once more without ending its login, for parallel renewals. */
  readonly refreshGrace: number;
  readonly challengeLife: number;
  readonly loginFailures: number;
  readonly loginWindow: number;
}

const number = (isGood: (value: number) => boolean, error: string) =>
  z.string().transform(Number).refine(isGood, { error });

const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value <= 65535;

const seconds = (fallback: number) =>
  number((value) => value > 0 && value < Infinity, "must be a number of seconds").default(fallback);

const isAddress = (schemes: RegExp) => (text: string) => schemes.test(URL.parse(text)?.protocol ?? "");

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const environment = z.object({
  PORT: number(isPort, "must be a port number, or 0 for a free one").default(8010),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  // Fastify logs its address at "info", which is printed for people anyway.
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("warn"),
  PROVIDER_FAULTS: z.enum(["0", "1"], { error: "must be 1 or 0" }).default("0"),
  DEMO_SIZE: z.enum(["small", "large"], { error: "must be small or large" }).default("small"),
  SMTP_URL: z
    .string()
    .refine(isAddress(/^smtps?:$/), { error: "must be an address such as smtp://mail.example.net" })
    .optional(),
  PORTAL_ORIGIN: z
    .string()
    .refine(isAddress(/^https?:$/), { error: "must be an address such as https://portal.example.net" })
    .default("http://localhost:3000"),
  ACCESS_TOKEN_LIFE: seconds(5 * 60),
  REFRESH_TOKEN_LIFE: seconds(24 * 60 * 60),
  REFRESH_GRACE: seconds(10),
  CHALLENGE_LIFE: seconds(60),
  LOGIN_FAILURES: number((value) => value > 0 && Number.isInteger(value), "must be a number of failures").default(10),
  LOGIN_WINDOW: seconds(15 * 60),
});

/** The names of all settings. */
export const settingNames = Object.keys(environment.shape);

/** Invalid settings; the message says which. */
export class BadSettings extends Error {}

/** The settings in the environment, where an empty one counts as unset; throws BadSettings, which names all invalid ones. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new BadSettings(`The demo cannot start: ${faults.join("; ")}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    logLevel: data.LOG_LEVEL,
    faults: data.PROVIDER_FAULTS === "1",
    portalOrigin: data.PORTAL_ORIGIN,
    demoSize: data.DEMO_SIZE,
    smtpUrl: data.SMTP_URL,
    accessTokenLife: data.ACCESS_TOKEN_LIFE,
    refreshTokenLife: data.REFRESH_TOKEN_LIFE,
    refreshGrace: data.REFRESH_GRACE,
    challengeLife: data.CHALLENGE_LIFE,
    loginFailures: data.LOGIN_FAILURES,
    loginWindow: data.LOGIN_WINDOW,
  };
}
