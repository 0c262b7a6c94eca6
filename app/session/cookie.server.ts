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

/** The newest secret seals; the older ones still open (to iron-session the highest number is the newest). */
const password = Object.fromEntries(
  config.SESSION_SECRET.toReversed().map((secret, index) => [String(index + 1), secret] as const),
);

/** The cookies of one request: the opened session, plain cookies, and the headers that wait to be sent. */
export async function openCookies(request: Request) {
  const secure = new URL(request.url).protocol === "https:";
  const pending = new Headers();
  const jar = webCookies(request, pending);
  const session: PortalSession = await getIronSession<SessionData>(jar, {
    cookieName: secure ? "__Host-portal" : "portal",
    password,
    ttl: 0,
    cookieOptions: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: undefined },
  });
  let sealed = JSON.stringify(session);

  return {
    session,
    read: (name: string): string | undefined => jar.read(name),
    /** Keeps a plain cookie for a year; the page's own script may read it. */
    write: (name: string, value: string): void => {
      jar.write(name, value, { sameSite: "lax", secure, path: "/", maxAge: YEAR_MS });
    },
    /** Moves the cookies that changed since the last call to the headers of an answer. */
    async flush(headers: Headers): Promise<void> {
      const now = JSON.stringify(session);
      if (now !== sealed) {
        sealed = now;
        if (now === "{}") session.destroy();
        else await session.save();
      }
      for (const cookie of pending.getSetCookie()) headers.append("Set-Cookie", cookie);
      pending.delete("Set-Cookie");
    },
  };
}
export type Cookies = Awaited<ReturnType<typeof openCookies>>;
