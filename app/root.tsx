import type { LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "@remix-run/react";
import { type ReactNode, useContext, useEffect } from "react";
import { LanguageProvider } from "~/language/context";
import { isSpoken, spokenFor } from "~/language/language";
import { anyone } from "~/session/guards.server";
import { IdleRefresh, refreshOf } from "~/session/idle";
import { Arrival } from "~/shell/arrival";
import { startEnhancements } from "~/shell/enhancements";
import { EncoderStream } from "~/shell/encoder-stream";
import { NonceContext } from "~/shell/nonce";
import { type PageData, usePageData, useShellData } from "~/shell/page-data";
import { isPrint } from "~/shell/print";
import { ScriptFaults } from "~/shell/script-faults";
import { hasForm } from "~/forms/form-state";
import { PaperHead } from "~/ui/paper-head";
import "./portal.css";

export { frameShouldRevalidate as shouldRevalidate } from "~/forms/last-result";
export { errorHeaders as headers, errorMeta as meta, ErrorPage as ErrorBoundary } from "~/shell/error-page";

export async function loader(args: LoaderFunctionArgs) {
  const context = await anyone(args);
  const { scheme, accent, lite } = context.preferences;
  const { language, problems } = context;
  return {
    language,
    scheme,
    accent,
    lite,
    problems: problems && [...new Set(problems.map(({ message }) => message))],
    ...(context.keepsInput && { keepsInput: true }),
    toast: context.toasts.take(),
    draft: context.role && (await context.readDraft()),
    account: context.account,
  } satisfies PageData;
}

/** The document around every page, including error pages. Lite mode and pages for paper are sent without scripts. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, scheme, accent, lite } = usePageData();
  const shell = useShellData();
  const nonce = useContext(NonceContext);
  const matches = useMatches();
  const isForPaper = matches.some(isPrint);
  // Reloading the page would discard what is being typed.
  const isLeftAlone = matches.some(({ data }) => hasForm(data));
  const sooner = matches.map(({ data }) => refreshOf(data)).find(Boolean);
  const hasScript = !lite && !isForPaper;
  useEffect(startEnhancements, []);
  useEffect(() => {
    if (!isSpoken(language) && !isLeftAlone) window.location.reload();
  }, [language, isLeftAlone]);
  return (
    <html lang={spokenFor(language)} data-mantine-color-scheme={scheme} data-accent={accent}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {shell && !isLeftAlone && <IdleRefresh minutes={shell.idleMinutes} lite={lite} sooner={sooner} />}
        <Links />
        {import.meta.env.SSR && isForPaper && <PaperHead matches={matches} nonce={nonce} />}
      </head>
      <body>
        <LanguageProvider language={language}>
          <ScriptFaults>{children}</ScriptFaults>
        </LanguageProvider>
        {hasScript && <Arrival />}
        {hasScript && <ScrollRestoration nonce={nonce} />}
        {hasScript && <EncoderStream nonce={nonce} />}
        {hasScript && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default Outlet;
