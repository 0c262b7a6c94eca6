import { readdirSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Database } from "../../../server/reference-provider/database/open.ts";

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "provider-database-"));
  db = new Database(join(folder, "some.sqlite"));
  db.run("CREATE TABLE thing (name INTEGER UNIQUE)");
});
afterEach(async () => {
  db.close();
  await rm(folder, { recursive: true });
});

test("a fault that ends its transaction by itself is told as it is", () => {
  const twice = () => db.run("INSERT OR ROLLBACK INTO thing VALUES (1)");
  expect(() =>
    db.transaction(() => {
      twice();
      twice();
    }),
  ).toThrow("UNIQUE constraint failed");
  expect(db.all("SELECT * FROM thing")).toEqual([]);
  db.transaction(() => db.run("INSERT INTO thing VALUES (2)"));
  expect(db.all("SELECT name FROM thing")).toEqual([{ name: 2 }]);
});

/** The deleted files that this process still has open, besides the database. */
const temporaryFiles = () =>
  readdirSync("/proc/self/fd").flatMap((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).match(/etilqs_\w+/) ?? [];
    } catch {
      return [];
    }
  });

test.runIf(process.platform === "linux")("what is temporary is kept in memory, however much it is", () => {
  db.transaction(() => {
    db.run(
      "CREATE TEMP TABLE large AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) SELECT i, hex(randomblob(20)) AS words FROM n",
    );
    db.run("INSERT INTO thing SELECT i * 2 FROM large");
    db.run("UPDATE thing SET name = name + 1000001");
    expect(temporaryFiles()).toEqual([]);
  });
});
