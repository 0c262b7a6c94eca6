import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fingerprint, isFresh, root, writeStamp } from "./build-stamp.ts";
import { compressFiles } from "./compress.ts";

/** Longer than any build. */
const MAX_WAIT_MS = 10 * 60_000;

/**
 * Runs `build` if the sources of `folder` have changed since the last one. One process builds at a time, as each begins
 * by emptying the folders; who waits for another one finds its work done.
 */
export async function buildIfStale(folder: string, build: () => unknown): Promise<void> {
  if (isFresh(folder)) return;
  mkdirSync(join(folder, ".cache"), { recursive: true });
  // A lock that the system takes back when the process ends, however it ends.
  const turn = new DatabaseSync(join(folder, ".cache/build-turn"), { timeout: MAX_WAIT_MS });
  try {
    turn.exec("BEGIN EXCLUSIVE");
    if (isFresh(folder)) return;
    // What is saved during the build may be missing in it.
    const sources = fingerprint(folder);
    await build();
    writeStamp(folder, sources);
  } finally {
    turn.close();
  }
}

async function build(): Promise<void> {
  console.log("Something has changed: building, which takes half a minute …");
  const { status } = spawnSync("remix vite:build --logLevel error", { cwd: root, shell: true, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  await compressFiles(join(root, "build/client"));
}

if (import.meta.main) await buildIfStale(root, build);
