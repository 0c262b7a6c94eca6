import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { contents } from "~/features/requests/detail/request-content";
import { readContent } from "~/features/requests/request-kinds.server";
import { kinds } from "~/inventory/requests/kinds";
import type { Reading } from "~/session/guards.server";

/** Kinds without a part of their own (spec 1 §2). */
const bare = ["MMR Colocation", "Rack Colocation", "Electricity"];

it.each(Object.keys(kinds))("%s has a folder that shows what it reads, or neither", async (kind) => {
  const asked: string[] = [];
  const list = (family: string) => {
    asked.push(family);
    return Promise.resolve({ count: 0, results: [] });
  };
  const provider = { list, read: list, all: (family: string) => list(family).then(({ results }) => results) };
  const user = { tenant: 2, tenantName: "", permissions: [], groups: [] };
  const context = { provider, role: "tenant", user } as unknown as Reading;
  // What the address says is enough for the first call: the request itself is still being read.
  void readContent(context, { id: 9, kind, row: new Promise(() => undefined) });
  await setImmediate();
  const isBare = bare.includes(kind);
  expect([!contents.has(kind), asked.length === 0]).toEqual([isBare, isBare]);
});
