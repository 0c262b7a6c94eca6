import type { LoaderFunction, ServerBuild } from "@remix-run/node";
import type { AppHandler } from "./remix.ts";

const PATH = "notifications/stream";

/**
 * Answers the event stream by its loader, guard and all, and everything else by `pages`: of Remix's way a stream needs nothing, and
 * after a restart thousands of them are opened at once.
 */
export function handleStreams({ routes }: ServerBuild, pages: AppHandler): AppHandler {
  const loader: LoaderFunction | undefined = Object.values(routes).find((route) => route?.path === PATH)?.module.loader;
  if (!loader) throw new Error(`The app has no route ${PATH}`);
  return async (request, context) => {
    if (request.method !== "GET" || new URL(request.url).pathname !== `/${PATH}`) return pages(request, context);
    try {
      return (await loader({ request, context, params: {} })) as Response;
    } catch (thrown) {
      // What is refused with a page: asked again with the same context, the guard says the same.
      return thrown instanceof Response ? thrown : pages(request, context);
    }
  };
}
