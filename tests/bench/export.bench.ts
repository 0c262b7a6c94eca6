import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";

const ROWS = 100_000;
/** The memory in MB that an export may add to the process. */
const MAX_GROWTH_MB = 50;

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal({}, (database) => {
    const insert = database.prepare("INSERT INTO racktype (name, height, width, remark) VALUES (?, ?, ?, ?)");
    database.exec("BEGIN");
    for (let row = 1; row <= ROWS; row += 1) {
      insert.run(`Type ${row}`, row % 50, 23.6, `Remark of type ${row}: rak dengan pintu kaca dan kunci ${row * 7919}`);
    }
    database.exec("COMMIT");
  });
});
afterAll(() => portal.stop());

/** Resident memory of the portal in MB. */
async function memory(): Promise<number> {
  const metrics = await (await fetch(new URL("/metrics", portal.url))).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 ** 2;
}

/** Downloads a file; returns its bytes, the seconds and the peak memory. */
async function take(path: string, cookie: string) {
  const began = performance.now();
  const response = await fetch(new URL(path, portal.url), { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Disposition")).toContain("attachment");
  let bytes = 0;
  let peak = 0;
  let measured = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    bytes += next.value.length;
    if (performance.now() - measured < 200) continue;
    measured = performance.now();
    peak = Math.max(peak, await memory());
  }
  return { bytes, peak, seconds: (performance.now() - began) / 1000 };
}

test(`memory while ${ROWS} rows are exported`, { timeout: 600_000 }, async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  const cookie = [...noc.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  // Any work grows the heap's young generation to its full size: that is not due to the export.
  for (let page = 1; page <= 60; page += 1) await noc.open(`/admin/rack/rack-type?limit=500&page=${page}`);
  for (const kind of ["csv", "xlsx"]) {
    const before = await memory();
    const { bytes, peak, seconds } = await take(`/admin/rack/rack-type?export=${kind}`, cookie);
    console.info(
      `${kind}: ${(bytes / 1024 ** 2).toFixed(1)} MB in ${seconds.toFixed(1)} s, memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
    );
    expect(peak - before).toBeLessThan(MAX_GROWTH_MB);
  }
});
