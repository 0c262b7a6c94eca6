import type { LoaderFunction, ServerBuild } from "@remix-run/node";
import type { AppHandler } from "./remix.ts";

const PATH = "notifications/stream";

/**
 * Answers event streams directly with their loader, including its guard, and everything else with `pages`: a stream
 * needs nothing from Remix, and after a restart thousands of them are opened at once.
 */
export function handleStreams({ routes }: ServerBuild, pages: AppHandler): AppHandler {
  const loader: LoaderFunction | undefined = Object.values(routes).find((route) => route?.path === PATH)?.module.loader;
  if (!loader) throw new Error(`The app has no route ${PATH}`);
  return async (request, context) => {
    if (request.method !== "GET" || new URL(request.url).pathname !== `/${PATH}`) return pages(request, context);
    try {
      return (await loader({ request, context, params: {} })) as Response;
    } catch (thrown) {
      // A refusal is a page: called again with the same context, the guard gives the same answer.
      return thrown instanceof Response ? thrown : pages(request, context);
    }
  };
}
