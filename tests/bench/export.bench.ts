import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, signIn } from "../support/person.ts";
import type { TestBed } from "../support/portal.ts";
import { download, MAX_GROWTH_MB } from "./downloads.ts";
import { openLargeTestBed } from "./data.ts";
import { here, type Program, startPortalOf } from "./programs.ts";
import { publish, table } from "./tables.ts";

const LINE_END = "\n".charCodeAt(0);
const list = "/admin/device/device-list";

let testBed: TestBed;
let portal: Program;
let noc: Person;

beforeAll(async () => {
  testBed = await openLargeTestBed();
  portal = await startPortalOf(here, testBed);
  noc = await signIn(portal.url, "noc", "admin");
  // Any work grows the heap's young generation to its full size: that is not due to the export.
  for (let page = 1; page <= 40; page += 1) await noc.open(`${list}?limit=500&page=${page}`);
}, 600_000);
afterAll(async () => {
  await portal.stop();
  await testBed.stop();
});

test("exports of 200,000 devices: rows per second, and memory", { timeout: 1_200_000 }, async () => {
  let lines = 0;
  const count = (piece: Uint8Array) => {
    for (let at = piece.indexOf(LINE_END); at !== -1; at = piece.indexOf(LINE_END, at + 1)) lines += 1;
  };
  const csv = await download(portal, `${list}?export=csv`, noc, count);
  const xlsx = await download(portal, `${list}?export=xlsx`, noc, () => {});
  const rows = lines - 1;
  const inThousands = (value: number) => Math.round(value).toLocaleString("en");
  const figures = Object.entries({ CSV: csv, XLSX: xlsx }).map(([file, { bytes, seconds, cpu, memory }]) => ({
    [`${inThousands(rows)} devices`]: file,
    Size: `${(bytes / 1e6).toFixed(1)} MB`,
    "Processor, portal": `${cpu.toFixed(1)} s`,
    "Rows for each second of it": inThousands(rows / cpu),
    "On the clock": `${seconds.toFixed(0)} s`,
    "Memory before, at most": memory.map((mb) => `${mb.toFixed(0)} MB`).join(", "),
  }));
  await publish("export", table(figures));
  expect(rows).toBeGreaterThan(190_000);
  for (const { memory } of [csv, xlsx]) expect(memory[1] - memory[0]).toBeLessThan(MAX_GROWTH_MB);
});
