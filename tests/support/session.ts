import type { LoaderFunctionArgs } from "@remix-run/node";
import { openCookies, type SessionData } from "~/session/cookie.server";
import { type SessionUser, sessionUser } from "~/provider/rows.server";
import { shareUser } from "~/session/users.server";

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

let serial = 0;

/** An access token like the provider's; each is different. */
export function accessToken({ userId = 7, seconds = 300 } = {}): string {
  serial += 1;
  return `${part({ alg: "HS256" })}.${part({ user_id: userId, exp: Math.floor(Date.now() / 1000) + seconds, serial })}.c2ln`;
}

/** A Cookie header with this session. */
export async function cookieOf(data: Partial<SessionData>): Promise<string> {
  const cookies = await openCookies(new Request("http://portal.test/"));
  Object.assign(cookies.session, data);
  const headers = new Headers();
  await cookies.flush(headers);
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** The arguments of a loader for a request of this signed-in user. */
export async function argsOf(
  path: string,
  user: Partial<SessionUser>,
  session: Partial<SessionData> = {},
): Promise<LoaderFunctionArgs> {
  const access = accessToken();
  await shareUser(access, () => Promise.resolve({ ...sessionUser.parse({ id: 7 }), ...user }));
  const cookie = await cookieOf({
    id: "a-session",
    role: "admin",
    access,
    refresh: "refresh",
    seen: Date.now(),
    ...session,
  });
  return argsWith(new Request(`http://portal.test${path}`, { headers: { Cookie: cookie } }));
}

export function argsWith(request: Request): LoaderFunctionArgs {
  return { request, params: {}, context: {} };
}

/** The outcome of a guard or loader: the redirect's path, the thrown status, or 200. */
export async function outcomeOf(work: Promise<unknown>): Promise<string | number> {
  const answer = await work.then(
    (value) => value,
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return answer.headers.get("Location") ?? answer.status;
  if (answer instanceof Error) throw answer;
  return (answer as { init?: { status?: number } }).init?.status ?? 200;
}
