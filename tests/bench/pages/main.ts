import { gzipSync } from "node:zlib";
import { weigh, type Weight } from "../../support/page-weight.ts";
import { freeAddress, openHouse } from "../../support/portal.ts";
import { checkOut, here, type Program, startBaseline, startPortalOf } from "./programs.ts";
import { type Costs, report } from "./report.ts";
import { Visitor } from "./visitor.ts";

/**
 * What pages cost: this checkout's build against that of another commit (`BASE`), a second process of its own build, which shows the
 * noise, and two baselines. All take turns, and only each process's own processor time counts: other work on the machine makes it
 * longer, but all alike, and the least of many rounds hardly.
 */
const { BASE } = process.env;
const WARM_UP = Number(process.env.WARM_UP ?? 500);
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const REQUESTS = Number(process.env.REQUESTS ?? 25);

const pages: readonly (readonly [string, string])[] = [
  ["Login", "/admin/login"],
  ["Rack types, 50 plain rows", "/admin/rack/rack-type?limit=50"],
  ["Rack list, 50 rows", "/admin/rack/rack-list?limit=50"],
  ["Rack", "/admin/rack/rack-list/detail/1"],
  ["Request list, 50 rows", "/admin/request/requestlist?tab=all&limit=50"],
  ["Dashboard", "/admin/dashboard"],
];

const stops: (() => unknown)[] = [];

try {
  const before = BASE ? checkOut(BASE) : undefined;
  if (before) stops.push(before.remove);
  const house = await openHouse(await freeAddress(), {}, (database) => {
    const insert = database.prepare("INSERT INTO racktype (name, height, width, remark) VALUES (?, 42, 23.6, 'Plain')");
    for (let row = 1; row <= 60; row += 1) insert.run(`Type ${row}`);
  });
  stops.push(house.stop);
  const kept = async (starting: Promise<Program>) => {
    const program = await starting;
    stops.push(program.stop);
    return program;
  };
  const portals: Record<string, Program> = {
    ...(before && { before: await kept(startPortalOf(before.folder, house)) }),
    after: await kept(startPortalOf(here, house)),
    control: await kept(startPortalOf(here, house)),
  };
  const [floor, bytes] = [await kept(startBaseline("floor.ts")), await kept(startBaseline("bytes.ts"))];

  const results: { name: string; lite: boolean; costs: Costs; weight: Weight }[] = [];
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
      for (const turn of turns) await turn.visitor.cost(turn.path, lite, WARM_UP);
      const costs: Costs = {};
      for (let round = 0; round < ROUNDS; round += 1) {
        const order = round % 2 === 0 ? turns : turns.toReversed();
        for (const turn of order) (costs[turn.variant] ??= []).push(await turn.visitor.cost(turn.path, lite, REQUESTS));
      }
      results.push({ name, lite, costs, weight: await weigh(subject.person, path) });
      process.stderr.write(`${name}${lite ? ", lite" : ""}: ${Math.min(...(costs.after ?? []))} ms\n`);
      for (const { variant, visitor } of turns) if (!visitors[variant]) await visitor.leave();
    }
    for (const visitor of Object.values(visitors)) await visitor.leave();
  }
  await report(results, process.env.WRITE);
} finally {
  for (const stop of stops.reverse()) await stop();
}
