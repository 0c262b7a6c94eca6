import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface FixturePages {
  url: string;
  stop(): Promise<void>;
}

/** Serves pages by path; `/echo` returns the request as JSON, `/file` is a file, `/away` redirects to `/echo`, `/broken` fails. */
export async function serveFixtures(pages: Record<string, string>): Promise<FixturePages> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://fixture.test");
    const markup = (body: string) =>
      response
        .setHeader("Content-Type", "text/html; charset=utf-8")
        .end(`<!doctype html><html lang="en"><head><title>${pathname}</title></head><body>${body}</body></html>`);
    const { [pathname]: page } = pages;
    if (page !== undefined) markup(page);
    else if (pathname === "/file")
      response.setHeader("Content-Disposition", 'attachment; filename="figures.csv"').end("a,b\r\n");
    else if (pathname === "/away") response.writeHead(303, { Location: "/echo?moved" }).end();
    else if (pathname === "/echo") void echoOf(request).then((text) => markup(`<h1>Sent</h1><output>${text}</output>`));
    else if (pathname === "/broken") response.writeHead(500, { "Content-Type": "text/html" }).end("<h1>Broken</h1>");
    else response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => ended(server) };
}

function ended(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Method, address, Referer, and the entries of the form. */
async function echoOf(request: IncomingMessage): Promise<string> {
  const { method = "", url = "", headers } = request;
  const body = await buffer(request);
  const form =
    method === "POST"
      ? await new Response(new Uint8Array(body), {
          headers: { "Content-Type": headers["content-type"] ?? "" },
        }).formData()
      : new Map<string, string>();
  const entries = [...form].map(([name, value]) => [
    name,
    typeof value === "string" ? value : `${value.name} (${value.type}, ${value.size})`,
  ]);
  const from = headers.referer && new URL(headers.referer).pathname;
  return JSON.stringify({ method, url, from, origin: headers.origin !== undefined, entries }).replaceAll("<", "&lt;");
}
