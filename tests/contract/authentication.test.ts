import { beforeAll, describe, expect, test } from "vitest";
import { call, claimsOf, decryptUser, encryptId, login, password, provider, signIn, type Person } from "./client.ts";

let noc: Person;
let tenant1: Person;
beforeAll(async () => {
  [noc, tenant1] = [await signIn("noc"), await signIn("tenant1")];
});

describe("login (§2)", () => {
  test("gives tokens with the claims user_id, exp and user", async () => {
    const { status, body } = await login("noc");
    expect(status).toBe(200);
    expect(claimsOf(body.access)).toMatchObject({ user_id: expect.any(Number), exp: expect.any(Number) });
    expect(claimsOf(body.access)).toHaveProperty("user");
    expect(claimsOf(body.refresh)).toHaveProperty("exp");
  });

  test("a wrong password, an unknown and an inactive account look the same and are no expiry", async () => {
    const wrong = await login("noclimited", "wrong");
    expect([wrong.status, wrong.body.code]).toEqual([401, undefined]);
    expect(wrong.body.detail).toEqual(expect.any(String));
    for (const other of [await login("nobody-like-it"), await login("frozen")]) {
      expect([other.status, other.body]).toEqual([401, wrong.body]);
    }
  });

  test("asks for both fields", async () => {
    const { status, body } = await call("POST", "authentication/token/", { json: {} });
    expect([status, Object.keys(body).toSorted()]).toEqual([400, ["password", "username"]]);
  });
});

