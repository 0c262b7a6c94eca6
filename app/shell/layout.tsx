import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useMatches,
  useNavigation,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { useDraftsWhenLeft } from "~/session/drafts-when-left";
import { refreshOf, useIdleWatch } from "~/session/idle";
import { Copyright } from "~/ui/copyright";
import { Icon } from "~/ui/icon";
import { frameShouldRevalidate } from "~/forms/last-result";
import { toPlace } from "~/ui/to-place";
import { Toast } from "~/ui/toast";
import { answerOf, ErrorContent, ErrorPage } from "./error-page";
import { KeysHelp } from "./keys-help";
import type { ShellData, shellLoader } from "./layout.server";
import { m } from "./messages";
import { useShellData } from "./page-data";
import { useFollowedLinks } from "./plain-links";
import { ScriptFaults } from "./script-faults";
import { Sidebar } from "./sidebar";
import { Topbar } from "./topbar";
import { Trail } from "./trail";

/** Navigating to another page does not reload the shell; the bells have their own live connection. */
export const shellShouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change;
  const isStep = currentUrl.href !== nextUrl.href && (formMethod === undefined || formMethod === "GET");
  return !isStep && frameShouldRevalidate(change);
};

export function ShellLayout() {
  return (
    <ScriptFaults>
      <Shell {...useLoaderData<typeof shellLoader>()}>
        <Outlet />
      </Shell>
    </ScriptFaults>
  );
}

/** An error of a page is shown inside the shell, unless the session is over or the shell itself failed. */
export function ShellErrorBoundary() {
  const answer = answerOf(useRouteError());
  const shell = useShellData();
  if (!shell || answer.kind === "expired") return <ErrorPage />;
  return (
    <Shell {...shell}>
      <ErrorContent {...answer} />
    </Shell>
  );
}

function Shell({ children, ...shell }: ShellData & { children: ReactNode }) {
  const t = useT();
  // A page that refreshes itself is on a wall screen: it has no menu.
  const isOnWall = useMatches().some(({ data }) => refreshOf(data) !== null);
  const isNearEnd = useIdleWatch(shell.idleMinutes);
  useDraftsWhenLeft();
  const followed = useFollowedLinks();
  const isWaiting = useNavigation().state !== "idle";
  if (isOnWall)
    return (
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    );
  return (
    <div className="shell" data-sidebar={shell.sidebar} data-waiting={isWaiting || undefined} {...followed}>
      <a className="skip-link" href="#main" onClick={toPlace}>
        {t(m.skip)}
      </a>{" "}
      <Topbar {...shell} />
      <Sidebar {...shell} />
      <main id="main" tabIndex={-1}>
        <Toast lasting={isNearEnd && { message: t(m.sessionEnds), tone: "error" }} />
        <Trail menu={shell.menu} />
        {children}
      </main>
      <KeysHelp />
      <footer className="footer">
        <Copyright />{" "}
        <a href="#main" onClick={toPlace}>
          <Icon name="up" />
          {t(m.backToTop)}
        </a>
      </footer>
      {/* For the pointer: keys and screen readers have the same link in the foot. */}
      <a
        className="icon-button scroll-top"
        href="#main"
        title={t(m.backToTop)}
        tabIndex={-1}
        aria-hidden="true"
        onClick={toPlace}
      >
        <Icon name="up" />
      </a>
    </div>
  );
}
