import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { z } from "zod";
import { contents } from "~/features/requests/detail/request-content";
import { readContent, readPrecondition } from "~/features/requests/request-kinds.server";
import { kinds } from "~/inventory/requests/kinds";
import { requestRow } from "~/inventory/requests/rows.server";
import { errorPage } from "~/session/error-pages.server";
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

it("the rack of goods is read beside their devices, and not at all where only what must be done first is asked", async () => {
  const asked: string[] = [];
  let openRack = () => {};
  const rack = new Promise<void>((resolve) => (openRack = resolve));
  const provider = {
    list: async (_: string, row: z.ZodType) => ({
      count: 1,
      results: [row.parse({ id: 4, racks: 3, racks_name: "A" })],
    }),
    all: async (family: string) => (family === "goodsindetail" ? rack.then(() => []) : []),
    read: async (path: string) => {
      asked.push(path);
      openRack();
      throw errorPage({ kind: "missing" }, 404);
    },
  };
  const context = { provider, role: "admin", user: {} } as unknown as Reading;
  const request = (kind: string) => requestRow.parse({ id: 7, activitytype_type: kind, status: "OR", status_key: 0 });
  const row = Promise.resolve(request("Goods In"));
  expect(await readContent(context, { id: 7, kind: "Goods In", row })).toMatchObject({ devices: [], rack: null });
  expect(asked).toEqual(["racks/3", "racks/detail"]);
  asked.length = 0;
  expect(await readPrecondition(context, request("Goods In Replace"))).toBeNull();
  expect(asked).toEqual([]);
});