describe("tokens", () => {
  const renew = (refresh: string) => call("POST", "token/refresh/", { json: { refresh } });

  test("a refresh token gives a new access token that works", async () => {
    const person = await signIn("noclimited");
    const { status, body } = await renew(person.refresh);
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.access}` };
    expect((await call("GET", "racktype/", { headers })).status).toBe(200);
  });

  test("where refresh tokens rotate, four renewals at once give one 200", async ({ skip }) => {
    const { refresh } = await signIn("noclimited");
    const answers = await Promise.all(Array.from({ length: 4 }, () => renew(refresh)));
    const [first] = answers.filter(({ status }) => status === 200);
    if (first?.body.refresh === undefined) skip("this provider does not rotate refresh tokens");
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect((await renew(first?.body.refresh)).status).toBe(200);
  });

  test("a missing access token is a 401 without a code, a bad one token_not_valid", async () => {
    const missing = await call("GET", "cities/");
    expect([missing.status, missing.body.code]).toEqual([401, undefined]);
    const bad = await call("GET", "cities/", { headers: { authorization: "Bearer nonsense" } });
    expect([bad.status, bad.body.code]).toEqual([401, "token_not_valid"]);
    expect((await renew("nonsense")).status).toBe(401);
    const asAccess = await call("GET", "cities/", { headers: { authorization: `Bearer ${noc.refresh}` } });
    expect(asAccess.status).toBe(401);
  });

  test("no token is needed for the open calls", async () => {
    expect((await call("GET", "version/")).body).toMatchObject({ version: expect.any(String) });
    const idle = (await call("GET", "setting/get/session_idle/")).body.value;
    expect(Number(idle)).toBeGreaterThan(0);
  });
});

describe("the own account", () => {
  test("is read by the encrypted id and comes encrypted", async () => {
    const { status, body } = await tenant1.get(`user/detail/${encryptId(tenant1.id)}/`);
    expect(status).toBe(200);
    const user = decryptUser(body);
    expect(user).toMatchObject({
      ...{ id: tenant1.id, username: "tenant1", registered: true, tenant_confirmation: true },
      ...{ tenant: expect.any(Number), tenant_name: expect.any(String), groups_name: expect.any(Array) },
    });
    for (const name of ["first_name", "foto", "gravatar_url", "identity_no", "phone", "email"])
      expect(user).toHaveProperty(name);
    expect(user.groups_permissions).toContain("view_menu_tenant");
    expect(user).not.toHaveProperty("password");
  });

  test("of somebody else, or a forged id, is a 404", async () => {
    expect((await tenant1.get(`user/detail/${encryptId(noc.id)}/`)).status).toBe(404);
    expect((await tenant1.get("user/detail/U2FsdGVkX18/")).status).toBe(404);
  });

  test("takes a photo by its content and gives it back", async () => {
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
      "base64",
    );
    const form = new FormData();
    form.append("foto", new Blob([png], { type: "image/png" }), "me.png");
    const changed = await noc.call("PUT", `user/${noc.id}/`, { form });
    expect(changed.status).toBe(200);
    // Only the path of an absolute address counts (§9.11).
    const { pathname } = new URL(changed.body.foto.replace(/^(?!\/|https?:)/, "/media/"), provider.url);
    const picture = await fetch(provider.url + pathname);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await noc.post("deletefotouser/", { user_id: noc.id })).body).toHaveProperty("message");
    expect((await noc.get(`user/${noc.id}/`)).body.foto).toBeFalsy();
    const wrong = new FormData();
    wrong.append("foto", new Blob(["<svg onload=alert(1)>"], { type: "image/png" }), "me.png");
    expect((await noc.call("PUT", `user/${noc.id}/`, { form: wrong })).body).toHaveProperty("foto");
  });

  test("changes its password with the old one only", async () => {
    const wrong = await noc.post(`user/${noc.id}/changepassword/`, {
      old_password: "wrong",
      password: "Lain-Sekali-77",
    });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ["old_password"]]);
    const weak = await noc.post(`user/${noc.id}/changepassword/`, { old_password: password, password: "weak" });
    expect([weak.status, Object.keys(weak.body)]).toEqual([400, ["password"]]);
  });
});

describe("recovery", () => {
  const forgot = (email: string, role = "tenant") => call("POST", "forgotpassword/", { json: { email, role } });

  test("a forgotten password is answered alike for known and unknown addresses", async () => {
    const [known] = (await tenant1.get("user/?limit=1")).body.results;
    const [first, second] = [await forgot(known.email), await forgot("nobody-like-it@example.net")];
    expect(first.status).toBe(200);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await forgot("nonsense")).status).toBe(400);
  });

  test("a wrong link is told", async () => {
    const reset = await call("POST", "resetpassword/nonsense/", { json: { password: "Lain-Sekali-77" } });
    expect([reset.status, Object.keys(reset.body)]).toEqual([400, ["token"]]);
    const verify = await call("POST", "verify-user/nonsense/", { json: {} });
    expect([verify.status, Object.keys(verify.body)]).toEqual([400, ["token"]]);
  });
});

/** These use up demo accounts and read mails in the log, which other providers need not allow. */
describe.runIf(provider.isBundled)("with the bundled provider's mail log", () => {
  const mailTo = async (to: string) =>
    (await noc.get(`logemail/?search=${encodeURIComponent(to)}`)).body.results[0]?.body ?? "";

  test("an account is registered by the mailed code, once", async () => {
    const fresh = await signIn("nocfresh");
    expect((await fresh.get("cities/")).status).toBe(403);
    const { email } = (await fresh.get(`user/${fresh.id}/`)).body;
    const send = () => fresh.post("user/sendotp/", { user_id: fresh.id, channel: "email" });
    expect((await send()).body).toHaveProperty("message");
    const again = await send();
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
    const otp = /<strong>(\d{6})</.exec(await mailTo(email))?.[1];
    const receive = (code: unknown) => fresh.post("user/receiveotp/", { user_id: fresh.id, otp: code });
    expect(Object.keys((await receive("wrong")).body)).toEqual(["otp"]);
    expect((await receive(otp)).body).toHaveProperty("message");
    expect((await receive(otp)).status).toBe(400);
    expect((await fresh.get("cities/")).status).toBe(200);
  });

  test("a password is reset by the mailed link, once, and ends the logins", async () => {
    const before = await signIn("tenant2");
    const { email } = (await before.get(`user/${before.id}/`)).body;
    await call("POST", "forgotpassword/", { json: { email, role: "tenant" } });
    const token = /\/resetpassword\/([\w-]+)\//.exec(await mailTo(email))?.[1];
    const reset = () => call("POST", `resetpassword/${token}/`, { json: { password } });
    expect((await reset()).body).toHaveProperty("message");
    expect((await reset()).status).toBe(400);
    expect((await call("POST", "token/refresh/", { json: { refresh: before.refresh } })).status).toBe(401);
    expect((await login("tenant2")).status).toBe(200);
  });

  test("the login is throttled, with Retry-After", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 30 && !statuses.includes(429); turn += 1)
      statuses.push((await login("frozen", "wrong")).status);
    expect(statuses.at(-1)).toBe(429);
    expect(Number((await login("frozen", "wrong")).headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
