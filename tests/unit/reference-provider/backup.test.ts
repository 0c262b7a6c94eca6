import { chmodSync, statSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../../../server/reference-provider/backup.ts";
import { TestProvider } from "./client.ts";

let provider: TestProvider;
let folder: string;

beforeAll(async () => {
  provider = await TestProvider.start();
  folder = await mkdtemp(join(tmpdir(), "provider-backup-"));
});
afterAll(async () => {
  await provider.stop();
  await rm(folder, { recursive: true });
});

test("a copy that is made while people work is started in the place of what was lost", async () => {
  const noc = await provider.signIn("noc");
  const before = await noc.post("cities/", { cityname: "Before the backup" });
  expect(before.status).toBe(201);
  const copy = join(folder, "copy");
  await backUp(provider.dataDir, copy);
  await noc.post("cities/", { cityname: "After the backup" });

  const restored = await TestProvider.start({ dataDir: copy });
  const again = await restored.signIn("noc");
  const { body } = await again.get("cities/?limit=100000&search=the+backup");
  expect(body.results.map(({ cityname }: { cityname: string }) => cityname)).toEqual(["Before the backup"]);
  expect(await readdir(copy)).toEqual(expect.arrayContaining(["media", "user-key.txt", "x-token-private.pem"]));
  expect(restored.running.userKey).toBe(provider.running.userKey);
  await restored.stop();
});

test.each([
  ["shared by a group", 0o770, 0o660],
  ["of one user", 0o700, 0o600],
])("the copy of a directory %s is for the same users", async (_, directory, file) => {
  chmodSync(provider.dataDir, directory);
  const copy = join(folder, `copy-${directory}`);
  await backUp(provider.dataDir, copy);
  const modes = [copy, join(copy, "provider.sqlite")].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([directory, file]);
});

test("nothing is written over, and nothing is copied from where no data is", async () => {
  const empty = await mkdtemp(join(folder, "empty-"));
  await expect(backUp(empty, join(folder, "other"))).rejects.toThrow(/no data/);
  await expect(backUp(provider.dataDir, join(provider.dataDir, "copy"))).rejects.toThrow(/in the directory/);
  await expect(backUp(provider.dataDir, folder)).rejects.toThrow(/not empty/);
});
