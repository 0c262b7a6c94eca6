import type { Plugin } from "vite";
import { isNode, type Node } from "./client-languages.ts";
import remixConfig from "./remix.config.js";

const flags: Readonly<Record<string, boolean>> = { ...remixConfig.future };

interface Settled {
  /** Exports that nobody imports. */
  exports?: readonly string[];
  /** Bodies of functions that this portal never calls, or that always return the same here. */
  functions?: Record<string, string>;
  /** Expressions with what they always are here. */
  texts?: readonly (readonly [text: string, instead: string])[];
}

/** What of React's, Remix's and React Router's browser code is settled, by its file in node_modules. */
const settled: Record<string, Settled> = {
  "react/cjs/react.production.min.js": {
    exports: [
      "Children",
      "Profiler",
      "PureComponent",
      "StrictMode",
      "act",
      "cloneElement",
      "createFactory",
      "createRef",
      "isValidElement",
      "unstable_act",
      "useDebugValue",
    ],
  },
  "react-dom/cjs/react-dom.production.min.js": {
    exports: [
      "__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED",
      "createPortal",
      "createRoot",
      "findDOMNode",
      "hydrate",
      "render",
      "unmountComponentAtNode",
      "unstable_batchedUpdates",
      "unstable_renderSubtreeIntoContainer",
    ],
    texts: [
      // React's developer tools are for development, and so are names of components, which the minifier takes.
      ['"undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__', "false"],
      ["do c+=Pa(d),d=d.return;while(d);", ""],
      ['Ra(a)||"Unknown"', '"Unknown"'],
      // No component provides the context from before createContext.
      ["a=a.childContextTypes;return null!==a&&void 0!==a", "return false"],
      // The browsers that the scripts support name each key.
      [
        'if(a.key){var b=Md[a.key]||a.key;if("Unidentified"!==b)return b}return"keypress"===a.type?(a=od(a),13===a?"Enter":String.fromCharCode(a)):"keydown"===a.type||"keyup"===a.type?Nd[a.keyCode]||"Unidentified":""',
        'return a.key||"Unidentified"',
      ],
      // Only roots from before hydrateRoot are not concurrent.
      ["(a.mode&1)", "1"],
      ["(b.mode&1)", "1"],
      ["(m.mode&1)", "1"],
    ],
  },
  "@remix-run/router/dist/router.js": {
    functions: {
      warning: "",
      // No loader defers anything.
      isDeferredData: "return false;",
      isDeferredResult: "return false;",
      cancelActiveDeferreds: "return [];",
      resolveNavigationDeferredResults: "",
      resolveFetcherDeferredResults: "",
      // Single fetch has a strategy of its own.
      defaultDataStrategy: "",
      // Nothing blocks a navigation, or animates it.
      getBlocker: "",
      deleteBlocker: "",
      updateBlocker: "",
      shouldBlockNavigation: "",
      restoreAppliedTransitions: "",
      persistAppliedTransitions: "",
      // The error pages have texts of their own, and need only the status.
      getInternalRouterError: 'return new ErrorResponseImpl(status || 500, "", new Error(), true);',
      // No path has optional segments or is given in parts, and the router lives as long as the page.
      explodeOptionalSegments: "return [path];",
      getInvalidPathError: 'return "";',
      dispose: "",
      _internalSetRoutes: "",
    },
    texts: [
      // No other route may match better: only ids of records are numbers.
      [
        "Object.keys(matches[0].params).length > 0",
        String.raw`Object.values(matches[0].params).some(value => !/^\d+$/.test(value))`,
      ],
    ],
  },
  "react-router/dist/index.js": {
    functions: {
      logV6DeprecationWarnings: "",
      warningOnce: "",
      useNavigateUnstable: "",
      DefaultErrorComponent: "return null;",
    },
  },
  "react-router-dom/dist/index.js": {
    functions: { useViewTransitionState: "return false;" },
    texts: [
      ["!viewTransitionOpts || isViewTransitionUnavailable", "true"],
      ["vtContext.isTransitioning", "false"],
      ["[renderDfd, setRenderDfd] = React.useState()", "renderDfd, setRenderDfd"],
    ],
  },
  "@remix-run/react/dist/esm/components.js": {
    functions: {
      // No link prefetches.
      usePrefetchBehavior: "return [false, null, {}];",
      PrefetchPageLinks: "return null;",
      DeferredHydrationScript: "return null;",
    },
    texts: [
      ["!isStatic ?", "true ?"],
      ["__remixContext.a)", "false)"],
    ],
  },
  "@remix-run/react/dist/esm/errorBoundaries.js": {
    functions: {
      // Where not even the error page can be shown: without the stack.
      RemixRootDefaultErrorBoundary:
        'return React.createElement("html", null, React.createElement("body", null, React.createElement("h1", null, "Application Error")));',
    },
  },
  "@remix-run/react/dist/esm/fog-of-war.js": {
    texts: [
      // After an upgrade the page is loaded by its whole address.
      [
        "fetcherKey ? window.location.href : path",
        "(({ navigation, location }) => { const { pathname, search } = navigation.location ?? location; return pathname + search; })(window.__remixRouter.state)",
      ],
      // Nobody reads what it tells then.
      [
        'console.warn("Detected a manifest version mismatch during eager route discovery. " + "The next navigation/fetch to an undiscovered route will result in " + "a new document navigation to sync up with the latest manifest.");',
        "",
      ],
    ],
  },
  "@remix-run/react/dist/esm/links.js": { functions: { isPageLinkDescriptor: "return false;" } },
  "@remix-run/react/dist/esm/fallback.js": { functions: { RemixRootDefaultHydrateFallback: "return null;" } },
  "@remix-run/react/dist/esm/routes.js": {
    functions: {
      // Their texts are for developers.
      preventInvalidServerHandlerCall: "",
      noActionDefinedError: 'throw new UNSAFE_ErrorResponseImpl(405, "", new Error(), true);',
      // Of the time before single fetch.
      fetchServerHandler: "",
      unwrapServerResponse: "",
      createClientRoutesWithHMRRevalidationOptOut: "",
      wrapShouldRevalidateForHdr: "",
    },
    texts: [
      // No route has a loader for the browser.
      ["!routeModule.clientLoader", "true"],
      ["!route.hasClientLoader", "true"],
      ["mod.clientLoader", "false"],
    ],
  },
};

