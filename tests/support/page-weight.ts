import { gzipSync } from "node:zlib";
import type { Person } from "./person.ts";

/** What a page requires of the provider and of the browser; scripts are those that it loads at once. */
export interface Weight {
  calls: number;
  elements: number;
  html: number;
  /** Per row of its first long table, on average; 0 if it has none. */
  rowElements: number;
  rowBytes: number;
  scripts: number;
  scriptBytes: number;
  styleBytes: number;
}

const MIN_ROWS = 4;

/** Weighs a page that was opened before, with warm caches. Bytes are gzipped, except those of a row. */
export async function weigh(person: Person, path: string): Promise<Weight> {
  await person.open(path);
  const before = await callsSoFar(person.base);
  await person.open(path);
  const calls = (await callsSoFar(person.base)) - before;
  const bodies = person.document.querySelectorAll("tbody").map((body) => body.querySelectorAll("tr"));
  const rows = bodies.find(({ length }) => length >= MIN_ROWS) ?? [];
  const average = (sizes: number[]) => Math.round(sizes.reduce((sum, size) => sum + size, 0) / (sizes.length || 1));
  const named = (pattern: RegExp) => [...new Set([...person.body.matchAll(pattern)].map(([, url = ""]) => url))];
  const scripts = named(/(?:rel="modulepreload"[^>]* href=|src=|from |import )"(\/assets\/[^"]+\.js)"/g);
  return {
    calls,
    elements: person.document.querySelectorAll("*").length,
    html: gzipSync(person.body).length,
    rowElements: average(rows.map((row) => row.querySelectorAll("*").length + 1)),
    rowBytes: average(rows.map((row) => Buffer.byteLength(row.outerHTML))),
    scripts: scripts.length,
    scriptBytes: await sizeOf(person.base, scripts),
    styleBytes: await sizeOf(person.base, named(/href="(\/assets\/[^"]+\.css)"/g)),
  };
}

/** The number of provider calls so far, by /metrics, without the challenges of their tokens. */
export async function callsSoFar(portal: string): Promise<number> {
  const metrics = await (await fetch(new URL("/metrics", portal))).text();
  const counts = metrics.matchAll(/^\w+_count\{[^}]*family="(?!challenge)[^"]+"[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function sizeOf(portal: string, paths: string[]): Promise<number> {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(new URL(path, portal))).arrayBuffer()));
  return texts.reduce((sum, text) => sum + gzipSync(new Uint8Array(text), { level: 9 }).length, 0);
}
