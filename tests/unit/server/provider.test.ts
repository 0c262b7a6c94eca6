import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { demoEnvironment } from "../../../server/environment.ts";
import { createLog } from "../../../server/log.ts";
import { checkReferenceProvider, startReferenceProvider } from "../../../server/provider.ts";

const log = createLog("silent");
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "portal-provider-"));
  await writeFile(join(dataDir, "user-key.txt"), "passphrase\n");
});

afterAll(() => rm(dataDir, { recursive: true }));

async function writeProgram(text: string) {
  const program = join(dataDir, `program-${text.length}.mjs`);
  await writeFile(program, text);
  return { program, dataDir, portalOrigin: "http://localhost:3000" };
}

test("a provider that dies is started again at the same address, in a second attempt if need be; one that is stopped is not", async () => {
  const started = await writeProgram(`
    import { createServer } from "node:http";
    const { PORT, HOST, DATA_DIR, PORTAL_ORIGIN } = process.env;
    const server = createServer((req, res) => {
      if (req.url === "/die") process.exit(1);
      res.end([process.pid, DATA_DIR, PORTAL_ORIGIN].join(" "));
    });
    server.listen(PORT, HOST, () => process.send("http://127.0.0.1:" + server.address().port));
  `);
  const { execPath } = process;
  const write = vi.fn((line: string) => {
    if (line.includes("ENOENT")) process.execPath = execPath;
  });
  const { url, stop } = await startReferenceProvider(started, createLog("error", { write }));
  const ask = async () => (await fetch(url)).text();

  const first = await ask();
  expect(first).toMatch(`${dataDir} http://localhost:3000`);
  process.execPath = join(dataDir, "no-such-program");
  await fetch(`${url}/die`).catch(() => {});
  await expect.poll(ask).not.toBe(first);
  expect(write.mock.lastCall).toEqual([expect.stringContaining('"failures":1')]);
  await stop();
  await expect(ask()).rejects.toThrow();
});

test("a provider that cannot start stops the start", async () => {
  await expect(startReferenceProvider(await writeProgram("process.exit(3)"), log)).rejects.toThrow("exit code 3");
  const told = startReferenceProvider(await writeProgram("process.exit(78)"), log);
  await expect(told).rejects.toThrow(expect.objectContaining({ name: "BadSettings", message: "" }));
});

test("whether a provider would start is asked without starting it", async () => {
  const asked = await writeProgram("process.exit(process.argv.includes('--check') ? 78 : 0)");
  expect(() => checkReferenceProvider(asked)).toThrow(expect.objectContaining({ name: "BadSettings", message: "" }));
  expect(() => checkReferenceProvider({ ...asked, program: "/dev/null" })).not.toThrow();
});

test("the session secret is made once, for the owner's eyes only", async () => {
  const environment = demoEnvironment(dataDir, "http://127.0.0.1:8010", undefined);
  expect(environment).toMatchObject({
    DEMO: "0",
    PROVIDER_URL: "http://127.0.0.1:8010",
    PROVIDER_PUBLIC_KEY: join(dataDir, "x-token-public.pem"),
    PROVIDER_USER_KEY: "passphrase",
    SESSION_SECRET: expect.stringMatching(/^.{32,}$/),
  });
  expect(demoEnvironment(dataDir, "http://127.0.0.1:8010", undefined)).toEqual(environment);
  expect((await stat(join(dataDir, "session-secret.txt"))).mode & 0o777).toBe(0o600);
  expect(demoEnvironment(dataDir, "http://127.0.0.1:8010", ["new", "old"]).SESSION_SECRET).toBe("new,old");
});

test("an empty file, which a full disk leaves, is no session secret", async () => {
  await writeFile(join(dataDir, "session-secret.txt"), "");
  const { SESSION_SECRET } = demoEnvironment(dataDir, "http://127.0.0.1:8010", undefined);
  expect(SESSION_SECRET).toHaveLength(64);
  expect(demoEnvironment(dataDir, "http://127.0.0.1:8010", undefined)).toMatchObject({ SESSION_SECRET });
});

test("in a directory that a group shares, the next user of the group reads the session secret too", async () => {
  await rm(join(dataDir, "session-secret.txt"), { force: true });
  await chmod(dataDir, 0o770);
  demoEnvironment(dataDir, "http://127.0.0.1:8010", undefined);
  expect((await stat(join(dataDir, "session-secret.txt"))).mode & 0o777).toBe(0o640);
});
