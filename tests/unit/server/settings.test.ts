import { expect, test } from "vitest";
import { readSettings } from "../../../server/settings.ts";

const provider = {
  PROVIDER_URL: "https://provider.example",
  PROVIDER_PUBLIC_KEY: "key.pem",
  PROVIDER_USER_KEY: "passphrase",
  SESSION_SECRET: "x".repeat(32),
};

test("nothing needs to be set", () => {
  const settings = readSettings({ PORT: "", ORIGIN: " " });
  expect(settings).toMatchObject({ PORT: 3000, HOST: "0.0.0.0", DATA_DIR: "./data", LOG_LEVEL: "info" });
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
    PORT: 4300,
    ORIGIN: "https://portal.example",
    PROVIDER_URL: "https://provider.example",
  });
  expect(["10.9.8.7", "::1", "11.0.0.1"].map((address) => settings.TRUST_PROXY(address, 0))).toEqual([
    true,
    true,
    false,
  ]);
  const hops = readSettings({ TRUST_PROXY: "2" }).TRUST_PROXY;
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
])("a bad %s (%s) is named in one line", (name, value) => {
  const message = new RegExp(`^The portal cannot start: ${name} must be [^\\n;]+$`);
  expect(() => readSettings({ ...provider, [name]: value })).toThrow(message);
});

test.each(["PROVIDER_PUBLIC_KEY", "PROVIDER_USER_KEY", "SESSION_SECRET"])(
  "with PROVIDER_URL a missing %s is named",
  (name) => {
    expect(() => readSettings({ ...provider, [name]: undefined })).toThrow(
      `The portal cannot start: ${name} is missing`,
    );
  },
);
