import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "~/provider/index.server";

const root = fileURLToPath(new URL("../..", import.meta.url));
const READY_WITHIN = 60_000;

export interface Portal {
  url: string;
  /** The reference provider beside it: for faults and signals under /_test/. */
  providerUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the built portal with a reference provider and demo data of its own, on free ports and in a folder of its own.
 * `prepare` changes the provider's data, with the portal's own client, before the portal starts.
 */
export async function startPortal(
  environment: Record<string, string> = {},
  prepare?: (client: Client) => Promise<void>,
): Promise<Portal> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "portal-"));
  const [port, providerPort] = [await freePort(), await freePort()];
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const provider = start("server/reference-provider/main.ts", {
    PORT: String(providerPort),
    DATA_DIR: dataDir,
    PROVIDER_FAULTS: "1",
    LOG_LEVEL: "error",
    ...environment,
  });
  await answers(`${providerUrl}/api/challenge/`, provider);
  const keys = {
    publicKey: await readFile(path.join(dataDir, "x-token-public.pem"), "utf8"),
    userKey: (await readFile(path.join(dataDir, "user-key.txt"), "utf8")).trim(),
  };
  if (prepare) {
    const client = createClient({ providerUrl, tokenPadding: "oaep", ...keys });
    await prepare(client);
    await client.close();
  }
  const portal = start("server/index.ts", {
    PORT: String(port),
    HOST: "127.0.0.1",
    ORIGIN: `http://127.0.0.1:${port}`,
    PROVIDER_URL: providerUrl,
    PROVIDER_PUBLIC_KEY: keys.publicKey,
    PROVIDER_USER_KEY: keys.userKey,
    SESSION_SECRET: "a secret of the tests that is long enough",
    LOG_LEVEL: "error",
    ...environment,
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/healthz`, portal);
  return {
    url,
    providerUrl,
    stop: async () => {
      await Promise.all([ended(portal), ended(provider)]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function start(file: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
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

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exit;
}
