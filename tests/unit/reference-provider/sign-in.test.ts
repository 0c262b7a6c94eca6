import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { decrypt, encrypt } from "../../../server/reference-provider/auth/user-cipher.ts";
import { TestProvider, password } from "./client.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await TestProvider.start({ faults: true, loginFailures: 3 });
});
afterAll(() => provider.stop());
afterEach(() => void vi.useRealTimers());

/** Lets the clock go so many seconds ahead until the end of the test; the provider runs in this process. */
const later = (seconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });

const mailsTo = async (to: string) =>
  (await (await fetch(`${provider.running.url}/_test/mails?to=${to}`)).json()) as { body: string }[];
const newestMail = async (to: string) => (await mailsTo(to))[0]?.body ?? "";
const mailedCode = async (to: string) => /<strong>(\d{6})<\/strong>/.exec(await newestMail(to))?.[1] ?? "";

describe("X-TOKEN", () => {
  const version = (headers: Record<string, string>) => fetch(`${provider.running.url}/api/version/`, { headers });

  test("serves one call", async () => {
    const headers = { "x-token": await provider.xToken() };
    expect((await version(headers)).status).toBe(200);
    const again = await version(headers);
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject({ code: "x_token_invalid" });
  });

  test("is refused when missing, wrong or old", async () => {
    const old = await provider.xToken();
    expect((await version({})).status).toBe(403);
    expect((await version({ "x-token": "nonsense" })).status).toBe(403);
    expect((await version({ "x-token": provider.encrypt("never given out") })).status).toBe(403);
    later(61);
    expect((await version({ "x-token": old })).status).toBe(403);
  });

  test("is asked for before anything is done", async () => {
    const response = await fetch(`${provider.running.url}/api/authentication/token/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "noc", password }),
    });
    expect(response.status).toBe(403);
  });
});

describe("login", () => {
  const login = (username: string, secret: string) =>
    provider.call("POST", "authentication/token/", { json: { username, password: secret } });

  test("answers tokens with the promised claims", async () => {
    const { status, body } = await login("noc", password);
    expect(status).toBe(200);
    const claims = JSON.parse(Buffer.from(body.access.split(".")[1], "base64url").toString());
    expect(claims).toMatchObject({
      user: "noc",
      token_type: "access",
      user_id: expect.any(Number),
      exp: expect.any(Number),
    });
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(300);
  });

  test("does not reveal whether an account exists or is inactive", async () => {
    const wrong = await login("tenant1", "wrong");
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ detail: "No active account found with the given credentials" });
    expect((await login("nobody", password)).body).toEqual(wrong.body);
    expect((await login("frozen", password)).body).toEqual(wrong.body);
  });

  test("needs both fields", async () => {
    const { status, body } = await provider.call("POST", "authentication/token/", { json: { username: "" } });
    expect(status).toBe(400);
    expect(body).toEqual({ username: ["This field may not be blank."], password: ["This field is required."] });
  });

  test("counts tries at once before their outcome is known", async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await login("galih", "wrong")).status));
    expect(statuses.toSorted()).toEqual([401, 401, 401, 429, 429, 429, 429, 429]);
  });

  test("is throttled by address and user after too many failures", async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await login("tenant3", "wrong")).status).toBe(401);
    const stopped = await login("tenant3", password);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(800);
    expect((await login("noc", password)).status).toBe(200);
    const elsewhere = { json: { username: "tenant3", password }, headers: { "x-forwarded-for": "203.0.113.9" } };
    expect((await provider.call("POST", "authentication/token/", elsewhere)).status).toBe(200);
  });
});

describe("tokens", () => {
  test("a renewal replaces the refresh token, the old one is dead", async () => {
    const { refresh } = await provider.signIn("noc");
    const renewed = await provider.call("POST", "token/refresh/", { json: { refresh } });
    expect(renewed.status).toBe(200);
    expect(renewed.body.refresh).not.toBe(refresh);
    const reused = await provider.call("POST", "token/refresh/", { json: { refresh } });
    expect(reused.status).toBe(401);
    expect(reused.body).toEqual({ detail: "Token is blacklisted", code: "token_not_valid" });
    expect((await provider.call("POST", "token/refresh/", { json: { refresh: renewed.body.refresh } })).status).toBe(
      200,
    );
  });

  test("a spent refresh token that comes again later ends its login", async () => {
    const renew = (refresh: string) => provider.call("POST", "token/refresh/", { json: { refresh } });
    const [stolen, other] = [await provider.signIn("noc"), await provider.signIn("noc")];
    const renewed = (await renew(stolen.refresh)).body.refresh;
    later(11);
    expect((await renew(stolen.refresh)).status).toBe(401);
    expect((await renew(renewed)).body.code).toBe("token_not_valid");
    expect((await renew(other.refresh)).status).toBe(200);
    expect((await other.get("systemlogs/?source=tokens")).body.results[0].message).toContain("spent refresh token");
  });

  test("of four renewals at once one wins", async () => {
    const { refresh } = await provider.signIn("noc");
    const calls = [1, 2, 3, 4].map(() => provider.call("POST", "token/refresh/", { json: { refresh } }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401]);
  });

  test("a missing, bad or expired access token is a 401, on open paths too if it is sent", async () => {
    const missing = await provider.call("GET", "cities/");
    expect(missing.status).toBe(401);
    expect(missing.body).toEqual({ detail: "Authentication credentials were not provided." });
    const bad = await provider.call("GET", "cities/", { headers: { authorization: "Bearer nonsense" } });
    expect(bad.status).toBe(401);
    expect(bad.body).toMatchObject({ code: "token_not_valid", messages: [{ token_type: "access" }] });
    expect((await provider.call("GET", "version/", { headers: { authorization: "Bearer nonsense" } })).status).toBe(
      401,
    );
    await provider.fault("access-token-life", { seconds: -1 });
    const expired = await provider.signIn("noc");
    await provider.fault("access-token-life", { seconds: 300 });
    expect((await expired.get("cities/")).body.code).toBe("token_not_valid");
    const { refresh } = expired;
    expect((await provider.call("GET", "cities/", { headers: { authorization: `Bearer ${refresh}` } })).status).toBe(
      401,
    );
  });

  test("an access token that has been used expires like any other", async () => {
    const noc = await provider.signIn("noc");
    expect((await noc.get("cities/")).status).toBe(200);
    later(301);
    expect((await noc.get("cities/")).body.code).toBe("token_not_valid");
  });

  test("a deactivated account is out at once", async () => {
    const person = await provider.signIn("nothing");
    await provider.fault("users/nothing", { is_active: false });
    const answer = await person.get("notification/");
    await provider.fault("users/nothing", { is_active: true });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe("user_inactive");
  });
});

describe("the own account", () => {
  const encrypted = (id: number) => encrypt(String(id), provider.running.userKey).toString("base64url");

  test("is read by the encrypted id and comes encrypted", async () => {
    const person = await provider.signIn("tenant1");
    const { status, body } = await person.get(`user/detail/${encrypted(person.id)}/`);
    expect(status).toBe(200);
    expect(Buffer.from(body.data, "base64").subarray(0, 8).toString()).toBe("Salted__");
    const user = JSON.parse(decrypt(Buffer.from(body.data, "base64"), provider.running.userKey));
    expect(user).toMatchObject({
      id: person.id,
      username: "tenant1",
      tenant_name: "PT Rimba Data Khatulistiwa",
      tenant_confirmation: true,
      registered: 1,
      groups_name: ["Tenant"],
    });
    expect(user.groups_permissions).toContain("view_menu_tenant");
    expect(user).not.toHaveProperty("password");
  });

  test("of somebody else, or a forged id, is not found", async () => {
    const person = await provider.signIn("tenant1");
    expect((await person.get(`user/detail/${encrypted(person.id + 1)}/`)).status).toBe(404);
    expect((await person.get("user/detail/U2FsdGVkX18/")).status).toBe(404);
  });

  test("is registered by the mailed code", async () => {
    const person = await provider.signIn("nocfresh");
    expect((await person.get("cities/")).status).toBe(403);
    expect((await person.post("user/sendotp/", { user_id: person.id, channel: "email" })).status).toBe(200);
    const tooSoon = await person.post("user/sendotp/", { user_id: person.id, channel: "email" });
    expect(tooSoon.status).toBe(429);
    const code = await mailedCode("nocfresh@titiktemu.example");
    expect(code).toMatch(/^\d{6}$/);
    const wrong = await person.post("user/receiveotp/", {
      user_id: person.id,
      otp: code === "000000" ? "1" : "000000",
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toHaveProperty("otp");
    expect((await person.post("user/receiveotp/", { user_id: person.id, otp: code })).status).toBe(200);
    expect((await person.get("cities/")).status).toBe(200);
  });

  test("a code can be guessed five times", async () => {
    const person = await provider.signIn("tenantfresh");
    await person.post("user/sendotp/", { user_id: person.id, channel: "phone" });
    for (let turn = 0; turn < 5; turn += 1) await person.post("user/receiveotp/", { user_id: person.id, otp: "wrong" });
    const phone = (await person.get(`user/${person.id}/`)).body.phone;
    const late = await person.post("user/receiveotp/", { user_id: person.id, otp: await mailedCode(phone) });
    expect(late.status).toBe(400);
  });

  test("a forgotten password is set by the mailed link, once", async () => {
    const ask = (email: string) => provider.call("POST", "forgotpassword/", { json: { email, role: "tenant" } });
    const known = await ask("tenant2@tenants.example");
    expect((await ask("nobody@tenants.example")).body).toEqual(known.body);
    expect(await mailsTo("nobody@tenants.example")).toEqual([]);
    const token = /\/resetpassword\/([^/]+)\/</.exec(await newestMail("tenant2@tenants.example"))?.[1];
    expect(token).toBeDefined();
    const set = (secret: string) => provider.call("POST", `resetpassword/${token}/`, { json: { password: secret } });
    expect((await set("weak")).body).toHaveProperty("password");
    const { refresh } = await provider.signIn("tenant2");
    expect((await set("Baru-Sekali-99")).status).toBe(200);
    expect((await provider.call("POST", "token/refresh/", { json: { refresh } })).status).toBe(401);
    expect((await set("Baru-Sekali-98")).body).toHaveProperty("token");
    const login = await provider.call("POST", "authentication/token/", {
      json: { username: "tenant2", password: "Baru-Sekali-99" },
    });
    expect(login.status).toBe(200);
  });

  test("changes its password with the old one; other sessions end", async () => {
    const person = await provider.signIn("oka");
    const other = await provider.signIn("oka");
    const path = `user/${person.id}/changepassword/`;
    expect((await person.post(path, { old_password: "x", password: "Lain-Sekali-11" })).body).toHaveProperty(
      "old_password",
    );
    expect((await person.post(path, { old_password: password, password: "Lain-Sekali-11" })).status).toBe(200);
    expect((await provider.call("POST", "token/refresh/", { json: { refresh: other.refresh } })).status).toBe(401);
    expect((await provider.call("POST", "token/refresh/", { json: { refresh: person.refresh } })).status).toBe(200);
  });

  test("no login with the old password that is under way outlives the change", async () => {
    const person = await provider.signIn("noclimited");
    let isOver = false;
    const form = { old_password: password, password: "Lain-Sekali-11" };
    const changing = person.post(`user/${person.id}/changepassword/`, form).finally(() => (isOver = true));
    const given: string[] = [];
    while (!isOver) {
      const json = { username: "noclimited", password };
      const { body } = await provider.call("POST", "authentication/token/", { json });
      if (body.refresh) given.push(body.refresh);
    }
    expect((await changing).status).toBe(200);
    const renewals = given.map((refresh) => provider.call("POST", "token/refresh/", { json: { refresh } }));
    expect((await Promise.all(renewals)).filter(({ status }) => status !== 401)).toEqual([]);
  });
});
