import { expect, it } from "vitest";
import { contents } from "~/features/requests/detail/request-content";
import { readContent } from "~/features/requests/request-kinds.server";
import { kinds } from "~/inventory/requests/kinds";
import { requestRow } from "~/inventory/requests/rows.server";
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
  await readContent(context, requestRow.parse({ id: 9, activitytype_type: kind })).catch(() => null);
  const isBare = bare.includes(kind);
  expect([!contents.has(kind), asked.length === 0]).toEqual([isBare, isBare]);
});
