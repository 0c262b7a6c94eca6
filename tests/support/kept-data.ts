import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** In one step: a provider that reads meanwhile sees the one or the other. */
const ALL_PAGES = 1_000_000;

const stored = (dataDir: string) => path.join(dataDir, "provider.sqlite");
const kept = (dataDir: string) => path.join(dataDir, "kept.sqlite");

/** Keeps what a reference provider has stored, beside it. */
export const keepData = (dataDir: string): Promise<void> => copy(stored(dataDir), kept(dataDir));

/** Gives a reference provider, also a running one, what was kept: nothing that happened since is stored there any more. */
export const restoreData = (dataDir: string): Promise<void> => copy(kept(dataDir), stored(dataDir));

async function copy(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { timeout: 5000 });
  await backup(database, to, { rate: ALL_PAGES });
  database.close();
}

/** Changes what a reference provider has stored, also to what its calls would not take. */
export function changeData(dataDir: string, change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(stored(dataDir), { timeout: 5000 });
  change(database);
  database.close();
}
