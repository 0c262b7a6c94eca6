import { afterEach, expect, test } from "vitest";
import { type Person, signIn } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";

/** The memory in MB that a report may add to the process. */
const MAX_GROWTH_MB = 60;
const screen = "/admin/report/report-datacenter-access";

let portal: Portal;
afterEach(() => portal.stop());

/** Starts a portal with this many visits, and signs somebody in. */
async function withVisits(count: number): Promise<Person> {
  portal = await startPortal({}, (database) => {
    const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
    database.exec("DELETE FROM accessactivity");
    database.exec(`${numbers} INSERT INTO accessactivity (userdatacenter, datacenter, actv_type, access_date, access_date_out, rack_id)
      SELECT (SELECT min(id) FROM userdatacenter) + i % 5, 1, 1 + i % 4, strftime('%Y-%m-%dT%H:%M:%SZ', '2026-01-01', i || ' minutes'),
        strftime('%Y-%m-%dT%H:%M:%SZ', '2026-01-01', (i + 90) || ' minutes'), '["JKT1-A-01","JKT1-A-02"]' FROM n`);
  });
  const noc = await signIn(portal.url, "noc", "admin");
  // Any work grows the heap's young generation to its full size: that is not due to the report.
  for (let page = 1; page <= 40; page += 1)
    await noc.open(`/admin/organization/datacenter-access/visits?limit=500&page=${page % 20}`);
  return noc;
}

const metrics = async (): Promise<string> => (await fetch(new URL("/metrics", portal.url))).text();

/** Resident memory of the portal in MB. */
const memory = async (): Promise<number> =>
  Number(/^process_resident_memory_bytes (\S+)/m.exec(await metrics())?.[1]) / 1024 ** 2;

/** The number of batches of visits that the portal has read so far. */
async function piecesRead(): Promise<number> {
  const counts = [
    ...(await metrics()).matchAll(/^provider_calls_seconds_count\{[^}]*family="accessactivity"[^}]*\} (\d+)/gm),
  ];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Reads an answer to its end and prints its cost. */
async function take(path: string, { cookies }: Person, most = MAX_GROWTH_MB): Promise<void> {
  const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  const [before, read] = [await memory(), await piecesRead()];
  const began = performance.now();
  const response = await fetch(new URL(path, portal.url), { headers: { cookie } });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  let peak = 0;
  let measured = 0;
  let bytes = 0;
  let first: { ms: number; pieces: number } | undefined;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    first ??= { ms: performance.now() - began, pieces: (await piecesRead()) - read };
    bytes += next.value.length;
    if (performance.now() - measured < 100) continue;
    measured = performance.now();
    peak = Math.max(peak, await memory());
  }
  console.info(
    `${path}: ${(bytes / 1024 ** 2).toFixed(1)} MB in ${((performance.now() - began) / 1000).toFixed(1)} s, first bytes after ${first?.ms.toFixed(0)} ms and ${first?.pieces} pieces, memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
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
