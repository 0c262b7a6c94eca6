import { Agent, get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../support/person.ts";
import { freeAddress, type TestBed, openTestBed } from "../support/portal.ts";
import { addPlainRows } from "./data.ts";
import { publish, table } from "./tables.ts";

/** How long each page is requested in each round, in ms. */
const SPAN_MS = Number(process.env.SPAN ?? 5_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Requests in flight. */
const SIDE_BY_SIDE = 16;

const pages = {
  Login: "/admin/login",
  "Rack types, 50 plain rows": "/admin/rack/rack-type?limit=50",
  "Rack list, 50 rows": "/admin/rack/rack-list?limit=50",
};

interface Variant {
  workers: number;
  url: string;
  cookie: string;
}

let testBed: TestBed;
const variants: Variant[] = [];

beforeAll(async () => {
  testBed = await openTestBed(await freeAddress(), {}, addPlainRows);
  for (const workers of [1, 2]) {
    const url = await freeAddress();
    await testBed.startPortal(url, { WORKERS: String(workers), LOG_LEVEL: "fatal", ORIGIN: url });
    const noc = await signIn(url, "noc", "admin");
    noc.cookies.set("lite", "true");
    variants.push({ workers, url, cookie: noc.cookieHeader });
  }
});
afterAll(() => testBed.stop());

/** Answered requests per second. */
async function rate({ url, cookie }: Variant, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE });
  const headers = { "Accept-Encoding": "gzip", ...(path.includes("login") ? { cookie: "lite=true" } : { cookie }) };
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      get(url + path, { agent, headers }, (response) => {
        response.resume().once("end", () => resolve(response.statusCode ?? 0));
      }).once("error", reject);
    });
  const began = performance.now();
  let answered = 0;
  const work = async () => {
    while (performance.now() - began < SPAN_MS) {
      expect(await ask()).toBe(200);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  agent.destroy();
  return (answered * 1000) / (performance.now() - began);
}

const perSecond = (value: number): string => Math.round(value).toLocaleString("en");

test("requests per second of one worker and of two, by turns", { timeout: 600_000 }, async () => {
  const rows: Record<string, string>[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const rates = variants.map((): number[] => []);
    for (const variant of variants) await rate(variant, path);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, variant] of variants.entries()) rates[at]?.push(await rate(variant, path));
    const [one = 0, two = 0] = rates.map((all) => Math.max(...all));
    rows.push({
      "Requests per second": name,
      "1 worker": perSecond(one),
      "2 workers": perSecond(two),
      Ratio: (two / one).toFixed(2),
    });
  }
  await publish("workers", table(rows));
});
