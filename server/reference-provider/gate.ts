import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller } from "./auth/caller.ts";
import { Refusal } from "./engine/errors.ts";
import type { Provider } from "./provider.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The path needs no authorization. */
    open?: boolean;
  }
}

const challengePath = "/api/challenge/";

/**
 * Every call requires an X-TOKEN and, except on open paths, a valid access token. An invalid token is refused even
 * there (contract §9.3).
 */
export function addGate(app: FastifyInstance, { challenges, tokens }: Provider): void {
  app.decorateRequest("caller", null);
  app.addHook("onRequest", async (request) => {
    const path = pathOf(request);
    if (!path.endsWith("/")) throw new Refusal(301, "", { location: request.url.replace(path, `${path}/`) });
    if (path === challengePath) return;
    challenges.spend(request.headers["x-token"]);
    const { authorization } = request.headers;
    if (authorization !== undefined || !request.routeOptions.config.open)
      request.caller = await tokens.caller(authorization, request.ip);
  });
}

const pathOf = (request: FastifyRequest) => request.url.split("?", 1)[0] ?? "";
