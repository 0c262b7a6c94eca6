import { expect, test } from "vitest";
import { z } from "zod";
import { AccessError, SessionExpired, RateLimitError, Unavailable, WrongCredentials } from "~/provider/index.server";
import { signedMediaPath } from "~/provider/media-signature.server";
import { encryptUserId } from "~/provider/user-cipher.server";
import { client, fake } from "./each-fake-provider";
import { failure, html, json } from "./fake-provider";

const credentials = { username: "noc", password: "Rahasia-2024!" };

test("signing in sends the credentials alone, with the browser's address and without a bearer", async () => {
  fake.answer = json(200, { access: "a", refresh: "r", more: 1 });
  const caller = { access: "dead", userId: 1, address: "203.0.113.9" };
  expect(await client.signIn(credentials, caller)).toEqual({ access: "a", refresh: "r" });
  const [seen] = fake.calls;
  expect(seen?.url).toBe("/api/authentication/token/");
  expect(JSON.parse(seen?.body.toString() ?? "")).toEqual(credentials);
  expect(seen?.headers.authorization).toBeUndefined();
  expect(seen?.headers["x-forwarded-for"]).toBe("203.0.113.9");
});

test.each([
  [json(401, { detail: "No active account found with the given credentials" }), WrongCredentials],
  [json(401, { detail: "x", code: "user_inactive" }), WrongCredentials],
  [json(400, { username: ["Null characters are not allowed."] }), WrongCredentials],
  [json(429, { detail: "x" }, { "retry-after": "60" }), RateLimitError],
  [json(403, { detail: "Locked after too many tries." }), AccessError],
  [json(423, { detail: "Locked after too many tries." }), AccessError],
  [json(403, { detail: "Forbidden" }), Unavailable],
  [html(403), Unavailable],
  [json(404, { detail: "Not found." }), Unavailable],
  [html(404), Unavailable],
  [html(500), Unavailable],
  [html(200), Unavailable],
  [json(200, { access: "a" }), Unavailable],
])("a failed sign-in, case %#", async (answer, kind) => {
  fake.answer = answer;
  const error = await failure(client.signIn(credentials, {}));
  expect(error).toBeInstanceOf(kind);
  expect(JSON.stringify(error)).not.toContain(credentials.password);
});

test("renewing keeps the refresh token unless the provider rotates it", async () => {
  fake.answer = json(200, { access: "a2" });
  expect(await client.renew("r1")).toEqual({ access: "a2", refresh: "r1" });
  fake.answer = json(200, { access: "a3", refresh: "r2" });
  expect(await client.renew("r1")).toEqual({ access: "a3", refresh: "r2" });
  expect(fake.calls[0]?.url).toBe("/api/token/refresh/");
  expect(JSON.parse(fake.calls[0]?.body.toString() ?? "")).toEqual({ refresh: "r1" });
});

test.each([
  [json(401, { detail: "Token is blacklisted", code: "token_not_valid" }), SessionExpired],
  [json(401, { detail: "x" }), SessionExpired],
  [json(400, { refresh: ["This field may not be blank."] }), SessionExpired],
  [json(429, {}), RateLimitError],
  [json(403, { detail: "Locked after too many tries." }), Unavailable],
  [html(404), Unavailable],
  [html(500), Unavailable],
  [html(502), Unavailable],
])("a failed renewal, case %#", async (answer, kind) => {
  fake.answer = answer;
  expect(await failure(client.renew("r1"))).toBeInstanceOf(kind);
  expect(fake.calls).toHaveLength(1);
});

test.each([true, false])("the user object comes encrypted, wrapped: %s", async (wrapped) => {
  const sari = JSON.stringify({ id: 7, first_name: "Sari", foto: "/media/u/7.png", tenant: null, groups_name: null });
  const data = Buffer.from(encryptUserId(sari, "kunci-rahasia"), "base64url").toString("base64");
  fake.answer = json(200, wrapped ? { data } : data);
  const user = await client.as({ access: "a" }).user(7);
  expect(user).toMatchObject({
    id: 7,
    name: "Sari",
    photo: signedMediaPath("u/7.png"),
    tenant: null,
    groups: [],
  });
  expect(fake.calls[0]?.url).toMatch(/^\/api\/user\/detail\/U2FsdGVkX1[\w-]+\/$/);
});

test.each([[{ data: "bm90IHNhbHRlZA==" }], [{ data: encryptUserId("{}", "another key") }], [{ id: 7 }]])(
  "a user object that cannot be read, case %#",
  async (body) => {
    fake.answer = json(200, body);
    expect(await failure(client.as({}).user(7))).toBeInstanceOf(Unavailable);
  },
);

test("a 401 elsewhere ends the session", async () => {
  fake.answer = json(401, { detail: "No active account found with the given credentials" });
  expect(await failure(client.as({}).read("racktype", z.unknown()))).toBeInstanceOf(SessionExpired);
});
