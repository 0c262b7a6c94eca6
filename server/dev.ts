import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { createServer } from "vite";
import type { App } from "./portal.ts";

/** The app from its sources, with hot reload; Vite's own scripts and styles carry no nonce, so there is no CSP. */
export async function openApp(): Promise<App> {
  const vite = await createServer({ server: { middlewareMode: true } });
  return {
    async handler(request, context) {
      const build = (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild;
      return createRequestHandler(build, "development")(request, context);
    },
    files(req, res, next) {
      res.removeHeader("Content-Security-Policy");
      vite.middlewares(req, res, next);
    },
  };
}
