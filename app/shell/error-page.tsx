import type { HeadersFunction } from "@remix-run/node";
import { isRouteErrorResponse, Link, type MetaFunction, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { type Message, translator } from "~/language/language";
import type { ErrorAnswer } from "~/session/error-pages.server";
import { PlainFrame } from "~/login/plain-page";
import { loginPage } from "~/session/start-page";
import { portalName } from "~/ui/brand";
import type { IconName } from "~/ui/icon";
import { MessagePage } from "~/ui/message-page";
import { SentField } from "~/forms/sent-field";
import { titleOf } from "~/ui/title";
import { m as uiWords } from "~/ui/messages";
import { m } from "./error-messages";
import { type PageData, usePageData } from "./page-data";

/** `status` is 0 if no answer came. */
type Answer = (ErrorAnswer | { kind: "formless" | "failed" }) & { status: number };

/** Seconds that the "expired" page is shown before the login (spec 1 §9). */
const EXPIRED_SECONDS = 3;

const faces = {
  expired: { icon: "clock", title: m.expired },
  refused: { icon: "closed", title: m.refused },
  missing: { icon: "search", title: m.missing },
  notAccepted: { icon: "filter", title: m.notAccepted },
  busy: { icon: "pause", title: m.busy },
  unavailable: { icon: "unplug", title: m.unavailable },
  crossOrigin: { icon: "ban", title: m.crossOrigin },
  formless: { icon: "ban", title: m.crossOrigin },
  failed: { icon: "stop", title: m.failed },
} as const satisfies Record<Answer["kind"], { icon: IconName; title: Message }>;

/**
 * Whether the browser did not get a page's data: no answer came, as offline, or one of a server before the portal. Of the
 * portal's own faults Remix sends no stack in production.
 */
const isUnreached = (error: unknown): boolean =>
  import.meta.env.PROD && !import.meta.env.SSR && Boolean((error as Error).stack);

/** The content of a thrown error: an answer of a guard or the provider, or Remix's own, else a fault of the portal. */
export function answerOf(error: unknown): Answer {
  if (!isRouteErrorResponse(error)) return { kind: "failed", status: isUnreached(error) ? 0 : 500 };
  const { status, data } = error;
  if (isErrorAnswer(data)) return { ...data, status };
  return { kind: status === 404 ? "missing" : status === 405 ? "formless" : "failed", status };
}

const isErrorAnswer = (data: unknown): data is ErrorAnswer =>
  typeof data === "object" && data !== null && "kind" in data && Object.hasOwn(faces, String(data.kind));

/** `meta` of root and the layouts: the title of an error page; an expired session continues to the login by itself. */
export const errorMeta: MetaFunction = ({ error, matches }) => {
  if (!error) return [{ title: portalName }];
  const { language } = (matches.find(({ id }) => id === "root")?.data ?? {}) as Partial<PageData>;
  const answer = answerOf(error);
  const title = titleOf(translator(language ?? "en")(faces[answer.kind].title));
  if (answer.kind !== "expired") return [title];
  return [title, { httpEquiv: "refresh", content: `${EXPIRED_SECONDS}; url=${loginAgain(answer)}` }];
};

/** `headers` of root and the layouts: an error page keeps the headers that its answer was thrown with. */
export const errorHeaders: HeadersFunction = ({ errorHeaders: thrown }) => thrown ?? new Headers();

/** An error without the shell. */
export function ErrorPage() {
  return (
    <PlainFrame>
      <ErrorContent {...answerOf(useRouteError())} />
    </PlainFrame>
  );
}

/** The message of an error, with or without the shell. */
export function ErrorContent(answer: Answer) {
  const t = useT();
  const { pathname } = useLocation();
  const { problems, keepsInput } = usePageData();
  const { icon, title } = faces[answer.kind];
  return (
    <MessagePage
      icon={icon}
      title={t(title)}
      failed={isFailure(answer)}
      actions={<ErrorActions {...answer} />}
      hint={answer.status ? `${answer.status}, ${pathname}` : pathname}
    >
      {problems?.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {problems && !isFailure(answer) ? <p>{t(m.tryInAMinute)}</p> : <Explanation {...answer} />}
      {keepsInput && <p>{t(m.kept)}</p>}
    </MessagePage>
  );
}

/** Errors that may be gone at the next attempt. */
const isFailure = ({ kind }: Answer) => kind === "busy" || kind === "unavailable" || kind === "failed";

/** The state of an address to which Remix was redirected, as by the answer to a form. */
type Redirected = { _isRedirect?: true } | null;

function Explanation(answer: Answer) {
  const t = useT();
  const { pathname, state } = useLocation();
  switch (answer.kind) {
    case "refused":
      return (
        <>
          <p>
            {answer.reason ??
              t(answer.byService ? m.refusedByService : pathname === "/" ? m.noStartPage : m.refusedText)}
          </p>
          {answer.permission && <Permission name={answer.permission} />}
          {!answer.reason && <p>{t(m.askAdministrator)}</p>}
        </>
      );
    case "busy":
      return <p>{answer.advice}</p>;
    case "unavailable":
      return (
        <>
          <p>{t(m.unavailableText)}</p>
          <p>{t(m.tryInAMinute)}</p>
        </>
      );
    case "failed":
      return (
        <>
          <p>{t(answer.status ? m.failedText : m.noAnswerText)}</p>
          {(state as Redirected)?._isRedirect && <p>{t(m.formArrived)}</p>}
        </>
      );
    case "missing":
    case "notAccepted":
    case "crossOrigin":
    case "expired":
    case "formless":
      return <p>{t(m[`${answer.kind}Text`])}</p>;
  }
}

function Permission({ name }: { name: string }) {
  const [before, after] = useT()(m.refusedPermission).split("{permission}");
  return (
    <p>
      {before}
      <span className="code">{name}</span>
      {after}
    </p>
  );
}

function ErrorActions(answer: Answer): ReactNode {
  const t = useT();
  const { pathname, search } = useLocation();
  const { problems } = usePageData();
  if (answer.kind === "expired") {
    return (
      <a className="button button-primary" href={loginAgain(answer)}>
        {t(m.logInAgain)}
      </a>
    );
  }
  const isNarrowed = answer.kind === "notAccepted" && search !== "";
  const isPassing = isFailure(answer) || problems !== null;
  const isStuck = answer.kind === "refused" && pathname === "/";
  return (
    <>
      {isPassing && (
        <a className="button button-primary" href={pathname + search}>
          {t(m.tryAgain)}
        </a>
      )}{" "}
      {isNarrowed && (
        <Link className="button button-primary" to={pathname}>
          {t(m.withoutFilters)}
        </Link>
      )}{" "}
      {!isStuck && (
        <Link className={isPassing || isNarrowed ? "button" : "button button-primary"} to="/">
          {t(m.toStart)}
        </Link>
      )}
      {isStuck && (
        <form method="post" action="/logout">
          <SentField />
          <button className="button">{t(uiWords.logOut)}</button>
        </form>
      )}
    </>
  );
}

/** The login page of the expired session's side, which returns to the page where the person was. */
const loginAgain = ({ role, then }: Extract<Answer, { kind: "expired" }>): string =>
  `${loginPage(role)}?then=${encodeURIComponent(then)}`;
