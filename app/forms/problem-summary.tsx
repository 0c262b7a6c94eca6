import { useActionData, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "~/language/context";
import { m } from "./messages";
import { Icon } from "~/ui/icon";
import { m as uiWords } from "~/ui/messages";
import { targetElement, toPlace } from "~/ui/to-place";

/** One problem of a form; `field` links to the field, `list` to a page where it can be looked up in a new window. */
export interface Problem {
  field?: string;
  list?: string;
  message: string;
}

/**
 * The problems of a posted form, above its title. Without a heading of its own it counts the fields. Nothing if there
 * are no problems.
 */
export function ProblemSummary({ problems = [], title }: { problems?: Problem[]; title?: string }) {
  const t = useT();
  useErrorTitle(problems.length > 0);
  const summary = useFocus();
  if (problems.length === 0) return null;
  const counted = problems.length === 1 ? t(m.problem) : t(m.problems, { count: problems.length });
  return (
    <div className="error-summary" ref={summary} tabIndex={-1} role="alert" aria-labelledby="problems">
      <h2 id="problems">
        <Icon name="warn" />
        {title ?? counted}
      </h2>
      <ul>
        {problems.map(({ field, list, message }, at) => (
          <li key={at}>
            {field ? (
              <a href={`#${field}`} onClick={toPlace}>
                {message}
              </a>
            ) : (
              message
            )}
            {list && (
              <>
                {" "}
                <a href={list} target="_blank" rel="noopener">
                  {t(m.openList)}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * After each answer, focuses the first listed field that can take the focus, else the summary itself. Browsers bring what
 * has the focus into sight, not the message below a field or above a table.
 */
function useFocus() {
  const answer = useActionData();
  const { key } = useLocation();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const links = summary.current?.querySelectorAll<HTMLAnchorElement>("a[href^='#']") ?? [];
    [...Array.from(links, targetElement), summary.current].some((place) => {
      place?.focus();
      document.getElementById(`${place?.id}-error`)?.scrollIntoView({ block: "nearest" });
      return place && place === document.activeElement;
    });
  }, [answer, key]);
  return summary;
}

/** The server sets the title of the pages it sends; when script shows the answer in the same page, it is set here. */
function useErrorTitle(failed: boolean) {
  const t = useT();
  useEffect(() => {
    const title = document.title;
    if (!failed || title.startsWith(t(uiWords.error, { title: "" }))) return;
    document.title = t(uiWords.error, { title });
    return () => {
      if (document.title === t(uiWords.error, { title })) document.title = title;
    };
  }, [failed, t]);
}
