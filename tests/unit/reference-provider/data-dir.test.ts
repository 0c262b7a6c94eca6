import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { inDataDir } from "../../../server/reference-provider/data-dir.ts";
import { openKeys } from "../../../server/reference-provider/keys.ts";
import { BadSettings } from "../../../server/reference-provider/settings.ts";

const program = fileURLToPath(new URL("../../../server/reference-provider/main.ts", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "provider-data-"));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (dataDir: string) =>
  spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** The modes of everything that a provider creates in a directory with this mode, by type. */
async function modesIn(directory: string) {
  const child = run(directory);
  await once(child.stdout, "data");
  const made = await readdir(directory, { recursive: true, withFileTypes: true });
  const modes = { files: new Set<string>(), folders: new Set<string>() };
  for (const entry of made) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    modes[entry.isFile() ? "files" : "folders"].add((mode & 0o777).toString(8));
  }
  child.kill();
  await once(child, "exit");
  expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(["x-token-private.pem", "provider.sqlite-wal"]));
  return { files: [...modes.files], folders: [...modes.folders] };
}

test("a directory of its own is nobody else's", async () => {
  expect(await modesIn(join(folder, "own", "data"))).toEqual({ files: ["600"], folders: ["700"] });
});

test("in a directory that its group may write all is the group's, and nobody else's", async () => {
  const shared = await mkdtemp(join(folder, "shared-"));
  await chmod(shared, 0o770);
  expect(await modesIn(shared)).toEqual({ files: ["660"], folders: ["770"] });
});

test("a secret of which a full disk left an empty file is made again, and none is left half written", async () => {
  const names = ["x-token-public.pem", "x-token-private.pem", "user-key.txt", "token-secret.txt", "mail-key.txt"];
  const directory = await mkdtemp(join(folder, "was-full-"));
  await Promise.all(names.map((name) => writeFile(join(directory, name), "")));
  const keys = openKeys(directory);
  for (const secret of [keys.userKey, keys.tokenSecret, keys.mailKey]) expect(secret).toHaveLength(43);
  expect(keys.privateKeyPem).toContain("PRIVATE KEY");
  expect(openKeys(directory)).toEqual(keys);
  expect((await readdir(directory)).sort()).toEqual(names.sort());
});

describe("a directory that cannot be used", () => {
  const needs = (directory: string) => `DATA_DIR (${directory}) must be a directory that this user`;

  test("ends the start with one sentence, also where the system creates no directories", async () => {
    const child = run("/proc/nowhere/data");
    onTestFinished(() => void child.kill("SIGKILL"));
    const [told, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect(code).toBe(78);
    expect(told.trim().split("\n")).toEqual([expect.stringContaining(needs("/proc/nowhere/data"))]);
  });

  test("is told by a file in its place or above it", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    for (const directory of [file, join(file, "data")])
      await expect(inDataDir(directory, async () => {})).rejects.toThrow(needs(directory));
  });

  test("is told by a link to nowhere, such as to a disk that is not mounted", async () => {
    const link = join(folder, "link");
    await symlink(join(folder, "nowhere", "data"), link);
    await expect(inDataDir(link, async () => {})).rejects.toThrow(needs(link));
  });

  test.each(["EACCES", "EROFS", "EPERM"])("is told by %s", async (code) => {
    const work = () => Promise.reject(Object.assign(new Error(`${code}: open 'key'`), { code }));
    await expect(inDataDir(folder, work)).rejects.toThrow(needs(folder));
  });

  test("is told by a database that cannot be written or opened", async () => {
    const file = join(folder, "some.sqlite");
    new DatabaseSync(file).close();
    const write = async () => new DatabaseSync(file, { readOnly: true }).exec("CREATE TABLE t (x)");
    await expect(inDataDir(folder, write)).rejects.toThrow(needs(folder));
    const open = async () => new DatabaseSync(folder).exec("CREATE TABLE t (x)");
    await expect(inDataDir(folder, open)).rejects.toThrow(needs(folder));
  });

  test("is named when its disk is full, which is no fault of a setting", async () => {
    const full = Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
    const noSpace = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    for (const fault of [full, noSpace]) {
      const start = inDataDir(folder, () => Promise.reject(fault));
      await expect(start).rejects.toThrow(`DATA_DIR (${folder}) cannot be written: ${fault.message}`);
      await expect(start).rejects.not.toBeInstanceOf(BadSettings);
    }
  });

  test("is not blamed for other faults", async () => {
    const wrong = async () => new DatabaseSync(":memory:").exec("no sql");
    await expect(inDataDir(folder, wrong)).rejects.toThrow("syntax error");
    await expect(inDataDir(folder, wrong)).rejects.not.toBeInstanceOf(BadSettings);
  });
});
