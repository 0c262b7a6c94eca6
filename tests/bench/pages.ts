import { gzipSync } from "node:zlib";
import { weigh, type Weight } from "../support/page-weight.ts";
import { freeAddress, openTestBed } from "../support/portal.ts";
import { addPlainRows } from "./data.ts";
import { checkOut, here, type Program, startBaseline, startPortalOf } from "./programs.ts";
import { type Costs, kb, publish, ratio, table, summary } from "./tables.ts";
import { takeTurns } from "./turns.ts";
import { Visitor } from "./visitor.ts";

/**
 * What pages cost: this checkout's build against that of another commit (`BASE`), a second process of its own build, which shows the
 * noise, and two baselines.
 */
const { BASE } = process.env;

const pages: readonly (readonly [string, string])[] = [
  ["Login", "/admin/login"],
  ["Rack types, 50 plain rows", "/admin/rack/rack-type?limit=50"],
  ["Rack list, 50 rows", "/admin/rack/rack-list?limit=50"],
  ["Rack", "/admin/rack/rack-list/detail/1"],
  ["Request list, 50 rows", "/admin/request/requestlist?tab=all&limit=50"],
  ["Dashboard", "/admin/dashboard"],
];

interface Result {
  name: string;
  lite: boolean;
  costs: Costs;
  weight: Weight;
}

const stops: (() => unknown)[] = [];

try {
  const before = BASE ? checkOut(BASE) : undefined;
  if (before) stops.push(before.remove);
  const testBed = await openTestBed(await freeAddress(), {}, addPlainRows);
  stops.push(testBed.stop);
  const kept = async (starting: Promise<Program>) => {
    const program = await starting;
    stops.push(program.stop);
    return program;
  };
  const portals: Record<string, Program> = {
    ...(before && { before: await kept(startPortalOf(before.folder, testBed)) }),
    after: await kept(startPortalOf(here, testBed)),
    control: await kept(startPortalOf(here, testBed)),
  };
  const [floor, bytes] = [await kept(startBaseline("floor")), await kept(startBaseline("bytes"))];

  const results: Result[] = [];
  for (const [at, [name, path]] of pages.entries()) {
    const open = at === 0 ? Visitor.guest : Visitor.noc;
    const visitors: Record<string, Visitor> = {};
    for (const [variant, portal] of Object.entries(portals)) visitors[variant] = await open(portal);
    for (const lite of [true, false]) {
      const subject = visitors.after as Visitor;
      await subject.cost(path, lite, 1);
      const address = `/${at}/${lite}`;
      await fetch(bytes.url + address, { method: "POST", body: gzipSync(subject.person.body) });
      const turns = [
        ...Object.entries(visitors).map(([variant, visitor]) => ({ variant, visitor, path })),
        { variant: "floor", visitor: Visitor.guest(floor), path: "/rows" },
        { variant: "bytes", visitor: Visitor.guest(bytes), path: address },
      ];
      const costs = await takeTurns(turns, lite);
      results.push({ name, lite, costs, weight: await weigh(subject.person, path) });
      process.stderr.write(`${name}${lite ? ", lite" : ""}: ${Math.min(...(costs.after ?? []))} ms\n`);
      for (const { variant, visitor } of turns) if (!visitors[variant]) await visitor.leave();
    }
    for (const visitor of Object.values(visitors)) await visitor.leave();
  }
  await publish("pages", `${table(results.map(costRow))}\n\n${table(results.map(weightRow))}`);
} finally {
  for (const stop of stops.reverse()) await stop();
}

function costRow({ name, lite, costs }: Result): Record<string, string> {
  const times = (variant: string, to: string) =>
    costs[variant] && costs[to] ? ratio(costs[variant], costs[to]).toFixed(1) : "–";
  return {
    Page: pageName(name, lite),
    Before: summary(costs.before),
    After: summary(costs.after),
    "The same again": summary(costs.control),
    Floor: summary(costs.floor),
    "Bytes alone": summary(costs.bytes),
    "After / floor": times("after", "floor"),
    "Before / after": times("before", "after"),
  };
}

function weightRow({ name, lite, weight }: Result): Record<string, string> {
  return {
    Page: pageName(name, lite),
    Calls: String(weight.calls),
    Elements: String(weight.elements),
    "HTML, gzip": kb(weight.html),
    "A row": weight.rowElements ? `${weight.rowElements} elements, ${weight.rowBytes} B` : "–",
    Scripts: lite ? "–" : `${weight.scripts} files, ${kb(weight.scriptBytes)} gzip`,
    "Styles, gzip": kb(weight.styleBytes),
  };
}

function pageName(name: string, lite: boolean): string {
  return `${name}${lite ? ", lite" : ""}`;
}
