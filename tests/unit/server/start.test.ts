import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { announce } from "../../../server/announce.ts";
import { requireFreePort } from "../../../server/free-port.ts";
import { createLog } from "../../../server/log.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: { start: string };
};

/** An `npm start` that fails: its exit code, its output, and what it started. */
async function start(settings: Record<string, string>) {
  const child = spawn("sh", ["-c", scripts.start], {
    cwd: root,
    env: { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [begun, told, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: code as number, lines: told.trim().split("\n"), begun };
}

test("npm start looks first whether a start would begin, then builds", () => {
  expect(scripts.start).toMatch(/^node server\/index\.ts --check && .*server\/build\.ts/);
});

test("in production nothing starts without a provider unless the demo is asked for", async () => {
  expect(await start({})).toEqual({
    code: 78,
    lines: [expect.stringMatching(/PROVIDER_URL.*PROVIDER_PUBLIC_KEY.*PROVIDER_USER_KEY.*SESSION_SECRET/)],
    begun: "",
  });
});

test("a data directory that cannot be used is named in one line", async () => {
  const file = import.meta.filename;
  expect(await start({ DEMO: "1", PORT: "4399", HOST: "127.0.0.1", DATA_DIR: file })).toEqual({
    code: 78,
    lines: [expect.stringContaining(`DATA_DIR (${file}) must be`)],
    begun: "",
  });
});

test("a port that is taken is told with the setting that changes it", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const told = await start({ DEMO: "1", HOST: "127.0.0.1", PORT: String(port) });
  other.close();
  expect(told).toEqual({
    code: 1,
    lines: [expect.stringMatching(`Port ${port} .*is taken.*Set PORT`)],
    begun: "",
  });
});

test("a host that this machine is not is named, since no restart makes it so", async () => {
  await expect(requireFreePort({ HOST: "192.0.2.1", PORT: 4399 })).rejects.toThrow(
    expect.objectContaining({
      name: "BadSettings",
      message: expect.stringMatching("^The portal cannot start: HOST must be an address of this machine"),
    }),
  );
});

test("the demo says that it is one; with a provider the log says where the portal is, as JSON like all its lines", () => {
  const said: string[] = [];
  const logged: string[] = [];
  const log = createLog("info", { write: (line) => void logged.push(line) });
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  announce("http://localhost:3000", true, log);
  expect(said.join("\n")).toMatch(/\*\* {2}DEMO: [\s\S]*Set PROVIDER_URL[\s\S]*http:\/\/localhost:3000[\s\S]*noc/);
  expect(logged).toEqual([]);
  said.length = 0;
  announce("https://portal.example", false, log);
  expect(said).toEqual([]);
  expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: "info", msg: "the portal is at https://portal.example" }),
  ]);
});
