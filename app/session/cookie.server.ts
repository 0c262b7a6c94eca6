import { createHash } from "node:crypto";
import { sealData, unsealData, webCookies } from "iron-session";
import { config } from "~/config.server";
import { shortened } from "~/language/shortened";
import type { ToastData } from "~/ui/toast";
import type { Role } from "./permissions";

/** What the encrypted cookie holds. Times are epoch milliseconds. */
export interface SessionData {
  /** Created at each sign-in; identifies the session in the register of ended sessions. */
  id: string;
  /** Without `access`: of the session that has ended, so that people log in where they belong. */
  role: Role;
  access: string;
  refresh: string;
  /** The last request that a person made. */
  seen: number;
  /** When the session was last proven to belong to the account: at sign-in or by a renewal. */
  proven: number;
  /** A password was set in this browser by a mailed link, and nobody has signed in since. */
  passwordSet: boolean;
  /** For the next page. */
  toast: LeftToast;
  /** When the last one-time code was sent. */
  otpSentAt: number;
  /** The person whose session ended here without signing out, so that what they still submit is kept as a draft. */
  expiredUser: number;
}
export type PortalSession = Partial<SessionData>;

/**
 * A toast for the next page. If a script opens it: until when the page shows it also if it is loaded anew, and its address
 * once it was given the toast.
 */
interface LeftToast extends ToastData {
  until?: number;
  givenTo?: string;
}

/** A session without anything, as JSON. */
const EMPTY = "{}";

/** Browsers keep 4,096 characters of a cookie, name included, and drop a longer one without a word. */
const MAX_COOKIE_CHARACTERS = 4_000;

/** A session is split into at most this many cookies. One is enough, unless a provider's tokens say more than who the person is. */
const MAX_COOKIES = 3;

/** Messages may be worded by a provider. */
const MAX_TOAST_CHARACTERS = 300;

/** A message for the next page, cut to what a toast and the session's cookie have room for. */
export const briefToast = (toast: ToastData): ToastData => ({
  ...toast,
  message: shortened(toast.message, MAX_TOAST_CHARACTERS),
});

/** What a browser may keep of one name for all its people: the cookies must fit into the head of a request (limits.ts). */
const MAX_OF_NAME = 7_000;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A seal names its secret by this number, which does not depend on the secret's position in the list. */
const numberOf = (secret: string): number => createHash("sha256").update(secret).digest().readUInt32BE();

const [newest = "", ...older] = config.SESSION_SECRET;
/** The newest secret seals. */
const sealing = { [numberOf(newest)]: newest };
/** All secrets open seals, by their number or, for seals of version 2.0.11, by their position from the oldest on. */
const secrets = Object.fromEntries(
  [...older.toReversed(), newest].flatMap((secret, place) => [
    [String(place + 1), secret],
    [String(numberOf(secret)), secret],
  ]),
);

/** At most this many opened sessions are kept; the least recently used is dropped first. */
const MAX_OPENED = 2_000;

/**
 * The content of sessions as JSON, by sealed text, from the first request on that has it opened: unsealing costs as much
 * as a small page. Whether a session has ended is checked elsewhere.
 */
const opened = new Map<string, Promise<string>>();

function keepOpened(sealed: string, json: Promise<string>): void {
  opened.delete(sealed);
  opened.set(sealed, json);
  const [oldest] = opened.keys();
  if (opened.size > MAX_OPENED && oldest !== undefined) opened.delete(oldest);
}

/** The content of a session, which is empty if the seal is broken or foreign. */
async function openSeal(sealed: string): Promise<string> {
  const opening = opened.get(sealed) ?? unsealData(sealed, { password: secrets, ttl: 0 }).then(JSON.stringify);
  keepOpened(sealed, opening);
  const json = await opening;
  if (json === EMPTY) opened.delete(sealed);
  return json;
}

/** The cookies with such a name and their sizes, those first that were created first, as browsers send them (RFC 6265). */
const cookiesLike = (request: Request, pattern: RegExp) =>
  (request.headers.get("Cookie") ?? "")
    .split(/; */)
    .map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), size: pair.length }))
    .filter(({ name }) => pattern.test(name));

/** The cookies of one request: the opened session, plain cookies, and the headers still to be sent. */
export async function openCookies(request: Request) {
  const secure = request.url.startsWith("https:");
  const pending = new Headers();
  const jar = webCookies(request, pending);
  /** The plain cookies that were written, by name. */
  const written = new Map<string, string>();
  /** Writes a plain cookie for a year; the page's own script may read it. */
  const write = (name: string, value: string): void => {
    written.set(name, value);
    jar.write(name, value, { sameSite: "lax", secure, path: "/", maxAge: YEAR_SECONDS });
  };
  const read = (name: string): string | undefined => written.get(name) ?? jar.read(name);
  const cookieName = secure ? "__Host-portal" : "portal";
  const parts = Array.from({ length: MAX_COOKIES }, (_, at) => {
    const name = at === 0 ? cookieName : `${cookieName}-${at + 1}`;
    return { name, text: jar.read(name) ?? "" };
  });
  const received = parts.map(({ text }) => text).join("");
  let held = received ? await openSeal(received) : EMPTY;
  const session = JSON.parse(held) as PortalSession;
  /** The access token of a session that must not be written. */
  let overtaken: string | undefined;

  async function save(json: string): Promise<void> {
    const sealed = json === EMPTY ? "" : await sealData(session, { password: sealing, ttl: 0 });
    if (sealed.length > MAX_COOKIES * MAX_COOKIE_CHARACTERS)
      throw new Error(`a session of ${sealed.length} characters does not fit into ${MAX_COOKIES} cookies`);
    if (sealed) keepOpened(sealed, Promise.resolve(json));
    const kept = { httpOnly: true, sameSite: "lax", secure, path: "/" } as const;
    for (const [at, part] of parts.entries()) {
      const text = sealed.slice(at * MAX_COOKIE_CHARACTERS, (at + 1) * MAX_COOKIE_CHARACTERS);
      if (text || part.text) jar.write(part.name, text, text ? kept : { ...kept, maxAge: 0 });
      part.text = text;
    }
  }

  return {
    session,
    read,
    write,
    /** Reads what the browser keeps for a person. */
    readOf: (person: number, name: string): string | undefined => read(`${name}-${person}`),
    /** Writes it. Where many people use one browser, it forgets those who have kept something the longest. */
    writeOf(person: number, name: string, value: string): void {
      const own = `${name}-${person}`;
      const others = cookiesLike(request, new RegExp(`^${name}-\\d+$`)).filter((other) => other.name !== own);
      let size = others.reduce((sum, other) => sum + other.size, value.length);
      for (const other of others) {
        if (size <= MAX_OF_NAME) break;
        jar.write(other.name, "", { secure, path: "/", maxAge: 0 });
        size -= other.size;
      }
      write(own, value);
    },
    /** Prevents the current session from being written: the browser may have a newer one. */
    keepAsItIs: (): void => void (overtaken = session.access),
    /** Moves the cookies that changed since the last call to the headers of an answer. */
    async flush(headers: Headers): Promise<void> {
      const now = JSON.stringify(session);
      if (now !== held && (!overtaken || session.access !== overtaken)) {
        held = now;
        await save(now);
      }
      for (const cookie of pending.getSetCookie()) headers.append("Set-Cookie", cookie);
      pending.delete("Set-Cookie");
    },
  };
}
export type Cookies = Awaited<ReturnType<typeof openCookies>>;
