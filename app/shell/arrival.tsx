import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The page that was shown last. An error page without the shell is another document to React, in which nothing lives on. */
let left: { key: string; pathname: string } | undefined;

/**
 * Announces a page change made by script as browsers do when they load a page: the focus moves to the target of the
 * URL's hash, else to the heading, unless the new page has set the focus itself. A focused heading is read aloud; if
 * something else has the focus, the title is announced. A page that merely changes its own content leaves the focus
 * where it is: if the focused field was replaced, as one whose choices have come meanwhile, in the new one.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const live = useRef<HTMLParagraphElement>(null);
  // While the new content is rendered the old one is still there.
  const focused = import.meta.env.SSR ? null : document.activeElement;

  useEffect(() => {
    const from = left;
    left = { key, pathname };
    if (!from || from.key === key) return;
    const isNewPage = from.pathname !== pathname;
    const heading = document.querySelector("h1");
    if (isNewPage ? !hasTakenFocus(focused) : !document.activeElement || document.activeElement === document.body)
      focusOn(document.getElementById((!isNewPage && focused?.id) || hash.slice(1)) ?? heading);
    const isSaid = !isNewPage || document.activeElement === heading;
    if (live.current) live.current.textContent = isSaid ? "" : document.title;
  }, [key, pathname, hash, focused]);

  return <p className="sr-only" aria-live="polite" ref={live} />;
}

/** Whether the new page's own script has set the focus, which was at `before`. */
function hasTakenFocus(before: Element | null): boolean {
  const { activeElement } = document;
  return activeElement !== before && document.querySelector("main")?.contains(activeElement) === true;
}

/** Scrolling is handled elsewhere. */
function focusOn(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  if (!place || place === document.activeElement) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
