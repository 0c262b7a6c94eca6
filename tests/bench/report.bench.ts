import { afterEach, expect, test } from "vitest";
import { type Person, signIn } from "../support/person.ts";
import { freeAddress, type TestBed, openTestBed } from "../support/portal.ts";
import { download, MAX_GROWTH_MB } from "./downloads.ts";
import { here, type Program, startPortalOf } from "./programs.ts";

const screen = "/admin/report/report-datacenter-access";

let testBed: TestBed;
let portal: Program;
afterEach(async () => {
  await portal.stop();
  await testBed.stop();
});

/** Starts a portal with this many visits, and signs somebody in. */
async function withVisits(count: number): Promise<Person> {
  testBed = await openTestBed(await freeAddress(), {}, (database) => {
    const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
    database.exec("DELETE FROM accessactivity");
    database.exec(`${numbers} INSERT INTO accessactivity (userdatacenter, datacenter, actv_type, access_date, access_date_out, rack_id)
      SELECT (SELECT min(id) FROM userdatacenter) + i % 5, 1, 1 + i % 4, strftime('%Y-%m-%dT%H:%M:%SZ', '2026-01-01', i || ' minutes'),
        strftime('%Y-%m-%dT%H:%M:%SZ', '2026-01-01', (i + 90) || ' minutes'), '["JKT1-A-01","JKT1-A-02"]' FROM n`);
  });
  portal = await startPortalOf(here, testBed);
  const noc = await signIn(portal.url, "noc", "admin");
  // Any work grows the heap's young generation to its full size: that is not due to the report.
  for (let page = 1; page <= 40; page += 1)
    await noc.open(`/admin/organization/datacenter-access/visits?limit=500&page=${page % 20}`);
  return noc;
}

/** The number of batches of visits that the portal has read so far. */
async function piecesRead(): Promise<number> {
  const metrics = await (await fetch(new URL("/metrics", portal.url))).text();
  const counts = [...metrics.matchAll(/^provider_calls_seconds_count\{[^}]*family="accessactivity"[^}]*\} (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Reads an answer to its end and prints its cost. */
async function take(path: string, person: Person, most = MAX_GROWTH_MB): Promise<void> {
  const [read, began] = [await piecesRead(), performance.now()];
  let first = "";
  const { bytes, seconds, memory } = await download(portal, path, person, async () => {
    const after = performance.now() - began;
    first ||= `${after.toFixed(0)} ms and ${(await piecesRead()) - read} pieces`;
  });
  const [before, peak] = memory;
  console.info(
    `${path}: ${(bytes / 1024 ** 2).toFixed(1)} MB in ${seconds.toFixed(1)} s, first bytes after ${first}, memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
  );
  expect(peak - before).toBeLessThan(most);
}

test("memory and first bytes of a report of 10,000 rows", { timeout: 600_000 }, async () => {
  const noc = await withVisits(10_000);
  for (const path of ["/print-report-datacenter-access", screen]) await take(path, noc);
});

test("memory and first bytes of files of 100,000 rows", { timeout: 600_000 }, async () => {
  const noc = await withVisits(100_000);
  // A file makes the heap grow once, whatever its length.
  await take(`${screen}?export=csv&start_date=2026-01-01&end_date=2026-01-14`, noc, Infinity);
  for (const kind of ["csv", "xlsx"]) await take(`${screen}?export=${kind}`, noc);
});
