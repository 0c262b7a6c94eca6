import type { ServerBuild } from "@remix-run/node";
import { segmentsOf } from "./path-segments.ts";
import type { AppHandler } from "./remix.ts";
import { type Assets, assetsIn, assetsOf } from "./script-languages.ts";

type Routes = ServerBuild["routes"];

/** Remix's script asks for no more at a time. */
const MAX_URL_LENGTH = 7680;

/** A route and the segments of its whole path, in lower case because Remix ignores case. */
interface Pattern {
  id: string;
  segments: string[];
}

/**
 * Answers each request with a handler that only knows the routes of its path and of the paths above it. Remix goes
 * through its whole table several times for each request and each link; of some two hundred routes a page needs about
 * ten. There is one handler for each set of routes, created when it is first needed.
 */
export function handlePages(build: ServerBuild, createHandler: (build: ServerBuild) => AppHandler): AppHandler {
  const patterns = patternsOf(build.routes);
  const handlers = new Map<string, AppHandler>();
  return async (request, context) => {
    const url = new URL(request.url);
    if (url.pathname === "/__manifest") return discoverRoutes(build.assets, patterns, url);
    context.handover.assetsIn = assetsIn;
    const ids = routesOn(url.pathname, patterns);
    const key = ids.join("\n");
    const handler = handlers.get(key) ?? createHandler(onlyRoutes(build, ids));
    handlers.set(key, handler);
    return handler(request, context);
  };
}

/**
 * Answers `/__manifest`, by which Remix's script learns of the routes behind a page's links before one is clicked: `p` are the links' paths,
 * `version` is that of the page's manifest. Remix itself looks for each path, and each path above it, in its whole table, which takes
 * several times as long as the page.
 */
function discoverRoutes(assets: Assets, patterns: Pattern[], { href, searchParams }: URL): Response {
  const { version, routes } = assetsOf(assets, searchParams.get("version"));
  // The page is of another build: its script loads the next page from the server.
  if (searchParams.get("version") !== version)
    return new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
  const paths = searchParams.getAll("p");
  if (paths.length === 0 || href.length > MAX_URL_LENGTH) return new Response("Invalid Request", { status: 400 });
  const found = paths.flatMap((path) => routesOn(path, patterns));
  return Response.json(withParents(routes, found), {
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  });
}

/**
 * The ids of the routes that may match a path, its page data or a path above it, without layouts, which match by the routes in them; too
 * many do no harm, too few would.
 */
export function routesOn(pathname: string, patterns: Pattern[]): string[] {
  const path = segmentsOf(pathname);
  return patterns.filter(({ segments }) => fits(segments, path)).map(({ id }) => id);
}

export function patternsOf(routes: Routes): Pattern[] {
  const pathOf = ({ path = "", parentId }: Routes[string]): string => {
    const above = parentId === undefined ? undefined : routes[parentId];
    return `${above ? pathOf(above) : ""}/${path}`;
  };
  return Object.values(routes)
    .filter(({ path, index }) => path !== undefined || index)
    .map((route) => ({ id: route.id, segments: pathOf(route).toLowerCase().split("/").filter(Boolean) }));
}

/** The build with only these routes and their parents. */
export function onlyRoutes({ routes, assets, ...build }: ServerBuild, ids: string[]): ServerBuild {
  return { ...build, routes: withParents(routes, ids), assets: { ...assets, routes: withParents(assets.routes, ids) } };
}

/** These routes and their parents. */
function withParents<Route extends { parentId?: string }>(routes: Record<string, Route>, ids: readonly string[]) {
  const needed = new Set<string>();
  for (const id of ids)
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) needed.add(at);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => needed.has(id)));
}

const fits = (pattern: string[], path: string[]): boolean =>
  pattern.every(
    (segment, at) => segment === "*" || (at < path.length && (segment.startsWith(":") || segment === path[at])),
  );
