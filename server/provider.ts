import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { resolve } from "node:path";
import type { Logger } from "pino";
import { BadSettings, badSettingsCode } from "./settings.ts";
import { stopChild, supervise } from "./supervise.ts";

export interface ReferenceProvider {
  url: string;
  stop(): Promise<void>;
}

export interface Program {
  program: string;
  dataDir: string;
  portalOrigin: string;
}

const environmentOf = ({ dataDir, portalOrigin }: Program, PORT: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT,
  HOST: "127.0.0.1",
  DATA_DIR: resolve(dataDir),
  PORTAL_ORIGIN: portalOrigin,
});

/** On a busy machine the large data takes minutes to make. */
const START_UP_MS = 10 * 60_000;
const FINAL_LOG_MS = 700;

/** Throws BadSettings if a start would fail; the program has already printed which settings are invalid. */
export function checkReferenceProvider(provider: Program): void {
  const { status } = spawnSync(process.execPath, [provider.program, "--check"], {
    env: environmentOf(provider, "0"),
    stdio: "inherit",
  });
  if (status === badSettingsCode) throw new BadSettings();
}

/**
 * Runs `program` as the provider in a separate process, on a free loopback port that it keeps across restarts. Rejects
 * if it cannot start; if it dies later it is restarted after min(10000, 500·2^n) ms.
 */
export async function startReferenceProvider(provider: Program, log: Logger): Promise<ReferenceProvider> {
  let stopping = false;
  let child = run("0");
  const url = await ready(child);
  const { port } = new URL(url);
  process.once("exit", () => child.kill("SIGKILL"));
  void supervise({
    child: () => child,
    again(failures) {
      log.error({ failures }, "the reference provider ended; starting it again");
      child = run(port);
      return ready(child);
    },
    isStopping: () => stopping,
    log,
  });

  function run(onPort: string): ChildProcess {
    return spawn(process.execPath, [provider.program], {
      env: environmentOf(provider, onPort),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
  }

  async function stop(): Promise<void> {
    stopping = true;
    await stopChild(child, FINAL_LOG_MS);
  }

  return { url, stop };
}

/** Resolves with the provider's address when it sends it. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearTimeout(late);
      reject(error);
    };
    const late = setTimeout(() => {
      child.kill("SIGKILL");
      fail(new Error("The reference provider did not come up in time"));
    }, START_UP_MS);
    // It stays: an error without a listener would end the portal.
    child.on("error", fail);
    child.once("exit", (code) => {
      // It has already printed which setting is invalid.
      if (code === badSettingsCode) fail(new BadSettings());
      else fail(new Error(`The reference provider ended at its start (exit code ${code})`));
    });
    child.once("message", (url) => {
      clearTimeout(late);
      resolve(String(url));
    });
  });
}
