import { index, route, type RouteConfigEntry } from "@remix-run/route-config";

/**
 * The URLs of a master data screen, all served by its module: list, create, edit, delete several and delete one
 * (screens.md). A child route has the pages: the list, or, in `pagesFile`, all others.
 */
export function crudRoutes(path: string, file: string, pagesFile = "crud/pages.route.tsx"): RouteConfigEntry[] {
  const screen = (end: string, pages: string) => route(path + end, file, [index(pages)]);
  const others = ["/form", "/form/:parameter", "/delete", "/delete/:id"];
  return [screen("", "crud/list.route.tsx"), ...others.map((end) => screen(end, pagesFile))];
}
