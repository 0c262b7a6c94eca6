import { sealData } from "iron-session";
import { expect, test, vi } from "vitest";
import { openCookies } from "~/session/cookie.server";
import { cookieOf } from "../../support/session.ts";

const token = (length = 900) => Array.from({ length }, () => Math.floor(Math.random() * 36).toString(36)).join("");

test("two tokens of 900 bytes fit into the 4,096 bytes that browsers keep of a cookie", async () => {
  const cookie = await cookieOf({
    id: crypto.randomUUID(),
    role: "admin",
    access: token(),
    refresh: token(),
    seen: Date.now(),
    toast: { message: "Record data has been created" },
  });
  expect(cookie).not.toContain(";");
  expect(cookie.length).toBeLessThan(4_096);
});

test("a provider's longer tokens are split into several cookies, of which no shorter session leaves one behind", async () => {
  const tokens = { access: token(3_500), refresh: token(3_500) };
  const cookie = await cookieOf(tokens);
  expect(cookie.split("; ").map((one) => one.split("=")[0])).toEqual(["portal", "portal-2", "portal-3"]);
  for (const one of cookie.split("; ")) expect(one.length).toBeLessThan(4_096);

  const cookies = await openCookies(new Request("http://portal.test/", { headers: { Cookie: cookie } }));
  expect(cookies.session).toEqual(tokens);
  Object.assign(cookies.session, { access: "short", refresh: token(3_500) });
  const shorter = new Headers();
  await cookies.flush(shorter);
  expect(shorter.getSetCookie().map((line) => /^portal(-\d)?=;.*Max-Age=0/i.test(line))).toEqual([false, false, true]);
  for (const name of Object.keys(cookies.session)) Reflect.deleteProperty(cookies.session, name);
  const emptied = new Headers();
  await cookies.flush(emptied);
  expect(emptied.getSetCookie().map((line) => line.split(";")[0])).toEqual(["portal=", "portal-2="]);

  await expect(cookieOf({ access: token(9_000) })).rejects.toThrow("does not fit into 3 cookies");
});

test("the cookie is HttpOnly, Lax and for the whole site; behind TLS Secure with the __Host- name", async () => {
  const line = async (url: string) => {
    const cookies = await openCookies(new Request(url));
    cookies.session.id = "x";
    const headers = new Headers();
    await cookies.flush(headers);
    return headers.getSetCookie()[0] ?? "";
  };
  expect(await line("http://portal.test/")).toMatch(/^portal=/);
  expect(await line("http://portal.test/")).toMatch(/Path=\/; HttpOnly; SameSite=Lax$/i);
  expect(await line("https://portal.test/")).toMatch(/^__Host-portal=.*Secure/i);
});

test("nothing is sent when nothing changed, and a session without anything is taken away", async () => {
  const request = async () => new Request("http://portal.test/", { headers: { Cookie: await cookieOf({ id: "x" }) } });
  const untouched = await openCookies(await request());
  const headers = new Headers();
  await untouched.flush(headers);
  expect(headers.getSetCookie()).toEqual([]);

  const emptied = await openCookies(await request());
  delete emptied.session.id;
  await emptied.flush(headers);
  expect(headers.getSetCookie()[0]).toMatch(/^portal=;.*Max-Age=0/i);
  const again = new Headers();
  await emptied.flush(again);
  expect(again.getSetCookie()).toEqual([]);
});

test("a cookie outlives each step of a change of secrets, at portals that have taken it and others that have not", async () => {
  const first = process.env.SESSION_SECRET;
  const [old, fresh] = ["the secret until now that is long enough", "a secret from now on that is long enough"];
  const lists = [old, `${old},${fresh}`, `${fresh},${old}`, fresh];
  for (const [step, list] of lists.entries()) {
    vi.resetModules();
    process.env.SESSION_SECRET = list;
    const support = await import("../../support/session.ts");
    const cookie = await support.cookieOf({ id: "kept" });
    for (const other of lists.slice(Math.max(0, step - 1), step + 2)) {
      vi.resetModules();
      process.env.SESSION_SECRET = other;
      const { openCookies: open } = await import("~/session/cookie.server");
      const { session } = await open(new Request("http://portal.test/", { headers: { Cookie: cookie } }));
      expect([list, other, session.id]).toEqual([list, other, "kept"]);
    }
  }
  process.env.SESSION_SECRET = first;
  vi.resetModules();
});

