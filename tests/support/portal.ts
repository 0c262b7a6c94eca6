import { type ChildProcess, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { openSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { hashPassword } from "../../server/reference-provider/auth/passwords.ts";
import { demoPassword } from "../../server/reference-provider/seed/accounts.ts";
import { childrenOf } from "./children.ts";
import { changeData } from "./kept-data.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const READY_WITHIN = 180_000;

/** Node's compile cache, kept for the next portal: it saves half a second of processor time for each. */
const compiled = path.join(tmpdir(), "portal-compiled");

/** The secret with which the tests' portals encrypt their cookies. */
export const SESSION_SECRET = "a secret of the tests that is long enough";

export interface Portal {
  url: string;
  /** Its reference provider, for faults and signals under /_test/. */
  providerUrl: string;
  /** The provider's data directory. */
  dataDir: string;
  stop(): Promise<void>;
}

type Environment = Record<string, string>;
/** Changes the provider's data before the portal starts, even to something that its calls would refuse. */
type Prepare = (database: DatabaseSync) => void;

/** A reference provider with demo data in a folder of its own, and the programs that a test runs with it. */
export interface TestBed {
  providerUrl: string;
  dataDir: string;
  /** Starts a built portal with this provider; resolves when it answers. `server` is the program that serves the app built in `folder`. */
  startPortal(url: string, environment?: Environment, server?: string[], folder?: string): Promise<ChildProcess>;
  /** Kills the provider, as in a crash, and restarts it at the same address. */
  killProvider(): Promise<void>;
  restartProvider(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes the demo data that every provider started from this process or its children begins with, unless a parent has
 * made it; returns what removes it.
 */
export async function seedOnce(): Promise<() => Promise<void>> {
  if (process.env.SEEDED_DATA) return async () => {};
  const dataDir = await newDataDir();
  await makeShortKeys(dataDir);
  const { stop } = await openTestBed(await freeAddress(), { DATA_DIR: dataDir });
  await stop();
  await cheapenPasswords(dataDir);
  process.env.SEEDED_DATA = dataDir;
  return async () => {
    delete process.env.SEEDED_DATA;
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** An X-TOKEN's key of half the length takes a provider a fifth of the time. */
async function makeShortKeys(dataDir: string): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 1024,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  await writeFile(path.join(dataDir, "x-token-public.pem"), publicKey, { mode: 0o600 });
  await writeFile(path.join(dataDir, "x-token-private.pem"), privateKey, { mode: 0o600 });
}

/** Each sign-in costs as much as a guess. */
async function cheapenPasswords(dataDir: string): Promise<void> {
  const password = await hashPassword(demoPassword, 2);
  changeData(dataDir, (database) => database.prepare("UPDATE user SET password = ?").run(password));
}

/** A folder for a provider's data, with the demo data if they have been made. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "portal-"));
  if (process.env.SEEDED_DATA) await cp(process.env.SEEDED_DATA, dataDir, { recursive: true });
  return dataDir;
}

/** `origin` is the address of the portal, or of the proxy before it. A `DATA_DIR` in the environment is used. */
export async function openTestBed(origin: string, environment: Environment = {}, prepare?: Prepare): Promise<TestBed> {
  const { DATA_DIR } = environment;
  const dataDir = DATA_DIR ?? (await newDataDir());
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(ended));
    if (!DATA_DIR) await rm(dataDir, { recursive: true, force: true });
  };
  const run = async (program: string[], settings: Environment, probe: string, folder?: string) => {
    const child = start(program, { LOG_LEVEL: "error", ...settings, ...environment }, folder);
    children.push(child);
    await answers(probe, child);
    return child;
  };
  const runProvider = (settings: Environment) =>
    run(["server/reference-provider/main.ts"], settings, `${providerUrl}/api/challenge/`);
  const providerPort = await freePort();
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  try {
    const ofProvider = {
      PORT: String(providerPort),
      DATA_DIR: dataDir,
      PROVIDER_FAULTS: "1",
      PORTAL_ORIGIN: origin,
    };
    let provider = await runProvider(ofProvider);
    if (prepare) changeData(dataDir, prepare);
    const ofPortals = {
      HOST: "127.0.0.1",
      ORIGIN: origin,
      PROVIDER_URL: providerUrl,
      PROVIDER_PUBLIC_KEY: path.join(dataDir, "x-token-public.pem"),
      PROVIDER_USER_KEY: (await readFile(path.join(dataDir, "user-key.txt"), "utf8")).trim(),
      SESSION_SECRET,
    };
    return {
      providerUrl,
      dataDir,
      startPortal: (url, more, server = ["server/index.ts"], folder) =>
        run(server, { ...ofPortals, PORT: new URL(url).port, ...more }, `${url}/login`, folder),
      async killProvider() {
        provider.kill("SIGKILL");
        await ended(provider);
      },
      async restartProvider() {
        provider = await runProvider(ofProvider);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the built portal with its own reference provider. */
export async function startPortal(environment?: Environment, prepare?: Prepare, server?: string[]): Promise<Portal> {
  const url = await freeAddress();
  const { startPortal, ...testBed } = await openTestBed(url, environment, prepare);
  try {
    await startPortal(url, {}, server);
    return { url, ...testBed };
  } catch (error) {
    await testBed.stop();
    throw error;
  }
}

export const freeAddress = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export interface Demo {
  /** The portal's process, whose children are its provider and its workers. */
  pid: number;
  /** The lines that it has logged so far, except those of requests. */
  said(): string[];
  /** Presses ^C in its terminal; resolves with the exit code once all processes that wrote there have ended. */
  interrupt(): Promise<number | null>;
}

/** Starts the built portal as `npm start` does, as the demo with its own provider beside it; resolves when it answers. */
export async function startDemo(url: string, dataDir: string, workers: number): Promise<Demo> {
  const { port, hostname } = new URL(url);
  const place = { HOST: hostname, PORT: port, ORIGIN: url };
  const settings = { DEMO: "1", DATA_DIR: dataDir, WORKERS: String(workers), ...place };
  const child = spawn(process.execPath, ["server/log-lines.ts", "server/index.ts"], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const group = child.pid ?? 0;
  let said = "";
  for (const output of [child.stdout, child.stderr]) output.on("data", (text: Buffer) => (said += text.toString()));
  await answers(`${url}/login`, child);
  const [pid = 0] = childrenOf(group);
  return {
    pid,
    said: () => said.split("\n").filter((line) => line && !line.includes('"msg":"request"')),
    async interrupt() {
      // "close" comes when no process has the output open.
      const closed = once(child, "close") as Promise<[number | null]>;
      process.kill(-group, "SIGINT");
      return (await closed)[0];
    },
  };
}

/** Starts a program that serves `url`; resolves when the path `probe` answers. */
export async function startServer(program: string[], url: string, probe: string): Promise<ChildProcess> {
  const child = start(program, { PORT: new URL(url).port });
  await answers(url + probe, child);
  return child;
}

/** A program's output goes to the file `LOG_FILE`, if it is set. */
function start(program: string[], environment: Environment, folder = root): ChildProcess {
  const log = environment.LOG_FILE ? openSync(environment.LOG_FILE, "a") : "ignore";
  return spawn(process.execPath, program, {
    cwd: folder,
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, NODE_ENV: "production", ...environment },
    stdio: ["ignore", log, environment.LOG_FILE ? log : "inherit"],
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN;
  while (Date.now() < until && child.exitCode === null) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}

/** Ends a program cleanly. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exit;
}