const FILE = /\/node_modules\/((?:@remix-run\/(?:react|router)|react-router(?:-dom)?|react(?:-dom)?)\/.*)$/;

/**
 * Replaces in the browser code of React, Remix and React Router what is always the same here: the flags of remix.config.js, that this
 * is no single-page app, and what this portal does not use. The minifier then removes the code that this rules out. A build in which
 * something of it is not found fails.
 */
export function settledFramework(): Plugin {
  const found = new Set<string>();
  return {
    name: "settled-framework",
    apply: "build",
    transform(code, id, { ssr = false } = {}) {
      const file = FILE.exec(id)?.[1];
      if (ssr || file === undefined) return null;
      found.add(file);
      const { exports = [], functions = {}, texts: own = [] } = settled[file] ?? {};
      const texts = [...own, ...exports.map((name) => [`exports.${name}=`, "var unused="] as const)];
      const bodies = bodiesOf(this.parse(code) as object as Node, functions);
      const missed = [
        ...Object.keys(functions).filter((name) => bodies.every((body) => body.name !== name)),
        ...texts.map(([text]) => text).filter((text) => !code.includes(text)),
      ];
      if (missed.length > 0) this.error(`${file} has changed (client-framework.ts): ${missed.join(", ")}`);

      let made = code;
      for (const { start, end, name } of bodies.toReversed())
        made = `${made.slice(0, start)}{ ${functions[name]} }${made.slice(end)}`;
      for (const [text, instead] of texts) made = made.replaceAll(text, instead);
      made = made
        .replace(/\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g, (_, flag: string) => String(flags[flag] ?? false))
        .replace(/\bwindow\.__remixContext\.isSpaMode\b|(?<=!|if \()isSpaMode\b|\bisSpaMode(?= [&?])/g, "false")
        // Without names, components that nobody uses can be left out.
        .replace(/^\s*\w+\.displayName = .*;$/gm, "");
      return { code: made, map: null };
    },
    buildEnd(error) {
      const missed = found.size > 0 ? Object.keys(settled).filter((file) => !found.has(file)) : [];
      if (!error && missed.length > 0) this.error(`Not found (client-framework.ts): ${missed.join(", ")}`);
    },
  };
}

interface Body {
  name: string;
  start: number;
  end: number;
}

/** The bodies of the declared functions with these names, in their order. */
function bodiesOf(node: Node, names: object): Body[] {
  const { name } = (node.id ?? {}) as { name?: string };
  if (node.type === "FunctionDeclaration" && name !== undefined && name in names) {
    const { start, end } = node.body as Node;
    return [{ name, start, end }];
  }
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((part) => bodiesOf(part, names));
}
