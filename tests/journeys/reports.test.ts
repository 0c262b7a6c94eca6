import { afterEach, beforeAll, expect, test } from "vitest";
import { type Person, signIn } from "../support/person.ts";
import { portal, prepareData } from "../support/own-portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

const ROWS = 2500;
const paper = "/print-report-datacenter-access?lang=en";
const screen = "/admin/report/report-datacenter-access";

let provider: ProviderUnderTest;
let noc: Person;

beforeAll(async () => {
  prepareData((database) => {
    const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})`;
    database.exec("DELETE FROM accessactivity");
    database.exec(`${numbers} INSERT INTO accessactivity (userdatacenter, datacenter, actv_type, access_date, access_date_out, rack_id)
      SELECT (SELECT min(id) FROM userdatacenter), 1, 1 + i % 4, strftime('%Y-%m-%dT%H:%M:%SZ', '2026-01-01', i || ' hours'),
        strftime('%Y-%m-%dT%H:%M:%SZ', '2026-01-01', (i + 2) || ' hours'), '["JKT1-A-01"]' FROM n`);
  });
  provider = new ProviderUnderTest(portal.providerUrl);
  noc = await signIn(portal.url, "noc", "admin");
});
afterEach(() => provider.heal());

const ask = (path: string): Promise<Response> =>
  fetch(new URL(path, portal.url), { headers: { Cookie: [...noc.cookies].map((pair) => pair.join("=")).join("; ") } });

/** Makes the provider do this after it has answered the first call for the rows. */
async function then(fault: Omit<Parameters<ProviderUnderTest["fail"]>[0], "path">): Promise<void> {
  const path = "/api/accessactivity/";
  await provider.fail({ path, kind: "delay", delay: 1 });
  await provider.fail({ path, ...fault });
}

/** How often the provider has answered calls for the rows so far. */
async function answers(): Promise<number> {
  const metrics = await (await fetch(new URL("/metrics", portal.url))).text();
  const counts = metrics.matchAll(/^provider_calls_seconds_count\{[^}]*family="accessactivity"[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

test("paper is on its way with the first rows, before others are read", async () => {
  const before = await answers();
  await then({ kind: "delay", delay: 5000 });
  const answer = await ask(paper);
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes('<td class="number">1,000</td>')) {
    const piece = await reader?.read();
    expect(piece?.done).toBe(false);
    text += decoder.decode(piece?.value, { stream: true });
  }
  expect((await answers()) - before).toBe(1);
  expect(text).toContain("Datacenter Access Report");
  await reader?.cancel();
});

test.each([screen, paper])("%s says how far it got if the provider fails halfway", async (path) => {
  await then({ kind: "html500", times: 2 });
  await noc.open(path);
  expect(noc.status).toBe(200);
  const [told] = /stopped answering after [\d,]+ of [\d,]+ rows/.exec(noc.text) ?? [];
  expect(told).toBe("stopped answering after 1,000 of 2,500 rows");
});

test.each(["csv", "xlsx"])("a file as %s is an error then, or breaks off, and is whole otherwise", async (kind) => {
  const whole = await ask(`${screen}?export=${kind}`);
  expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  await then({ kind: "html500", times: 2 });
  const broken = await ask(`${screen}?export=${kind}`);
  const isWhole = await broken.arrayBuffer().then(
    () => broken.ok,
    () => false,
  );
  expect(isWhole).toBe(false);
});

test("paper that cannot be filtered as asked names the filter, and has nothing to sign", async () => {
  await noc.open("/print-report-request-problem?lang=en&status=XX&start_date=2026-02-01&end_date=2026-01-01");
  expect(noc.document.querySelectorAll("[role=alert]").map(({ text }) => text)).toEqual([
    "Status: This choice does not exist: choose another one",
    "To: The last day is before the first",
  ]);
  const signed = () => noc.document.querySelectorAll(".signatures > div").length;
  expect(signed()).toBe(0);
  await noc.open("/print-report-request-problem?lang=en");
  expect(signed()).toBe(1);
});
