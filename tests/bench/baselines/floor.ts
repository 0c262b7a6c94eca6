import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer, useLoaderData } from "@remix-run/react";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";

/** The floor that pages are compared with: the cost of 50 plain rows in Remix, without shell, session or provider. */

const rows = Array.from({ length: 50 }, (_, at) => ({
  id: at + 1,
  name: `Type ${at + 1}`,
  height: 42,
  width: 23.6,
  remark: "Standard rack",
}));

function Root() {
  return h("html", { lang: "en" }, h("head", null, h("title", null, "Rows")), h("body", null, h(Outlet)));
}

function Rows() {
  const cells = (row: (typeof rows)[number]) => Object.values(row).map((value, at) => h("td", { key: at }, value));
  const shown = useLoaderData<typeof rows>().map((row) => h("tr", { key: row.id }, cells(row)));
  return h("table", null, h("tbody", null, shown));
}

const route = (id: string, path: string, module: object, parentId?: string) => ({ id, path, parentId, module });
const asset = (id: string, path: string, parentId?: string) => ({
  ...{ id, path, parentId, module: "", imports: [], hasAction: false, hasLoader: id === "rows" },
  ...{ hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false },
});

const build = {
  entry: {
    module: {
      default(request: Request, status: number, headers: Headers, context: EntryContext) {
        const html = renderToString(h(RemixServer, { context, url: request.url }));
        return new Response(`<!DOCTYPE html>${html}`, { status, headers });
      },
    },
  },
  routes: {
    root: route("root", "", { default: Root }),
    rows: route("rows", "rows", { default: Rows, loader: () => rows }, "root"),
  },
  assets: {
    entry: { module: "", imports: [] },
    routes: { root: asset("root", ""), rows: asset("rows", "rows", "root") },
    url: "",
    version: "1",
  },
  future: { v3_singleFetch: true },
  mode: "production",
  isSpaMode: false,
  basename: "/",
  publicPath: "/",
  assetsBuildDirectory: "",
} as unknown as ServerBuild;

const handler = createRequestHandler(build, "production");
const port = Number(process.env.PORT);

createServer((req, res) => {
  void handler(new Request(`http://127.0.0.1:${port}${req.url}`))
    .then((response) => response.text())
    .then((html) => {
      res.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" });
      res.end(gzipSync(html, { level: 3 }));
    });
}).listen(port, "127.0.0.1");
