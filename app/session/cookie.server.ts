import { createHash } from "node:crypto";
import { getIronSession, type IronSession, webCookies } from "iron-session";
import { config } from "~/config.server";
import type { ToastData } from "~/ui/toast";
import type { Role } from "./permissions";

/** What the encrypted cookie holds. Times are epoch milliseconds. */
export interface SessionData {
  /** Made new at each sign-in; names the session in the register of ended ones. */
  id: string;
  role: Role;
  access: string;
  refresh: string;
  /** The last request that a person made. */
  seen: number;
  /** When it was last certain that the session is the account's: its sign-in, or a renewal since. */
  proven: number;
  /** A password was set in this browser by a mailed link, and nobody has signed in since. */
  passwordSet: boolean;
  /** For the next page. */
  toast: ToastData;
  /** When the last one-time code was sent. */
  otpSentAt: number;
  /** Whose session ended here by itself, so that what that person still sends of a form is kept. */
  expiredUser: number;
}
export type PortalSession = IronSession<SessionData>;

const YEAR_MS = 365 * 24 * 60 * 60;

/** A seal names its secret by this number, which is the same wherever the secret stands in the list. */
const numberOf = (secret: string): number => createHash("sha256").update(secret).digest().readUInt32BE();

const [newest = "", ...older] = config.SESSION_SECRET;
/** The newest secret seals. */
const sealing = { [numberOf(newest)]: newest };
/** All of them open, by their number or, as seals of version 2.0.11 name them, by their place from the oldest on. */
const opening = Object.fromEntries(
  [...older.toReversed(), newest].flatMap((secret, place) => [
    [String(place + 1), secret],
    [String(numberOf(secret)), secret],
  ]),
);

/** The most opened sessions that are kept; the one that was not used for longest goes first. */
const MAX_OPENED = 2_000;

/** What sessions hold, as JSON, by their sealed text: opening one costs as much as a small page. Who is ended is asked elsewhere. */
const opened = new Map<string, string>();

function keepOpened(sealed: string, json: string): void {
  opened.delete(sealed);
  opened.set(sealed, json);
  const [oldest] = opened.keys();
  if (opened.size > MAX_OPENED && oldest !== undefined) opened.delete(oldest);
}

/** The cookies of one request: the opened session, plain cookies, and the headers that wait to be sent. */
export async function openCookies(request: Request) {
  const secure = new URL(request.url).protocol === "https:";
  const pending = new Headers();
  const jar = webCookies(request, pending);
  const cookieName = secure ? "__Host-portal" : "portal";
  const received = jar.read(cookieName) ?? "";
  const known = opened.get(received);
  const sessionJar: typeof jar = {
    ...jar,
    read: (name) => (known && name === cookieName ? undefined : jar.read(name)),
    write(name, value, options) {
      if (name === cookieName && value) keepOpened(value, JSON.stringify(session));
      jar.write(name, value, options);
    },
  };
  const options = {
    cookieName,
    ttl: 0,
    cookieOptions: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: undefined },
  } as const;
  const session: PortalSession = await getIronSession<SessionData>(sessionJar, { ...options, password: opening });
  session.updateConfig({ ...options, password: sealing });
  if (known) Object.assign(session, JSON.parse(known));
  let held = JSON.stringify(session);
  /** The access token of a session that is not to be written. */
  let overtaken: string | undefined;
  if (held !== "{}") keepOpened(received, held);

  return {
    session,
    read: (name: string): string | undefined => jar.read(name),
    /** Keeps a plain cookie for a year; the page's own script may read it. */
    write: (name: string, value: string): void => {
      jar.write(name, value, { sameSite: "lax", secure, path: "/", maxAge: YEAR_MS });
    },
    /** Does not write the session of now: the browser may have a newer one. */
    keepAsItIs: (): void => void (overtaken = session.access),
    /** Moves the cookies that changed since the last call to the headers of an answer. */
    async flush(headers: Headers): Promise<void> {
      const now = JSON.stringify(session);
      if (now !== held && (!overtaken || session.access !== overtaken)) {
        held = now;
        if (now === "{}") session.destroy();
        else await session.save();
      }
      for (const cookie of pending.getSetCookie()) headers.append("Set-Cookie", cookie);
      pending.delete("Set-Cookie");
    },
  };
}
export type Cookies = Awaited<ReturnType<typeof openCookies>>;
