import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { Pool } from "undici";
import { expect, inject, test } from "vitest";
import { Person, plain, signIn } from "../support/person.ts";

const base = inject("portalUrl");
const CONCURRENT = 16;
const SECONDS = 8;

/** gzip bytes of the scripts and style sheets that a page loads. */
async function assetsOf(person: Person): Promise<{ js: number; css: number }> {
  const urls = (pattern: RegExp) => [...new Set([...person.body.matchAll(pattern)].map(([, url = ""]) => url))];
  const size = async (url: string) =>
    gzipSync(Buffer.from(await (await fetch(new URL(url, base))).arrayBuffer())).length;
  const sum = async (list: string[]) => (await Promise.all(list.map(size))).reduce((total, bytes) => total + bytes, 0);
  return {
    js: await sum(urls(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)),
    css: await sum(urls(/href="(\/assets\/[^"]+\.css)"/g)),
  };
}

/** Calls to the provider by now, the challenges counted apart, as /metrics tells. */
async function providerCalls(): Promise<{ calls: number; challenges: number }> {
  const text = await (await fetch(new URL("/metrics", base))).text();
  const counts = [...text.matchAll(/^provider_calls_seconds_count\{([^}]*)\} (\d+)/gm)];
  const sum = (wanted: (labels: string) => boolean) =>
    counts.filter(([, labels = ""]) => wanted(labels)).reduce((total, [, , count]) => total + Number(count), 0);
  const isChallenge = (labels: string) => labels.includes('family="challenge"');
  return { calls: sum((labels) => !isChallenge(labels)), challenges: sum(isChallenge) };
}

async function reportPage(name: string, person: Person, path: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  const before = await providerCalls();
  await person.open(path);
  const after = await providerCalls();
  expect(person.status).toBe(200);
  const { js, css } = await assetsOf(person);
  console.info(
    `${name}: HTML ${gzipSync(person.body).length} B gzip, JS ${js} B gzip, CSS ${css} B gzip, provider calls ${after.calls - before.calls} (challenges ${after.challenges - before.challenges})`,
  );
}

test("bytes and provider calls of pages, hydrated and lite", { timeout: 120_000 }, async () => {
  for (const lite of [false, true]) {
    const cookie = lite ? "lite" : "hydrated";
    const guest = new Person(base);
    if (lite) guest.cookies.set("lite", "1");
    await reportPage(`login, ${cookie}`, guest, "/admin/login");
    const noc = await signIn(base, "noc", "admin");
    if (lite) noc.cookies.set("lite", "1");
    await noc.open("/admin/rack/rack-list");
    const detail = noc.document.querySelector("tbody th a")?.getAttribute("href") ?? "";
    await reportPage(`rack list, ${cookie}`, noc, "/admin/rack/rack-list?limit=50");
    await reportPage(`rack detail, ${cookie}`, noc, detail);
    console.info(
      `cookie of a signed-in admin: ${noc.cookies.get("portal")?.length} bytes (${plain(noc.document.querySelector("title"))})`,
    );
  }
});

/** Requests per second with a fixed number of connections, after a short warm-up. */
async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const { origin, pathname, search } = new URL(url);
  const pool = new Pool(origin, { connections: CONCURRENT });
  const run = async (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    let done = 0;
    const worker = async () => {
      while (performance.now() < until) {
        const { statusCode, body } = await pool.request({ path: pathname + search, method: "GET", headers });
        await body.dump({ limit: 10_000_000 });
        expect(statusCode).toBe(200);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT }, worker));
    return done / seconds;
  };
  await run(3);
  const result = await run(SECONDS);
  await pool.close();
  return result;
}

test("the rack list with 50 rows against a bare server of the same bytes", { timeout: 120_000 }, async () => {
  const noc = await signIn(base, "noc", "admin");
  for (const lite of [false, true]) {
    if (lite) noc.cookies.set("lite", "1");
    const headers = {
      cookie: [...noc.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "accept-encoding": "gzip",
    };
    const address = `${base}/admin/rack/rack-list?limit=50`;
    const body = Buffer.from(await (await fetch(address, { headers })).arrayBuffer());
    const zipped = gzipSync(body, { level: 4 });
    const server = createServer((_, response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end(zipped));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const bare = await rate(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, headers);
    const portal = await rate(address, headers);
    server.close();
    console.info(
      `rack list, 50 rows, ${lite ? "lite" : "hydrated"}: ${portal.toFixed(0)} requests/s, bare node:http ${bare.toFixed(0)} requests/s, ratio 1:${(bare / portal).toFixed(0)} (${CONCURRENT} connections, ${body.length} B)`,
    );
  }
});
