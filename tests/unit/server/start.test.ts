import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { announce } from "../../../server/announce.ts";

const program = fileURLToPath(new URL("../../../server/index.ts", import.meta.url));

/** A start that fails: its exit code and what it says. */
async function start(settings: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [program], { env: settings, stdio: ["ignore", "ignore", "pipe"] });
  const [told, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code: code as number, lines: told.trim().split("\n") };
}

/** A start takes its time on a busy machine. */
const PATIENCE = { timeout: 60_000 };

test("in production nothing starts without a provider unless the demo is asked for", PATIENCE, async () => {
  const { code, lines } = await start({ NODE_ENV: "production" });
  expect(code).toBe(78);
  expect(lines).toEqual([
    expect.stringMatching(/PROVIDER_URL.*PROVIDER_PUBLIC_KEY.*PROVIDER_USER_KEY.*SESSION_SECRET/),
  ]);
});

test("a data directory that cannot be used is named in one line", PATIENCE, async () => {
  const { code, lines } = await start({ NODE_ENV: "production", DEMO: "1", DATA_DIR: program });
  expect(code).toBe(78);
  expect(lines).toEqual([expect.stringContaining(`DATA_DIR (${program}) must be`)]);
});

test("a port that is taken is told with the setting that changes it", PATIENCE, async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { code, lines } = await start({ NODE_ENV: "production", DEMO: "1", HOST: "127.0.0.1", PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(`Port ${port} .*is taken.*Set PORT`)]);
});

test("the demo says that it is one", () => {
  const said: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  announce("http://localhost:3000", true);
  expect(said.join("\n")).toMatch(/\*\* {2}DEMO: [\s\S]*Set PROVIDER_URL[\s\S]*http:\/\/localhost:3000[\s\S]*noc/);
  said.length = 0;
  announce("https://portal.example", false);
  expect(said).toEqual(["The portal is at https://portal.example"]);
});
