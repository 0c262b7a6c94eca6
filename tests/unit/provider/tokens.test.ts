import { expect, test } from "vitest";
import { claims } from "~/provider/jwt.server";
import { decryptUser, encryptUserId } from "~/provider/user-cipher.server";

// printf '{"id":7,"first_name":"Sari","groups_name":null}' | openssl enc -aes-256-cbc -md md5 -base64 -A -pass pass:kunci-rahasia
const BY_OPENSSL = "U2FsdGVkX19wsLHcqaqY3sChCiawyITrK4wzhihE8sdmWeAInNXKdZAUiV44J9TvryEEloS0Qt7+S7rAhIbxNg==";

test("reads what openssl writes", () => {
  expect(decryptUser(BY_OPENSSL, "kunci-rahasia")).toEqual({ id: 7, first_name: "Sari", groups_name: null });
});

test("writes an id that can stand in a path and reads back, differently each time", () => {
  const encrypted = encryptUserId(12, "kunci-rahasia");
  expect(encrypted).toMatch(/^U2FsdGVkX1[\w-]+$/);
  expect(decryptUser(encrypted, "kunci-rahasia")).toBe(12);
  expect(encryptUserId(12, "kunci-rahasia")).not.toBe(encrypted);
});

test.each(["", "bm90IHNhbHRlZA==", BY_OPENSSL.slice(0, 40)])("refuses %j", (data) => {
  expect(() => decryptUser(data, "kunci-rahasia")).toThrow();
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const header = part({ alg: "HS256" });

test("an access token tells its user and its end", () => {
  const token = `${header}.${part({ user_id: "12", exp: 1_800_000_000, user: "ü" })}.c2ln`;
  expect(claims(token)).toEqual({ userId: 12, expiresAt: 1_800_000_000_000 });
});

test.each([
  [null],
  [12],
  [""],
  ["a.b"],
  [`${header}..c2ln`],
  [`${header}.${part({ user_id: 1, exp: 1 })}`],
  [`${header}.${part({ user_id: 1, exp: 1 })}.c2ln.x`],
  [`${header}.!!!.c2ln`],
  [`${header}.${Buffer.from([0x22, 0xff, 0x22]).toString("base64url")}.c2ln`],
  [`${header}.${Buffer.from("no json").toString("base64url")}.c2ln`],
  [`${header}.${part({ user_id: 1 })}.c2ln`],
  [`${header}.${part({ exp: 1 })}.c2ln`],
])("case %#: no valid access token", (token) => {
  expect(claims(token)).toBeNull();
});
