import type { Writable } from "node:stream";
import type { ServerBuild } from "@remix-run/node";
import type { Assets } from "./script-languages.ts";

/** What app and server give each other past Remix, whose own ways cost more. The app works without: then Remix's ways are taken. */
export interface Handover {
  /** The manifest with the scripts of a page's language. */
  assetsIn?: (assets: Assets, language: string) => Assets;
  /** The whole page; its Response has no body then. */
  page?: string;
  /** What loaders gave, by route: made by the app for a page without script, where nobody reads what Remix writes of it. */
  loaderData?: Map<string, unknown>;
  /** Writes the events of a stream, until it is closed; its Response has no body then. */
  events?: (out: Writable) => void;
}

/** The build, whose loaders put what they give into `handover.loaderData` where there is one, and Remix has nothing to write. */
export function handsOverData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader } = route?.module ?? {};
    return [id, loader ? { ...route, module: { ...route?.module, loader: keeping(id, loader) } } : route];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type Loader = NonNullable<NonNullable<ServerBuild["routes"][string]>["module"]["loader"]>;

function keeping(id: string, loader: Loader): Loader {
  return async (args) => {
    const given = await loader(args);
    const { loaderData } = (args.context.handover ?? {}) as Handover;
    if (!loaderData || isAnswer(given)) return given;
    loaderData.set(id, given);
    return null;
  };
}

/** A Response or Remix's `data(…)`, which says more than the data. */
const isAnswer = (given: unknown): boolean =>
  given instanceof Response || (given as { type?: unknown } | null)?.type === "DataWithResponseInit";
