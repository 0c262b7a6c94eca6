import { z } from "zod";

/** How one reference provider runs. Lives and windows are in seconds. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly logLevel: string;
  /** Opens `/_test/…`: never set it where others can reach the provider. */
  readonly faults: boolean;
  /** Where the links in mails lead. */
  readonly portalOrigin: string;
  /** How much demo data fills an empty database: four sites or two hundred. */
  readonly demoSize: "small" | "large";
  /** `smtp://` or `smtps://` with credentials; without it mails stay in the log. */
  readonly smtpUrl?: string | undefined;
  readonly accessTokenLife: number;
  readonly refreshTokenLife: number;
  /** For so long a renewed refresh token may come once more without ending its login: renewals that ran side by side. */
  readonly refreshGrace: number;
  readonly challengeLife: number;
  readonly loginFailures: number;
  readonly loginWindow: number;
}

const seconds = (fallback: number) => z.coerce.number().positive().default(fallback);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8010),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  // Fastify tells at "info" where it listens, which is said for people anyway.
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  PROVIDER_FAULTS: z.enum(["0", "1"]).default("0"),
  DEMO_SIZE: z.enum(["small", "large"]).default("small"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PORTAL_ORIGIN: z.url().default("http://localhost:3000"),
  ACCESS_TOKEN_LIFE: seconds(5 * 60),
  REFRESH_TOKEN_LIFE: seconds(24 * 60 * 60),
  REFRESH_GRACE: seconds(10),
  CHALLENGE_LIFE: seconds(60),
  LOGIN_FAILURES: z.coerce.number().int().positive().default(10),
  LOGIN_WINDOW: seconds(15 * 60),
});

/** The settings are at fault; the message says how. */
export class BadSettings extends Error {}

/** The settings that the environment gives; throws BadSettings that names each bad one. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new BadSettings(z.prettifyError(parsed.error));
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
