import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** In one step: a provider that reads meanwhile sees either the old or the new file. */
const ALL_PAGES = 1_000_000;

const stored = (dataDir: string) => path.join(dataDir, "provider.sqlite");
const kept = (dataDir: string) => path.join(dataDir, "kept.sqlite");

/** Saves a copy of a reference provider's data beside it. */
export const keepData = (dataDir: string): Promise<void> => copy(stored(dataDir), kept(dataDir));

/** Restores the saved copy of a reference provider's data, even while it runs. */
export const restoreData = (dataDir: string): Promise<void> => copy(kept(dataDir), stored(dataDir));

async function copy(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { timeout: 60_000 });
  await backup(database, to, { rate: ALL_PAGES });
  database.close();
}

/** Changes a reference provider's data, even to something that its calls would refuse, or looks something up. */
export function changeData<Found>(dataDir: string, change: (database: DatabaseSync) => Found): Found {
  const database = new DatabaseSync(stored(dataDir), { timeout: 60_000 });
  const found = change(database);
  database.close();
  return found;
}

/** The number of a request of the demo: the month in which it was made is in it. */
export const numberOf = (dataDir: string, request: number): string =>
  changeData(dataDir, (database) =>
    String(database.prepare("SELECT activities_number FROM activities WHERE id = ?").get(request)?.activities_number),
  );
