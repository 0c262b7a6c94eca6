import { expect, it } from "vitest";
import type { z } from "zod";
import { readDrawings } from "~/features/organization/sites/read-drawings.server";
import type { Provider, Query } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";

it.each([
  ["gone", errorPage({ kind: "missing" }, 404)],
  ["not the reader's to see", errorPage({ kind: "refused" }, 403)],
])("a site's drawings are those of its other racks if one is %s, which is named", async (_, thrown) => {
  const read = async (path: string, shape: z.ZodType, query?: Query) => {
    if (query?.rack_id === 2) throw thrown;
    return shape.parse({ rack_name: `${path} ${query?.rack_id}` });
  };
  const site = [1, 2, 3].map((id) => ({ id, name: `A-0${id}` }));
  const { racks, notDrawn } = await readDrawings({ read } as unknown as Provider, site, null);
  expect(racks.map(({ id }) => id)).toEqual([1, 3]);
  expect(notDrawn).toEqual(["A-02"]);
});
