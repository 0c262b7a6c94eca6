import { chmodSync, cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { fileMode, makeDirectory, umaskFor } from "./data-dir.ts";

const DATABASE = "provider.sqlite";

/**
 * Copies a data directory to a new one, even while a provider uses it: the database as of one moment, the pictures and
 * the keys. The database is copied first, so that no picture that it refers to is missing.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  if (!existsSync(join(dataDir, DATABASE))) throw new Error(`There is no data of the demo in ${dataDir}`);
  if (!relative(dataDir, target).startsWith(".."))
    throw new Error(`${target} is in the directory that is to be copied`);
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`);
  const isNew = makeDirectory(target);
  const database = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true });
  await backup(database, join(target, DATABASE));
  database.close();
  chmodSync(join(target, DATABASE), fileMode(dataDir));
  for (const name of readdirSync(dataDir).filter((entry) => !entry.startsWith(DATABASE)))
    cpSync(join(dataDir, name), join(target, name), { recursive: true, preserveTimestamps: true });
  // Last of all: whoever may use the data may use the copy.
  if (isNew) chmodSync(target, statSync(dataDir).mode & 0o777);
}

if (import.meta.main) {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) {
    console.error("Which directory, and to where? npm run backup -- ./data /backups/2026-11-24");
    process.exit(64);
  }
  try {
    process.umask(umaskFor(from));
    await backUp(resolve(from), resolve(to));
    console.log(
      `Copied ${from} to ${to}. To restore it, stop the portal and start it with DATA_DIR=${to}, or put it in the old one's place.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
