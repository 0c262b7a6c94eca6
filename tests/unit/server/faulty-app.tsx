import { createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { Meta, Outlet, Scripts, useRouteError } from "@remix-run/react";
import { Suspense } from "react";
import * as entry from "~/entry.server";

type Module = ServerBuild["routes"][string]["module"];

const fault = (): never => {
  throw new Error("a fault of the test");
};
const Fault = () => fault();
const Page = () => <p>fine</p>;

/** Ends once the client has disconnected. */
const left = ({ context }: LoaderFunctionArgs) =>
  new Promise<void>((resolve) => (context.clientGone as AbortSignal).addEventListener("abort", () => resolve()));

/** A stream that breaks after its first chunk. */
const broken = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${"a".repeat(300_000)}\n\n`)),
    pull: fault,
  });

/** Routes by path; each except `fine` breaks in the phase after which it is named. */
const modules = {
  fine: { default: Page, loader: () => null },
  loader: { default: Page, loader: fault },
  action: { default: Page, action: fault },
  meta: { default: Page, meta: fault },
  shell: { default: Fault, loader: () => null },
  body: {
    default: () => (
      <Suspense fallback="waiting">
        <Fault />
      </Suspense>
    ),
  },
  resource: { loader: fault },
  stream: { loader: () => new Response(broken(), { headers: { "Content-Type": "text/event-stream" } }) },
  download: { loader: () => new Response(broken(), { headers: { "Content-Type": "text/csv" } }) },
  "loader-later": { default: Page, loader: (args: LoaderFunctionArgs) => left(args).then(fault) },
  "resource-later": { loader: (args: LoaderFunctionArgs) => left(args).then(fault) },
  "shell-later": { default: Fault, loader: (args: LoaderFunctionArgs) => left(args).then(() => null) },
} as unknown as Record<string, Module>;

/** The page around the others, whose error page must show every fault. */
const root = {
  default: Outlet,
  Layout: ({ children }: { children: React.ReactNode }) => (
    <html lang="en">
      <head>
        <Meta />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  ),
  ErrorBoundary: () => <h1>{useRouteError() ? "Something went wrong" : ""}</h1>,
} as unknown as Module;

const rootBreaks = { ...root, Layout: Fault } as unknown as Module;

function buildOf(rootModule: Module): ServerBuild {
  const routes = Object.entries(modules).map(([path, module]) => [path, { id: path, path, parentId: "root", module }]);
  const assets = Object.entries({ root: rootModule, ...modules }).map(([id, module]) => [
    id,
    {
      id,
      path: id === "root" ? "" : id,
      parentId: id === "root" ? undefined : "root",
      module: `/${id}.js`,
      hasLoader: Boolean(module.loader),
      hasAction: Boolean(module.action),
      hasErrorBoundary: id === "root",
      hasClientAction: false,
      hasClientLoader: false,
    },
  ]);
  return {
    entry: { module: entry },
    routes: { root: { id: "root", path: "", module: rootModule }, ...Object.fromEntries(routes) },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: Object.fromEntries(assets),
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    mode: "production",
    assetsBuildDirectory: "build/client",
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
      unstable_optimizeDeps: false,
    },
  } as ServerBuild;
}

/** The paths that break. */
export const faultyPaths = Object.keys(modules).filter((path) => path !== "fine");

/** An app whose pages break, each in another phase, behind the portal's own entry. */
export const faultyApp = createRequestHandler(buildOf(root), "production");

/** The same where the error page breaks too. */
export const brokenApp = createRequestHandler(buildOf(rootBreaks), "production");
