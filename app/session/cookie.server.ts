import { createHash } from "node:crypto";
import { unsealData, webCookies } from "iron-session";
import { config } from "~/config.server";
import { seal } from "~/shared-state.server";
import type { ToastData } from "~/ui/toast";
import type { Role } from "./permissions";

/** What the encrypted cookie holds. Times are epoch milliseconds. */
export interface SessionData {
  /** Created at each sign-in; identifies the session in the register of ended sessions. */
  id: string;
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
  toast: ToastData;
  /** When the last one-time code was sent. */
  otpSentAt: number;
  /** The person whose session ended here without signing out, so that what they still submit is kept as a draft. */
  expiredUser: number;
}
export type PortalSession = Partial<SessionData>;

/** A session without anything, as JSON. */
const EMPTY = "{}";

/** Browsers keep 4,096 characters of a cookie, name included, and drop a longer one without a word. */
const MAX_SEALED = 4_000;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Binds seals to the cookie. */
const PLACE = "session";

/** The first characters of the seals of iron-session, which earlier builds used. */
const OF_IRON = "Fe26.2*";

/** Such a seal names its secret by a number: from the secret's hash, or its position from the oldest on. */
const ironSecrets = Object.fromEntries(
  config.SESSION_SECRET.toReversed().flatMap((secret, place) => [
    [place + 1, secret],
    [createHash("sha256").update(secret).digest().readUInt32BE(), secret],
  ]),
);

/** The content of a session as JSON, which is empty if the seal is broken or foreign. */
async function openSeal(sealed: string): Promise<string> {
  if (!sealed.startsWith(OF_IRON)) return seal.open(sealed, PLACE) ?? EMPTY;
  return JSON.stringify(await unsealData(sealed, { password: ironSecrets, ttl: 0 }));
}

/** The cookies of one request: the opened session, plain cookies, and the headers still to be sent. */
export async function openCookies(request: Request) {
  const secure = request.url.startsWith("https:");
  const pending = new Headers();
  const jar = webCookies(request, pending);
  const cookieName = secure ? "__Host-portal" : "portal";
  const received = jar.read(cookieName);
  let held = received ? await openSeal(received) : EMPTY;
  const session = JSON.parse(held) as PortalSession;
  /** The access token of a session that must not be written. */
  let overtaken: string | undefined;

  function save(json: string): void {
    const sealed = json === EMPTY ? "" : seal.seal(json, PLACE);
    if (sealed.length > MAX_SEALED) throw new Error(`a session of ${sealed.length} characters fits into no cookie`);
    const kept = { httpOnly: true, sameSite: "lax", secure, path: "/" } as const;
    jar.write(cookieName, sealed, sealed ? kept : { ...kept, maxAge: 0 });
  }

  return {
    session,
    read: (name: string): string | undefined => jar.read(name),
    /** Writes a plain cookie for a year; the page's own script may read it. */
    write: (name: string, value: string): void => {
      jar.write(name, value, { sameSite: "lax", secure, path: "/", maxAge: YEAR_SECONDS });
    },
    /** Prevents the current session from being written: the browser may have a newer one. */
    keepAsItIs: (): void => void (overtaken = session.access),
    /** Moves the cookies that changed since the last call to the headers of an answer. */
    async flush(headers: Headers): Promise<void> {
      const now = JSON.stringify(session);
      if (now !== held && (!overtaken || session.access !== overtaken)) {
        held = now;
        save(now);
      }
      for (const cookie of pending.getSetCookie()) headers.append("Set-Cookie", cookie);
      pending.delete("Set-Cookie");
    },
  };
}
export type Cookies = Awaited<ReturnType<typeof openCookies>>;
