import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, test, vi } from "vitest";
import { fingerprint, isFresh, SOURCES } from "../../../server/build-stamp.ts";
import { buildIfStale } from "../../../server/build.ts";

const root = path.resolve(import.meta.dirname, "../../..");
let copy = "";

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), "build-stamp-"));
  for (const source of SOURCES) await cp(path.join(root, source), path.join(copy, source), { recursive: true });
  for (const made of ["build/client", ".cache"]) await mkdir(path.join(copy, made), { recursive: true });
  return () => rm(copy, { recursive: true });
});

test("a build is stale as soon as one of its files is another one, a new one or away, and as fresh as it was when that is undone", async () => {
  const file = path.join(copy, "public/new.txt");
  const before = fingerprint(copy);
  expect(before).toBe(fingerprint(root));

  await writeFile(file, "one");
  const one = fingerprint(copy);
  await writeFile(file, "two");
  const two = fingerprint(copy);
  await rm(file);
  expect(new Set([before, one, two]).size).toBe(3);
  expect(fingerprint(copy)).toBe(before);
});

test("what is saved while it builds makes the build stale, what is fresh is not built again, and one process builds at a time", async () => {
  const other = new DatabaseSync(path.join(copy, ".cache/build-turn"), { timeout: 0 });
  const begin = () => other.exec("BEGIN EXCLUSIVE");
  const build = vi.fn(() => expect(begin).toThrow("locked"));
  await buildIfStale(copy, async () => {
    build();
    await writeFile(path.join(copy, "public/late.txt"), "late");
  });
  expect(isFresh(copy)).toBe(false);
  await buildIfStale(copy, build);
  await buildIfStale(copy, build);
  expect([isFresh(copy), build.mock.calls.length]).toEqual([true, 2]);
  expect(begin).not.toThrow();
  other.close();
});

test("the log that is piped elsewhere than to a terminal stays JSON, and its program's exit code is kept", () => {
  const line = JSON.stringify({ level: "info", msg: "request", method: "GET", path: "/login", status: 200, ms: 4 });
  const program = `console.log(${JSON.stringify(line)}); process.exitCode = 7`;
  const { stdout, status } = spawnSync(process.execPath, [path.join(root, "server/log-lines.ts"), "--eval", program], {
    encoding: "utf8",
  });
  expect([stdout, status]).toEqual([`${line}\n`, 7]);
});
