import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { log } from "~/log.server";
import { flushCookies } from "~/session/context.server";
import { handoverOf } from "~/session/handover.server";
import { filledIn } from "~/shell/filled-in.server";
import { NonceContext } from "~/shell/nonce";
import { languageOf } from "~/shell/page-data";
import { isPrint } from "~/shell/print";

/** Answers document requests. Sends the pending cookies, and the file that a loader gave in place of the page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const context = await flushCookies(loadContext, headers);
  if (context?.file && status === 200) return withCookies(context.file, headers);
  const handover = handoverOf(loadContext);
  const { loaderData } = remixContext.staticHandlerContext;
  Object.assign(loaderData, Object.fromEntries(handover?.loaderData ?? []));
  const manifest = handover?.assetsIn?.(remixContext.manifest, languageOf(loaderData)) ?? remixContext.manifest;

  const page = (
    <NonceContext.Provider value={context?.nonce}>
      <RemixServer context={{ ...remixContext, manifest }} url={request.url} nonce={context?.nonce} />
    </NonceContext.Provider>
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = sendsScripts(remixContext, context?.preferences.lite)
    ? completed(await renderWithData(page), context?.nonce)
    : `<!DOCTYPE html>${renderToString(page)}`;
  const whole = context ? filledIn(html, context.parts) : html;
  if (!handover || typeof whole !== "string") return new Response(whole, { status, headers });
  handover.page = whole;
  return new Response(null, { status, headers });
}

/**
 * Answers data requests, which the browser's script makes. A background request that fails is answered with 204: an
 * error page or another page would replace the page that is shown.
 */
export async function handleDataRequest(
  response: Response,
  { context }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  const made = await flushCookies(context, response.headers);
  return made?.isBackground && response.status !== 200 ? new Response(null, { status: 204 }) : response;
}

/**
 * Responses thrown by guards and the provider client are not faults. The abort signal may be lost; then one line too
 * many is logged.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log.error({ error: error instanceof Error ? error.stack : String(error) }, "a page failed");
};

function withCookies(file: Response, headers: Headers): Response {
  for (const cookie of headers.getSetCookie()) file.headers.append("Set-Cookie", cookie);
  return file;
}

function sendsScripts({ staticHandlerContext, routeModules }: EntryContext, lite = false): boolean {
  return (
    !lite &&
    !staticHandlerContext.matches.some(({ route, pathname }) =>
      isPrint({ pathname, handle: routeModules[route.id]?.handle }),
    )
  );
}

/**
 * Renders a page with scripts: its loader data follows the markup, which only the streaming renderer writes. Any error
 * during rendering rejects the promise, once: React reports "all ready" even after a fault, with a stream that cannot
 * be read.
 */
export async function renderWithData(page: ReactElement): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(page, {
      onError(error) {
        failed = true;
        reject(error);
      },
      onAllReady: () => failed || resolve(text(pipe(new PassThrough()))),
    });
  });
  // React 18 pads a chunk of the stream with NULs where a multi-byte character does not fit at its end.
  return html.replaceAll("\0", "");
}

/**
 * Remix puts the loader data after `</html>`, and its preloads lack the nonce that the content security policy
 * requires.
 */
function completed(html: string, nonce = ""): string {
  const end = "</body></html>";
  return (html.replace(end, "") + end).replaceAll('<link rel="modulepreload"', `$& nonce="${nonce}"`);
}
