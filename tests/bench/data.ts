import { tmpdir } from "node:os";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { startProvider } from "../../server/reference-provider/index.ts";
import { freeAddress, type TestBed, openTestBed } from "../support/portal.ts";

/** Takes a minute to make, and is kept for the next bench. */
const LARGE_DATA = process.env.DATA_DIR ?? path.join(tmpdir(), "portal-large-data");

/** A test bed with the data of `DEMO_SIZE=large`. */
export async function openLargeTestBed(): Promise<TestBed> {
  const provider = await startProvider({ dataDir: LARGE_DATA, demoSize: "large", port: 0 });
  await provider.close();
  return openTestBed(await freeAddress(), { DATA_DIR: LARGE_DATA });
}

/** Fills a page of 50 rack types, of which the demo has only four: rows without anything special. */
export function addPlainRows(database: DatabaseSync): void {
  const insert = database.prepare("INSERT INTO racktype (name, height, width, remark) VALUES (?, 42, 23.6, 'Plain')");
  for (let row = 1; row <= 60; row += 1) insert.run(`Type ${row}`);
}
