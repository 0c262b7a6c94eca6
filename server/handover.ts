import type { Writable } from "node:stream";
import type { ServerBuild } from "@remix-run/node";
import type { Assets } from "./script-languages.ts";

/**
 * What app and server hand each other directly, because doing it through Remix costs more. Without a handover the app
 * does it through Remix.
 */
export interface Handover {
  /** The manifest with the scripts of a page's language. */
  assetsIn?: (assets: Assets, language: string) => Assets;
  /** The whole page; its Response then has no body. */
  page?: string;
  /** The loaders' data by route; the app provides the map for a page without script, which needs no data in its HTML. */
  loaderData?: Map<string, unknown>;
  /** Writes the events of a stream until it is closed; its Response then has no body. */
  events?: (out: Writable) => void;
}

/** The build with loaders that put their data into `handover.loaderData` if there is one, which leaves none to Remix. */
export function handOverData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader } = route?.module ?? {};
    return [id, loader ? { ...route, module: { ...route?.module, loader: handingOver(id, loader) } } : route];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type Loader = NonNullable<NonNullable<ServerBuild["routes"][string]>["module"]["loader"]>;

function handingOver(id: string, loader: Loader): Loader {
  return async (args) => {
    const result = await loader(args);
    const { loaderData } = (args.context.handover ?? {}) as Handover;
    if (!loaderData || isAnswer(result)) return result;
    loaderData.set(id, result);
    return null;
  };
}

/** A Response or Remix's `data(…)`, which has a status or headers besides the data. */
const isAnswer = (result: unknown): boolean =>
  result instanceof Response || (result as { type?: unknown } | null)?.type === "DataWithResponseInit";
