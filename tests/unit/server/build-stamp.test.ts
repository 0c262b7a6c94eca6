import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { fingerprint, SOURCES } from "../../../server/build-stamp.ts";

const root = path.resolve(import.meta.dirname, "../../..");

test("a build is stale as soon as one of its files is another one, a new one or away, and as fresh as it was when that is undone", async () => {
  const copy = await mkdtemp(path.join(tmpdir(), "build-stamp-"));
  for (const source of SOURCES) await cp(path.join(root, source), path.join(copy, source), { recursive: true });
  const file = path.join(copy, "public/new.txt");
  const before = fingerprint(copy);
  expect(before).toBe(fingerprint());

  await writeFile(file, "one");
  const one = fingerprint(copy);
  await writeFile(file, "two");
  const two = fingerprint(copy);
  await rm(file);
  expect(new Set([before, one, two]).size).toBe(3);
  expect(fingerprint(copy)).toBe(before);
  await rm(copy, { recursive: true });
});

test("the log that is piped elsewhere than to a terminal stays JSON", () => {
  const line = `${JSON.stringify({ level: "info", msg: "request", method: "GET", path: "/login", status: 200, ms: 4 })}\n`;
  const { stdout } = spawnSync(process.execPath, [path.join(root, "server/log-lines.ts")], {
    input: line,
    encoding: "utf8",
  });
  expect(stdout).toBe(line);
});
