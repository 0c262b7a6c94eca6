import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings, settingNames } from "../../../server/settings.ts";

const publicKey = process.env.PROVIDER_PUBLIC_KEY ?? "";

const provider = {
  PROVIDER_URL: "https://provider.example",
  PROVIDER_PUBLIC_KEY: publicKey,
  PROVIDER_USER_KEY: "passphrase",
  SESSION_SECRET: "x".repeat(32),
};

function messageOf(variables: Record<string, string | undefined>): string {
  try {
    return readSettings(variables) && "it starts";
  } catch (error) {
    return (error as Error).message;
  }
}

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

test("a public key is PEM text, whatever became of its line ends, or stands in a file", async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "key-")), "provider.pem");
  await writeFile(file, publicKey);
  const lineEnds = ["\n", "\\n", "\r\n", "\\r\\n", " ", ""].map((end) => publicKey.trim().replaceAll("\n", end));
  const ofRsa = createPublicKey(publicKey).export({ type: "pkcs1", format: "pem" }) as string;
  for (const PROVIDER_PUBLIC_KEY of [publicKey, ...lineEnds, `# Key\n${publicKey}`, ofRsa, file])
    expect(readSettings({ ...provider, PROVIDER_PUBLIC_KEY }).PROVIDER_PUBLIC_KEY).toBe(publicKey);
  await rm(path.dirname(file), { recursive: true });
});

test("a secret may stand in a file, for which its own variable need not be given", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "secret-"));
  const secrets = {
    PROVIDER_USER_KEY: "passphrase",
    SESSION_SECRET: "y".repeat(32),
    REDIS_URL: "redis://:sesame@redis",
  };
  const files = Object.keys(secrets).map((name) => [`${name}_FILE`, path.join(folder, name)] as const);
  for (const [name, text] of Object.entries(secrets)) await writeFile(path.join(folder, name), `${text}\n`);
  const { PROVIDER_URL, PROVIDER_PUBLIC_KEY, ...own } = provider;
  const inFiles = { PROVIDER_URL, PROVIDER_PUBLIC_KEY, ...Object.fromEntries(files) };
  expect(readSettings(inFiles)).toMatchObject({ ...secrets, SESSION_SECRET: [secrets.SESSION_SECRET] });
  expect(readSettings({ ...inFiles, ...own })).toMatchObject({ SESSION_SECRET: [own.SESSION_SECRET] });
  await writeFile(path.join(folder, "SESSION_SECRET"), "short");
  expect(messageOf(inFiles)).toMatch(/: SESSION_SECRET in SESSION_SECRET_FILE must be one or more secrets/);
  await writeFile(path.join(folder, "SESSION_SECRET"), "\n");
  expect(messageOf(inFiles)).toMatch(/: SESSION_SECRET_FILE must be the path/);
  // What is not used is not looked at.
  expect(readSettings({ ...inFiles, ...own, SESSION_SECRET_FILE: "/no/such/file" })).toMatchObject({
    SESSION_SECRET: [own.SESSION_SECRET],
  });
  await rm(folder, { recursive: true });
});

const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
const shortKey = generateKeyPairSync("rsa", { modulusLength: 768 }).publicKey;
const secret = "x".repeat(32);

/** Invalid values of all settings except those that accept any text: the test of the port covers HOST, that of the demo DATA_DIR. */
const bad: Record<string, string[]> = {
  PORT: ["http", "70000", "0", "-1", "80.5", "1e3"],
  DEMO: ["yes"],
  ORIGIN: [
    "portal.example",
    "ftp://portal.example",
    "https://portal.example/portal",
    "https://noc:word@portal.example",
  ],
  TRUST_PROXY: ["10.0.0.0/33", "proxy.example", "-1", "10.0.0.7,,", "10.0.0.0/8/8"],
  PROVIDER_URL: ["provider", "ftp://provider.example", "https://provider.example/api/", "https://provider.example/?x"],
  PROVIDER_PUBLIC_KEY: [
    "/no/such/key.pem",
    "/etc",
    "-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----",
    pair.publicKey.export({ type: "spki", format: "pem" }) as string,
    pair.privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    `${publicKey}${pair.privateKey.export({ type: "pkcs8", format: "pem" }) as string}`,
    shortKey.export({ type: "spki", format: "pem" }) as string,
  ],
  PROVIDER_TOKEN_PADDING: ["none"],
  PROVIDER_USER_KEY_FILE: ["/no/such/key", "/etc"],
  SESSION_SECRET_FILE: ["/no/such/secret"],
  REDIS_URL_FILE: ["/no/such/address"],
  SESSION_SECRET: ["short", `${secret},short`, `${secret},`],
  WORKERS: ["0", "65", "many", "1.5"],
  REDIS_URL: ["127.0.0.1:6379", "http://redis.example", "redis://redis.example/portal", "redis:6379", "redis:///1"],
  LOG_LEVEL: ["loud"],
};
const anyText = ["HOST", "PROVIDER_USER_KEY", "DATA_DIR"];

test("every setting has bad values here, or takes any text", () => {
  expect([...Object.keys(bad), ...anyText].sort()).toEqual([...settingNames].sort());
});

test.each(Object.entries(bad).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  "a bad %s (%j) is named in one line",
  (name, value) => {
    const message = new RegExp(`^The portal cannot start: ${name} must be [^\n;]+$`);
    // A file counts where the variable is not set.
    expect(messageOf({ ...provider, [name.replace(/_FILE$/, "")]: undefined, [name]: value })).toMatch(message);
  },
);

test("what is bad is not repeated: it may be a secret", () => {
  const message = messageOf({ ...provider, SESSION_SECRET: "a short one", REDIS_URL: "http://:sesame@redis.example" });
  expect(message).toMatch(/SESSION_SECRET.*REDIS_URL/);
  expect(message).not.toMatch(/a short one|sesame/);
});

test.each(settingNames)("an empty or blank %s is as one that is not given", (name) => {
  const without = messageOf({ ...provider, NODE_ENV: "production", [name]: undefined });
  for (const blank of ["", "  "])
    expect(messageOf({ ...provider, NODE_ENV: "production", [name]: blank })).toBe(without);
});

test("all that is bad is named at once", () => {
  expect(messageOf({ ...provider, PORT: "http", WORKERS: "0", SESSION_SECRET: "" })).toBe(
    "The portal cannot start: PORT must be a port number; WORKERS must be a number from 1 to 64, or auto for one for each core; " +
      "SESSION_SECRET is missing",
  );
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
      "The portal cannot start: PROVIDER_URL must be an address without /api, such as https://provider.example.net; " +
        "PROVIDER_PUBLIC_KEY and PROVIDER_USER_KEY are missing",
    );
  });

  test("and a provider exclude each other", () => {
    expect(messageOf({ ...provider, DEMO: "1" })).toBe(
      "The portal cannot start: DEMO=1 and PROVIDER_URL exclude each other",
    );
  });
});
