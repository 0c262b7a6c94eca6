import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { SessionExpired, Unavailable } from "~/provider/errors";
import type { Provider } from "~/provider/index.server";
import { sessionUser } from "~/provider/rows.server";
import { noteLinkUsed } from "~/session/account-sessions.server";
import { client } from "~/session/client.server";
import { contextOf } from "~/session/context.server";
import type { PortalSession } from "~/session/cookie.server";
import { Toasts } from "~/session/toasts.server";
import { renewTokens } from "~/session/renewal.server";
import { sharedState } from "~/shared-state.server";
import { accessToken, argsOf, argsWith, cookieOf, outcomeOf } from "../../support/session.ts";

test("one context serves all loaders of a request", async () => {
  const args = await argsOf("/", {});
  expect(await contextOf(args)).toBe(await contextOf({ ...args }));
});

const post = (headers: Record<string, string>) =>
  outcomeOf(contextOf(argsWith(new Request("http://portal.test/theme", { method: "POST", headers }))));

test("writes that another site started are refused", async () => {
  expect(await post({ Origin: "https://evil.example" })).toBe(403);
  expect(await post({ Origin: "null" })).toBe(403);
  expect(await post({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
  expect(await post({ "Sec-Fetch-Site": "same-site", Origin: "http://portal.test" })).toBe(403);
  expect(await post({ Origin: "http://portal.test" })).toBe(200);
  expect(await post({ "Sec-Fetch-Site": "same-origin", Origin: "null" })).toBe(200);
  expect(await post({ Origin: "http://10.0.0.5:3000", Host: "10.0.0.5:3000" })).toBe(200);
  expect(await post({})).toBe(200);
});

test("a redirect leads only to own paths and carries the pending cookies", async () => {
  const context = await contextOf(argsWith(new Request("http://portal.test/")));
  const own = await context.redirect("/dashboard", { toast: { message: "Saved" } });
  expect(own.status).toBe(303);
  expect(own.headers.get("Location")).toBe("/dashboard");
  expect(own.headers.getSetCookie()).toHaveLength(1);
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a\r\nSet-Cookie: x=y",
  ]) {
    expect((await context.redirect(path)).headers.get("Location")).toBe("/");
  }
});

test("a provider's long message does not push the tokens out of the cookie", async () => {
  const context = await contextOf(await argsOf("/", {}, { refresh: "r".repeat(900) }));
  const answer = await context.redirect("/dashboard", { toast: { message: "Ditandai. ".repeat(500), tone: "error" } });
  expect(answer.status).toBe(303);
  expect(context.session.toast?.message).toMatch(/^(Ditandai\. )+Ditandai\.…$/);
  expect(context.session.toast?.tone).toBe("error");
});

test("a toast is shown once", async () => {
  const context = await contextOf(await argsOf("/", {}, { toast: { message: "Saved" } }));
  expect(context.toasts.take()).toEqual({ message: "Saved" });
  expect(context.toasts.take()).toBeNull();
});

test("a page that a script opened shows its toast also if it is loaded anew, others do not, and it goes when the script goes on", async () => {
  const session: PortalSession = {};
  const leave = () => new Toasts(session, true, "/form").leave({ message: "Saved" }, 0);
  const taken = (isData: boolean, now: number, address = "/list") =>
    new Toasts(session, isData, address).take(now)?.message;
  leave();
  expect([taken(true, 100), taken(false, 900, "/form"), taken(false, 1_900)]).toEqual(["Saved", undefined, "Saved"]);
  expect([taken(true, 2_000), taken(false, 2_100)]).toEqual([undefined, undefined]);
  leave();
  expect(taken(false, 60_000)).toBeUndefined();
  expect(session).toEqual({});
});

test("a toast outlives a redirect on its way", async () => {
  const context = await contextOf(await argsOf("/", {}, { toast: { message: "Saved" } }));
  context.toasts.take();
  await context.redirect("/dashboard");
  expect(context.session.toast).toEqual({ message: "Saved" });
});

test("signing in makes a new session, signing out ends it for every copy of its cookie", async () => {
  const context = await contextOf(await argsOf("/", {}, { id: "before", toast: { message: "old" } }));
  context.signIn({ access: accessToken(), refresh: "r" }, "tenant");
  const { id } = context.session;
  expect(id).not.toBe("before");
  expect(context.toasts.take()).toBeNull();
  context.signOut();
  expect({ ...context.session }).toEqual({});
  expect((await contextOf(await argsOf("/", {}, { id }))).expired).toBe(true);
});

test("a browser that leaves ends the calls of its page, neither those of its form nor those that others wait for", async () => {
  const late = (signal?: AbortSignal) => () => pause(50, sessionUser.parse({ id: 7 }), { signal });
  const as = vi
    .spyOn(client, "as")
    .mockImplementation(({ signal }) => ({ user: late(signal), read: late(signal) }) as unknown as Provider);
  const Cookie = await cookieOf({ id: "waits", role: "admin", access: accessToken(), seen: Date.now() });
  const requestOf = (clientGone: AbortSignal, method = "GET") =>
    contextOf({
      ...argsWith(new Request("http://portal.test/", { method, headers: { Cookie } })),
      context: { clientGone },
    });
  const leaving = new AbortController();
  const page = await requestOf(leaving.signal);
  const form = await requestOf(leaving.signal, "POST");
  const another = await requestOf(new AbortController().signal);
  const waiting = Promise.allSettled([
    page.provider.read("racktype/1", sessionUser),
    form.provider.read("racktype/1", sessionUser),
    page.readUser(),
    another.readUser(),
  ]);
  leaving.abort();
  expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
  as.mockRestore();
});

test("a failure that several requests wait for is one of each of them", async () => {
  const fail = () => pause(20).then(() => Promise.reject(new SessionExpired()));
  const as = vi.spyOn(client, "as").mockReturnValue({ user: fail, read: fail } as unknown as Provider);
  const session = { id: "fails", role: "admin", access: accessToken(), seen: Date.now() } as const;
  const headers = { Cookie: await cookieOf(session) };
  const requestOf = () => contextOf(argsWith(new Request("http://portal.test/", { headers })));
  const both = [await requestOf(), await requestOf()];
  const answers = await Promise.all(both.map((context) => outcomeOf(context.readUser())));
  expect(answers).toEqual([401, 401]);
  expect(both.map(({ expired, session: { expiredUser } }) => [expired, expiredUser])).toEqual([
    [true, 7],
    [true, 7],
  ]);
  as.mockRestore();
});

test("requests side by side share one renewal; a failed one is tried again", async () => {
  const tokens = { access: accessToken(), refresh: "next" };
  const down = () => pause(50).then(() => Promise.reject(new Unavailable("down")));
  const renew = vi.spyOn(client, "renew").mockImplementationOnce(down).mockResolvedValue(tokens);
  const old = accessToken({ seconds: 10 });
  const both = async () => {
    const args = [await argsOf("/", {}, { access: old }), await argsOf("/", {}, { access: old })];
    return (await Promise.all(args.map(contextOf))).map(({ session }) => session.access);
  };
  expect(await both()).toEqual([old, old]);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(await both()).toEqual([tokens.access, tokens.access]);
  expect(await both()).toEqual([tokens.access, tokens.access]);
  expect(renew).toHaveBeenCalledTimes(2);
  renew.mockRestore();
});

test("where the clock is ahead of the provider's, tokens are renewed when they are refused, not with each request", async () => {
  const tokensOf = (seconds: number) => ({ access: accessToken({ seconds }), refresh: "next" });
  const renew = vi.spyOn(client, "renew").mockImplementation(async () => tokensOf(-300));
  const sessionWith = async (access: string) => (await contextOf(await argsOf("/", {}, { access }))).session;
  const session = await sessionWith(accessToken({ seconds: -300 }));
  await sessionWith(session.access ?? "");
  expect(renew).toHaveBeenCalledTimes(1);

  renew.mockImplementation(async () => tokensOf(300));
  await renewTokens(session);
  await sessionWith(accessToken({ seconds: 10 }));
  expect(renew).toHaveBeenCalledTimes(3);
  renew.mockRestore();
});

test("a refused renewal ends no session whose token serves, which another process may have renewed, and writes none over the newer", async () => {
  const renew = vi.spyOn(client, "renew").mockRejectedValue(new SessionExpired("token_not_valid"));
  const contextWith = async (seconds: number, proven = Date.now()) =>
    contextOf(
      await argsOf(
        "/",
        {},
        { id: crypto.randomUUID(), access: accessToken({ seconds }), seen: Date.now() - 60_000, proven },
      ),
    );
  const alive = await contextWith(10);
  alive.touch();
  expect([alive.expired, alive.role]).toEqual([false, "admin"]);
  expect((await alive.reply(new Response())).headers.getSetCookie()).toEqual([]);

  const info = vi.spyOn(log, "info").mockReturnValue();
  const over = await contextWith(-1);
  expect(over.expired).toBe(true);
  expect(info.mock.calls).toEqual([[{ reason: "session expired (token_not_valid)" }, "a session ended"]]);
  expect((await over.reply(new Response())).headers.getSetCookie()).toHaveLength(1);

  const left = await contextWith(10);
  left.signOut();
  expect((await left.reply(new Response())).headers.getSetCookie()).toHaveLength(1);

  await noteLinkUsed();
  expect((await contextWith(10, Date.now() - 1_000)).expired).toBe(true);
  await sharedState.delete("password:link");
  renew.mockRestore();
});

test("a renewal from before a password was set by a link proves nothing afterwards, to no copy of its cookie", async () => {
  const renewed = { access: accessToken(), refresh: "r" };
  const renew = vi.spyOn(client, "renew").mockResolvedValueOnce(renewed).mockRejectedValue(new SessionExpired());
  const cookie = { id: crypto.randomUUID(), access: accessToken({ seconds: 11 }), proven: Date.now() - 1_000 };
  const open = async () => contextOf(await argsOf("/", {}, cookie));
  expect((await open()).session.access).toBe(renewed.access);
  await noteLinkUsed();
  expect((await open()).expired).toBe(true);
  await sharedState.delete("password:link");
  renew.mockRestore();
});

test("tokens of another account do not make the session another person's: it ends", async () => {
  const tokens = { access: accessToken({ userId: 8 }), refresh: "next" };
  const renew = vi.spyOn(client, "renew").mockResolvedValue(tokens);
  const { expired, role, account } = await contextOf(
    await argsOf("/", {}, { id: crypto.randomUUID(), access: accessToken({ seconds: -1 }) }),
  );
  expect([expired, role, account]).toEqual([true, null, 7]);
  renew.mockRestore();
});

test("a provider that is down keeps a session whose token is about to end", async () => {
  const context = await contextOf(await argsOf("/", {}, { access: accessToken({ seconds: 10 }) }));
  expect(context.expired).toBe(false);
  expect(context.role).toBe("admin");
});

test.each([
  ["lite=true", false, true],
  ["lite=true", true, false],
  ["lite=false", false, false],
  ["elite=true", false, false],
])("with the cookie %s, asked for data: %s, loader data is handed over: %s", async (Cookie, isData, isHanded) => {
  const handover: { loaderData?: Map<string, unknown> } = {};
  const request = new Request("http://portal.test/", { headers: { Cookie } });
  await contextOf({ request, params: {}, context: { handover, isData } });
  expect(handover.loaderData !== undefined).toBe(isHanded);
});
