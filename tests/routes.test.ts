import type { RouteConfigEntry } from "@remix-run/route-config";
import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import { expect, test } from "vitest";
import * as paths from "~/paths";
import routes from "~/routes";
import { adminMenu, profileMenus, tenantMenu } from "~/shell/menu";
import { otherPaths } from "./support/other-paths.ts";
import { screens } from "./support/screens.ts";

interface Route {
  file: string;
  path?: string;
  children?: Route[];
}

function objectOf(entry: RouteConfigEntry): AgnosticRouteObject & Route {
  const { path, file, index } = entry;
  if (index) return { path, file, index: true };
  return { path, file, children: entry.children?.map(objectOf) };
}

const table = routes.map(objectOf);

/** The module that answers a path. */
function moduleAt(path: string): string {
  const matches = matchRoutes(table, path.split("?")[0] ?? "") ?? [];
  return matches.at(-1)?.route.file ?? "nothing";
}

const known = [...screens.map(({ path }) => path), ...otherPaths];

test.each(known)("%s has a module", (path) => {
  expect(moduleAt(path)).not.toMatch(/nothing|not-found/);
});

/** The browser's script relies on it (client-framework.ts): where it knows a route for the ids in a path, it asks for no other. */
test("no segment of a route is a number, and none is optional", () => {
  const segments = (route: Route): string[] => [
    ...(route.path ?? "").split("/"),
    ...(route.children ?? []).flatMap(segments),
  ];
  expect(table.flatMap(segments).filter((segment) => /^\d+$|\?$/.test(segment))).toEqual([]);
});

test("no URL is served that the list of screens does not know", () => {
  const patterns = (route: Route, above = ""): string[] => {
    const here = route.path ? `${above}/${route.path}` : above;
    return route.children?.length ? route.children.flatMap((child) => patterns(child, here)) : [here];
  };
  const served = table.flatMap((route) => patterns(route)).map((pattern) => pattern.replace(/\/+/g, "/"));
  const unknown = served.filter((pattern) => {
    const expression = new RegExp(`^${pattern.replace(/\/\*$/, "(/.*)?").replace(/:\w+/g, "[^/]+")}/?(\\?.*)?$`);
    return pattern !== "/*" && !known.some((path) => expression.test(path));
  });
  expect(unknown).toEqual([]);
});

test("every menu entry leads to a screen that people with its permission may see", () => {
  const menus = [adminMenu, tenantMenu, profileMenus.admin, profileMenus.tenant];
  const entries = menus.flat().flatMap((entry) => ("entries" in entry ? entry.entries : [entry]));
  expect(entries.length).toBeGreaterThan(40);
  const wrong = entries.filter(({ path, permission, tenantConfirmation = false }) => {
    const screen = screens.find((one) => one.path === path);
    const isSame = screen?.permission === permission && Boolean(screen.confirmed) === tenantConfirmation;
    return screen?.role !== "either" && !isSame;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every shared path leads somewhere", () => {
  const site = { id: 1, name: "DC Kuningan" };
  const given: Record<string, unknown[]> = {
    formPath: [paths.siteListPath, 1],
    deletePath: [paths.siteListPath, 1],
    detailPath: [paths.rackListPath, 1],
    rackReportPath: [site, [{ id: 3 }]],
    requestListPath: ["admin"],
    findSpacePath: ["admin"],
  };
  const made = Object.entries(paths).map(([name, value]): [string, string] => {
    if (typeof value === "string") return [name, value];
    return [name, (value as (...given: unknown[]) => string)(...(given[name] ?? [1]))];
  });
  expect(made.filter(([, path]) => /nothing|not-found/.test(moduleAt(path)))).toEqual([]);
});
