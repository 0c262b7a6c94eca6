import type { ServerBuild } from "@remix-run/node";
import type { AppHandler } from "./remix.ts";
import { assetsIn, assetsOf } from "./script-languages.ts";

type Routes = ServerBuild["routes"];

/** A route and the segments of its whole path, in lower case because Remix ignores case. */
interface Pattern {
  id: string;
  segments: string[];
}

/**
 * Answers each request with a handler that only knows the routes of its path and of the paths above it. Remix goes
 * through its whole table several times for each request and each link; of some two hundred routes a page needs about
 * ten. There is one handler for each set of routes, created when it is first needed. A request for `/__manifest` may ask
 * for any route, in the language of its page.
 */
export function handlePages(build: ServerBuild, createHandler: (build: ServerBuild) => AppHandler): AppHandler {
  const patterns = patternsOf(build.routes);
  const handlers = new Map<string, AppHandler>();
  const handlerOf = (key: string, part: () => ServerBuild) => {
    const handler = handlers.get(key) ?? createHandler(part());
    handlers.set(key, handler);
    return handler;
  };
  return (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/__manifest") {
      const assets = assetsOf(build.assets, searchParams.get("version"));
      return handlerOf(`version ${assets.version}`, () => ({ ...build, assets }))(request, context);
    }
    context.handover.assetsIn = assetsIn;
    const ids = routesOn(pathname, patterns);
    return handlerOf(ids.join("\n"), () => onlyRoutes(build, ids))(request, context);
  };
}

/** The ids of the routes that may match a path, its page data or a path above it; too many do no harm, too few would. */
export function routesOn(pathname: string, patterns: Pattern[]): string[] {
  const path = pathname
    .replace(/\.data$/, "")
    .split("/")
    .filter(Boolean)
    .map(decoded);
  return patterns.filter(({ segments }) => fits(segments, path)).map(({ id }) => id);
}

export function patternsOf(routes: Routes): Pattern[] {
  const pathOf = ({ path = "", parentId }: Routes[string]): string => {
    const above = parentId === undefined ? undefined : routes[parentId];
    return `${above ? pathOf(above) : ""}/${path}`;
  };
  return Object.values(routes).map((route) => ({
    id: route.id,
    segments: pathOf(route).toLowerCase().split("/").filter(Boolean),
  }));
}

/** The build with only these routes and their parents. */
export function onlyRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const needed = new Set<string>();
  for (const id of ids) {
    for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) needed.add(at);
  }
  const part = <Entry>(routes: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => needed.has(id)));
  return { ...build, routes: part(build.routes), assets: { ...build.assets, routes: part(build.assets.routes) } };
}

const fits = (pattern: string[], path: string[]): boolean =>
  pattern.every(
    (segment, at) => segment === "*" || (at < path.length && (segment.startsWith(":") || segment === path[at])),
  );

/** A segment as Remix compares it; `server/exchange.ts` has refused paths that cannot be decoded. */
const decoded = (segment: string): string => decodeURIComponent(segment).toLowerCase();
