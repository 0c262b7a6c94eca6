import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import { describe, expect, test } from "vitest";
import routes from "~/routes";
import type { LoadContext } from "../../../server/remix.ts";
import { handlePages, onlyRoutes, patternsOf, routesOn } from "../../../server/page-routes.ts";
import { assetsIn } from "../../../server/script-languages.ts";
import { otherPaths } from "../../support/other-paths.ts";
import { screens } from "../../support/screens.ts";

type Routes = ServerBuild["routes"];

/** The portal's route table as Remix builds it. */
function tableOf(entries: RouteConfigEntry[], parentId: string): [string, Routes[string]][] {
  return entries.flatMap(({ id = "", path, index, children = [] }) => [
    [id, { id, path, index, parentId, module: {} } as unknown as Routes[string]],
    ...tableOf(children, id),
  ]);
}
const all = Object.fromEntries([
  ["root", { id: "root", path: "", module: {} } as unknown as Routes[string]],
  ...tableOf(routes, "root"),
]);
const build = { routes: all, assets: { routes: all } } as unknown as ServerBuild;
const patterns = patternsOf(all);

function nested(table: Routes, parentId?: string): AgnosticRouteObject[] {
  return Object.values(table)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: nested(table, id) }));
}
const matched = (table: AgnosticRouteObject[], path: string) =>
  matchRoutes(table, path)?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));

const whole = nested(all);
const leads = new Map<string, ReturnType<typeof matched>>();

/** Where the whole table leads. */
function wholeLeads(path: string) {
  const known = leads.get(path) ?? matched(whole, path);
  leads.set(path, known);
  return known;
}

const known = [...screens.map(({ path }) => path), ...otherPaths];
const odd = [
  "/admin/RACK/Rack-List",
  "/admin/%72ack/rack-list",
  "/admin//rack",
  "/media/a/b%2Fc",
  "/nothing",
  "/K/x/y",
  "//",
];

describe("the routes of a path", () => {
  test.each([...known, ...odd])("%s leads where the whole table leads, and so do the paths above it", (address) => {
    const path = address.split("?")[0] ?? "";
    const few = nested(onlyRoutes(build, routesOn(path, patterns)).routes);
    const segments = path.split("/").filter(Boolean);
    const above = segments.map((_, length) => `/${segments.slice(0, length).join("/")}`);
    for (const one of [path, `${path}/`, ...above]) expect(matched(few, one), one).toEqual(wholeLeads(one));
  });

  test("are few", () => {
    const counts = known.map((path) => routesOn(path.split("?")[0] ?? "", patterns).length);
    expect(Math.max(...counts)).toBeLessThan(20);
  });
});

describe("a request", () => {
  const made: ServerBuild[] = [];
  const handler = handlePages(build, (part) => {
    made.push(part);
    return () => Promise.resolve(new Response(Object.keys(part.routes).length.toString()));
  });
  const ask = async (path: string) =>
    Number(await (await handler(new Request(`http://portal${path}`), { handover: {} } as LoadContext)).text());

  test("for a page and for its data has one handler, made once for all records", async () => {
    const before = made.length;
    const few = await ask("/admin/rack/rack-list/detail/7?tab=a");
    expect(few).toBeLessThan(20);
    expect(await ask("/admin/rack/rack-list/detail/8.data")).toBe(few);
    expect(made.length).toBe(before + 1);
    expect(made.at(-1)?.assets.routes).toHaveProperty("root");
  });
});

describe("a request for the routes behind links", () => {
  const own = assetsIn(build.assets, "id");
  const handler = handlePages(build, () => () => Promise.reject(new Error("Remix is asked")));
  const ask = (paths: string[], version = own.version) => {
    const search = new URLSearchParams([...paths.map((path) => ["p", path]), ["version", version]]);
    return handler(new Request(`http://portal/__manifest?${search}`), { handover: {} } as LoadContext);
  };

  test.each([...known, "/admin/RACK/Rack-List", "/nothing"])(
    "of %s is answered with those that it needs",
    async (address) => {
      const path = address.split("?")[0] ?? "";
      const found = (await (await ask([path])).json()) as Routes;
      expect(Object.keys(found).length).toBeLessThan(20);
      expect(matched(nested(found), path)).toEqual(wholeLeads(path));
      // Remix's script fails on a layout without routes if it knows another one.
      const parents = Object.values(found).map(({ parentId }) => parentId);
      const empty = Object.values(found).filter(
        ({ id, path, index }) => path === undefined && !index && !parents.includes(id),
      );
      expect(empty).toEqual([]);
    },
  );

  test("is answered in the language of the page, and may be kept", async () => {
    const answer = await ask(["/admin/rack/rack-list", "/admin/news"]);
    expect(await answer.json()).toMatchObject({ root: own.routes.root });
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  test("of another build leads to the server", async () => {
    const answer = await ask(["/admin"], "of-another-build");
    expect([answer.status, answer.headers.get("X-Remix-Reload-Document")]).toEqual([204, "true"]);
  });

  test("of a link that cannot be decoded is answered all the same", async () => {
    expect((await ask(["/%"])).status).toBe(200);
  });

  test("without links, or with more than the script asks for, is refused", async () => {
    expect((await ask([])).status).toBe(400);
    expect((await ask(Array.from({ length: 500 }, (_, at) => `/admin/rack/rack-list/detail/${at}`))).status).toBe(400);
  });
});
