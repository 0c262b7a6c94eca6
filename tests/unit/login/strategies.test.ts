import { describe, expect, it } from "vitest";
import { SessionExpired, Unavailable, WrongCredentials } from "~/provider/errors";
import type { Client } from "~/provider/index.server";
import { createAuthenticator } from "~/login/strategies.server";

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokens = { access: `${part({})}.${part({ user_id: 7, exp: 4_000_000_000 })}.signature`, refresh: "refresh" };

function login(role: "admin" | "tenant", account: { permissions?: string[]; error?: Error; access?: string }) {
  const calls: unknown[] = [];
  const client = {
    signIn: (credentials: unknown, caller: unknown) => {
      calls.push(credentials, caller);
      return Promise.resolve({ ...tokens, access: account.access ?? tokens.access });
    },
    as: (caller: unknown) => ({
      user: (id: unknown) => {
        calls.push(caller, id);
        const { error, permissions = [] } = account;
        return error ? Promise.reject(error) : Promise.resolve({ permissions, groups: [] });
      },
    }),
  } as unknown as Client;
  const body = new URLSearchParams({ username: "noc", password: " Rahasia-2024! " });
  const request = new Request("http://portal/login", { method: "POST", body });
  return { calls, result: createAuthenticator(client, { address: "192.0.2.7" }).authenticate(role, request) };
}

describe("the two login strategies", () => {
  it("sign an account in at the login of its role, speaking for the browser's address", async () => {
    const { calls, result } = login("admin", { permissions: ["view_menu_admin"] });
    expect(await result).toEqual(tokens);
    expect(calls).toEqual([
      { username: "noc", password: " Rahasia-2024! " },
      { address: "192.0.2.7" },
      { address: "192.0.2.7", access: tokens.access },
      7,
    ]);
  });

  it.each([
    ["admin", ["view_menu_tenant"]],
    ["tenant", ["view_menu_admin"]],
    ["admin", []],
    ["tenant", []],
  ] as const)("refuse at the %s login an account with %j as wrong credentials", async (role, permissions) => {
    const { result } = login(role, { permissions: [...permissions] });
    await expect(result).rejects.toEqual(new WrongCredentials());
  });

  it("refuse an account that turns out inactive, with the provider's code", async () => {
    const { result } = login("admin", { error: new SessionExpired("user_inactive") });
    await expect(result).rejects.toMatchObject({ name: "WrongCredentials", code: "user_inactive" });
  });

  it("take tokens that name no user for a fault of the provider, not of the password", async () => {
    await expect(login("admin", { access: "opaque" }).result).rejects.toBeInstanceOf(Unavailable);
  });

  it("let an outage pass as one", async () => {
    const { result } = login("tenant", { error: new Unavailable("down") });
    await expect(result).rejects.toBeInstanceOf(Unavailable);
  });
});
