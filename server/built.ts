import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { handleStreams } from "./event-streams.ts";
import { handOverData } from "./handover.ts";
import { handlePages } from "./page-routes.ts";
import type { App } from "./portal.ts";
import { staticFiles } from "./static.ts";

const program = new URL("../build/server/index.js", import.meta.url);
const client = fileURLToPath(new URL("../build/client", import.meta.url));

/** The app as `npm run build` leaves it. */
export async function openApp(): Promise<App> {
  if (!existsSync(program)) throw new Error('There is no build/server/index.js: run "npm run build" first');
  const build = (await import(program.href)) as ServerBuild;
  const pages = handlePages(handOverData(build), (part) => createRequestHandler(part, "production"));
  return {
    handler: handleStreams(build, pages),
    files: staticFiles(client),
    stylesheet: build.assets.routes.root?.css?.[0],
  };
}
