import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  HandleErrorFunction,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
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
  const isErrorPage = remixContext.staticHandlerContext.errors !== null;
  const context = await flushCookies(loadContext, headers, status, isErrorPage);
  if (context?.file && status === 200) return withCookies(context.file, headers);
  const handover = handoverOf(loadContext);
  const { serverHandoffStream, ...handoff } = remixContext;
  const { loaderData } = handoff.staticHandlerContext;
  Object.assign(loaderData, Object.fromEntries(handover?.loaderData ?? []));
  const manifest = handover?.assetsIn?.(handoff.manifest, languageOf(loaderData)) ?? handoff.manifest;

  const page = rendered(
    <NonceContext.Provider value={context?.nonce}>
      <RemixServer context={{ ...handoff, manifest }} url={request.url} nonce={context?.nonce} />
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const wait = waitAsked(remixContext);
  if (wait) headers.set("Retry-After", wait);
  const withScripts = serverHandoffStream && sendsScripts(remixContext, context?.preferences.lite);
  const loaded = withScripts && (await new Response(serverHandoffStream).text());
  const html = `<!DOCTYPE html>${loaded ? withData(page, loaded, context?.nonce) : page}`;
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
  const made = await flushCookies(context, response.headers, response.status);
  return made?.isBackground && response.status !== 200 ? new Response(null, { status: 204 }) : response;
}

/**
 * Responses thrown by guards and the provider client are not faults, nor are reads that fail because the browser has left. The work of a form
 * goes on without it.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const clientGone = context.clientGone as AbortSignal | undefined;
  const isGivenUp = request.method === "GET" && clientGone?.aborted;
  if (!isGivenUp && !isRouteErrorResponse(error))
    log.error({ error: error instanceof Error ? error.stack : String(error) }, "a page failed");
};

function withCookies(file: Response, headers: Headers): Response {
  for (const cookie of headers.getSetCookie()) file.headers.append("Set-Cookie", cookie);
  return file;
}

/** How long the answer to a form asks to wait: Remix would drop it but for routes that export `headers`. */
const waitAsked = ({ staticHandlerContext: { actionHeaders } }: EntryContext): string | null | undefined =>
  Object.values(actionHeaders)[0]?.get("Retry-After");

function sendsScripts({ staticHandlerContext, routeModules }: EntryContext, lite = false): boolean {
  return (
    !lite &&
    !staticHandlerContext.matches.some(({ route, pathname }) =>
      isPrint({ pathname, handle: routeModules[route.id]?.handle }),
    )
  );
}

/**
 * The page's HTML. React leaves to the browser what fails, or waits, within Suspense, and a comment in its place; here that is a fault like
 * any other. The streaming renderer would take a tenth to a quarter longer, and every loader's data is complete by now.
 */
function rendered(page: ReactElement): string {
  const html = renderToString(page);
  if (html.includes("<!--$!-->")) throw new Error("a part of the page was not rendered");
  return html;
}

/** How characters stand in a script's text in single quotes, of which JSON has the fewest. */
const escapes: Readonly<Record<string, string>> = {
  "'": "\\'",
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "<": "\\u003c",
};

/**
 * Adds the loaders' data, in the scripts with which Remix's StreamTransfer would stream it, and the nonce that the content
 * security policy requires of preloads.
 */
export function withData(page: string, loaded: string, nonce = ""): string {
  const end = "</body></html>";
  const value = loaded.replace(/['\\\n\r<]/g, (character) => escapes[character] ?? "");
  const stream = "window.__remixContext.streamController";
  const script = `<script nonce="${nonce}">${stream}.enqueue('${value}');${stream}.close();</script>`;
  return page.replace(end, () => script + end).replaceAll('<link rel="modulepreload"', `$& nonce="${nonce}"`);
}
