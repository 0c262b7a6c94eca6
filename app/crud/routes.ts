import { index, route, type RouteConfigEntry } from "@remix-run/route-config";

/**
 * The URLs of a master data screen, all served by its module: list, create, edit, delete several and delete one
 * (screens.md). All but the list have a child route with their pages.
 */
export function crudRoutes(path: string, file: string): RouteConfigEntry[] {
  const pages = ["/form", "/form/:parameter", "/delete", "/delete/:id"];
  return [route(path, file), ...pages.map((end) => route(path + end, file, [index("crud/pages.route.tsx")]))];
}
