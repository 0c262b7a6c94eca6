import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ended, freeAddress, type TestBed, startServer } from "../support/portal.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A process whose pages are measured. */
export interface Program {
  url: string;
  /** Milliseconds of processor time that all of its threads took so far. */
  cpu(): number;
  /** KB of its memory that are in use. */
  memory(): number;
  stop(): Promise<void>;
}

/** A portal, built in `folder`, that speaks to the provider of this test bed. */
export async function startPortalOf(folder: string, testBed: TestBed): Promise<Program> {
  const url = await freeAddress();
  const settings = { ORIGIN: url, PROVIDER_URL: testBed.providerUrl };
  return programOf(url, await testBed.startPortal(url, settings, undefined, folder));
}

/** A server that the portal is compared with. */
export async function startBaseline(name: "floor" | "bytes" | "stream"): Promise<Program> {
  const url = await freeAddress();
  return programOf(url, await startServer([path.join(import.meta.dirname, "baselines", `${name}.ts`)], url, "/rows"));
}

const programOf = (url: string, child: ChildProcess): Program => ({
  url,
  cpu: () => cpuOf(child.pid),
  memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]),
  stop: () => ended(child),
});

/** The kernel counts each thread's nanoseconds. */
function cpuOf(pid: number | undefined): number {
  const threads = `/proc/${pid}/task`;
  const spent = readdirSync(threads).map((thread) => readFileSync(path.join(threads, thread, "schedstat"), "utf8"));
  return spent.reduce((sum, line) => sum + Number(line.split(" ")[0]), 0) / 1e6;
}

/** Another commit of the portal, built in a folder of its own with the packages of this one; `remove` takes it away again. */
export function checkOut(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-base-"));
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: command === "git" ? root : folder, stdio: ["ignore", "ignore", "inherit"] });
  const remove = () => {
    run("git", "worktree", "remove", "--force", folder);
    rmSync(folder, { recursive: true, force: true });
  };
  run("git", "worktree", "add", "--detach", folder, commit);
  try {
    symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
    run("npm", "run", "build");
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** This checkout. */
export const here = root;