test("a cookie sealed with the old secret opens after a new one was put first, a foreign or broken one does not", async () => {
  const kept = await cookieOf({ id: "kept" });
  vi.resetModules();
  const first = process.env.SESSION_SECRET;
  const opened = async (cookie: string) => {
    const { openCookies: open } = await import("~/session/cookie.server");
    return (await open(new Request("http://portal.test/", { headers: { Cookie: cookie } }))).session.id;
  };
  process.env.SESSION_SECRET = `a newer secret that is long enough as well,${first}`;
  expect(await opened(kept)).toBe("kept");
  expect(await opened(kept.slice(0, -9) + "tampered!")).toBeUndefined();
  vi.resetModules();
  process.env.SESSION_SECRET = "a foreign secret that never sealed anything";
  expect(await opened(kept)).toBeUndefined();
  process.env.SESSION_SECRET = first;
});

test("a cookie that was opened before is not opened again, and what one request changes is not another one's", async () => {
  const decrypt = vi.spyOn(crypto.subtle, "decrypt");
  const request = new Request("http://portal.test/", { headers: { Cookie: await cookieOf({ id: "kept", seen: 1 }) } });
  const [first, second] = [await openCookies(request), await openCookies(request)];
  expect(decrypt).not.toHaveBeenCalled();
  first.session.seen = 2;
  delete first.session.id;
  expect({ ...second.session }).toEqual({ id: "kept", seen: 1 });
  expect({ ...(await openCookies(request)).session }).toEqual({ id: "kept", seen: 1 });
});

test("a cookie that several requests bring at once is opened once", async () => {
  const password = { "1": process.env.SESSION_SECRET ?? "" };
  const cookie = `portal=${await sealData({ id: "kept" }, { password, ttl: 0 })}`;
  const decrypt = vi.spyOn(crypto.subtle, "decrypt");
  const open = () => openCookies(new Request("http://portal.test/", { headers: { Cookie: cookie } }));
  const [first, second] = await Promise.all([open(), open()]);
  expect([first.session.id, second.session.id]).toEqual(["kept", "kept"]);
  expect(decrypt).toHaveBeenCalledOnce();
});

test("what a browser keeps for somebody is read for nobody else", async () => {
  const jar = await openCookies(new Request("http://portal.test/", { headers: { Cookie: "lists-1=a; lists-2=b" } }));
  expect([1, 2, 3].map((person) => jar.readOf(person, "lists"))).toEqual(["a", "b", undefined]);
  jar.writeOf(2, "lists", "c");
  expect([1, 2].map((person) => jar.readOf(person, "lists"))).toEqual(["a", "c"]);
});

test("a browser of many people forgets what it has kept longest for others before its cookies fit into no request", async () => {
  const kept = (person: number, size: number) => `lists-${person}=${"x".repeat(size)}`;
  const written = async (cookies: string[], person: number, size: number) => {
    const headers = { Cookie: cookies.join("; ") };
    const jar = await openCookies(new Request("http://portal.test/", { headers }));
    jar.writeOf(person, "lists", "y".repeat(size));
    const answer = new Headers();
    await jar.flush(answer);
    return answer.getSetCookie().map((line) => line.split(";")[0]?.slice(0, 9));
  };
  const three = [kept(1, 3_000), "news-1=a", "theme=dark", kept(2, 3_000), kept(3, 500)];
  expect(await written(three, 4, 400)).toEqual(["lists-4=y"]);
  expect(await written(three, 4, 3_400)).toEqual(["lists-1=", "lists-4=y"]);
  expect(await written(three, 1, 3_400)).toEqual(["lists-1=y"]);
});
