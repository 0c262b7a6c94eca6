import type { Costs } from "./tables.ts";
import type { Visitor } from "./visitor.ts";

const WARM_UP = Number(process.env.WARM_UP ?? 500);
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const REQUESTS = Number(process.env.REQUESTS ?? 25);

/** One page of one program, and who opens it. */
interface Turn {
  variant: string;
  visitor: Visitor;
  path: string;
}

/**
 * Milliseconds of each round by variant, after a warm-up. All take turns, and only each program's own processor time counts: other
 * work on the machine makes it longer, but all alike, and the least of many rounds hardly.
 */
export async function takeTurns(turns: Turn[], lite: boolean): Promise<Costs> {
  for (const { visitor, path } of turns) await visitor.cost(path, lite, WARM_UP);
  const costs: Costs = {};
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { variant, visitor, path } of round % 2 === 0 ? turns : turns.toReversed())
      (costs[variant] ??= []).push(await visitor.cost(path, lite, REQUESTS));
  return costs;
}
