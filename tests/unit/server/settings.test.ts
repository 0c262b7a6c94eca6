import { describe, expect, test } from "vitest";
import { readSettings } from "../../../server/settings.ts";

const provider = {
  PROVIDER_URL: "https://provider.example",
  PROVIDER_PUBLIC_KEY: "key.pem",
  PROVIDER_USER_KEY: "passphrase",
  SESSION_SECRET: "x".repeat(32),
};

test("in a checkout nothing needs to be set", () => {
  const settings = readSettings({ PORT: "", ORIGIN: " " });
  expect(settings).toMatchObject({ isDemo: true, PORT: 3000, DATA_DIR: "./data", LOG_LEVEL: "info" });
  expect([settings.ORIGIN, settings.PROVIDER_URL, settings.TRUST_PROXY("127.0.0.1", 0)]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});

test("what is set is read", () => {
  const settings = readSettings({
    ...provider,
    PORT: "4300",
    ORIGIN: "https://portal.example/",
    TRUST_PROXY: "10.0.0.0/8, ::1",
  });
  expect(settings).toMatchObject({
    isDemo: false,
    PORT: 4300,
    ORIGIN: "https://portal.example",
    PROVIDER_URL: "https://provider.example",
  });
  expect(["10.9.8.7", "::1", "11.0.0.1"].map((address) => settings.TRUST_PROXY(address, 0))).toEqual([
    true,
    true,
    false,
  ]);
  const hops = readSettings({ ...provider, TRUST_PROXY: "2" }).TRUST_PROXY;
  expect([0, 1, 2].map((hop) => hops("192.0.2.1", hop))).toEqual([true, true, false]);
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["ORIGIN", "portal.example"],
  ["ORIGIN", "ftp://portal.example"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "proxy.example"],
  ["PROVIDER_URL", "provider"],
  ["SESSION_SECRET", `${"x".repeat(32)},short`],
  ["LOG_LEVEL", "loud"],
  ["DEMO", "yes"],
  ["WORKERS", "0"],
  ["WORKERS", "65"],
  ["WORKERS", "many"],
  ["REDIS_URL", "127.0.0.1:6379"],
  ["REDIS_URL", "http://redis.example"],
  ["REDIS_URL", "redis://redis.example/portal"],
])("a bad %s (%s) is named in one line", (name, value) => {
  const message = new RegExp(`^The portal cannot start: ${name} must be [^\\n;]+$`);
  expect(() => readSettings({ ...provider, [name]: value })).toThrow(message);
});

test.each(["PROVIDER_PUBLIC_KEY", "PROVIDER_USER_KEY", "SESSION_SECRET"])(
  "with PROVIDER_URL a missing %s is named",
  (name) => {
    const given = { ...provider, [name]: undefined };
    expect(() => readSettings(given)).toThrow(/^The portal cannot start: \w+ is missing$/);
    expect(() => readSettings(given)).toThrow(name);
  },
);

describe("the demo", () => {
  const production = { NODE_ENV: "production" };
  const messageOf = (variables: Record<string, string>): string => {
    try {
      return readSettings(variables) && "it starts";
    } catch (error) {
      return (error as Error).message;
    }
  };

  test.each([
    ["of a checkout", {}, "127.0.0.1"],
    ["asked for in a checkout", { DEMO: "1" }, "127.0.0.1"],
    ["asked for in production", { ...production, DEMO: "1" }, "0.0.0.0"],
    ["with a host", { HOST: "10.0.0.7" }, "10.0.0.7"],
  ])("%s listens where it may", (_, variables, host) => {
    expect(readSettings(variables)).toMatchObject({ isDemo: true, HOST: host });
  });

  test("is not what a portal with a provider is, which listens everywhere", () => {
    for (const variables of [provider, { ...provider, ...production, DEMO: "0" }])
      expect(readSettings(variables)).toMatchObject({ isDemo: false, HOST: "0.0.0.0" });
  });

  const all = "PROVIDER_URL, PROVIDER_PUBLIC_KEY, PROVIDER_USER_KEY, and SESSION_SECRET are missing";
  test.each([
    ["nothing", {}],
    ["an empty address", { PROVIDER_URL: "" }],
    ["a blank address", { PROVIDER_URL: "  " }],
    ["a mistyped name", { PROVDER_URL: "https://provider.example" }],
    ["a demo that is turned off", { DEMO: "0" }],
  ])("is not what production falls back to with %s: all that is missing is named", (_, variables) => {
    expect(messageOf({ ...production, ...variables })).toMatch(
      new RegExp(`^The portal cannot start: ${all} \\(DEMO=1 starts the demo[^\n]*\\)$`),
    );
  });

  test("is not what production falls back to with a mistyped address: all that is wrong is named", () => {
    expect(messageOf({ ...production, PROVIDER_URL: "htps:/provider", SESSION_SECRET: "x".repeat(32) })).toBe(
      "The portal cannot start: PROVIDER_URL must be an address such as https://provider.example.net; " +
        "PROVIDER_PUBLIC_KEY and PROVIDER_USER_KEY are missing",
    );
  });

  test("and a provider exclude each other", () => {
    expect(messageOf({ ...provider, DEMO: "1" })).toBe(
      "The portal cannot start: DEMO=1 and PROVIDER_URL exclude each other",
    );
  });
});
