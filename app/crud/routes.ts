import { route, type RouteConfigEntry } from "@remix-run/route-config";

/**
 * The URLs of a master data screen, all served by its module: list, create, edit, delete several and delete one
 * (screens.md).
 */
export function crudRoutes(path: string, file: string): RouteConfigEntry[] {
  return ["", "/form", "/form/:parameter", "/delete", "/delete/:id"].map((end) => route(path + end, file));
}
