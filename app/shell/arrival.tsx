import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Where script changes the page, tells a screen reader that another one has come, as a browser does of a page that it loads: the
 * focus goes to what the URL's hash names, else to the heading, unless the new page has put it to a place of its own. A heading that
 * has the focus is read out; where something else has it, the title is said. A page that merely shows something else of itself
 * leaves the focus where it is, as long as that is still there.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const { state } = useNavigation();
  const live = useRef<HTMLParagraphElement>(null);
  const left = useRef({ key, pathname, focus: null as Element | null });

  useEffect(() => {
    if (state !== "idle") left.current.focus = document.activeElement;
  }, [state]);

  useEffect(() => {
    const from = left.current;
    if (from.key === key) return;
    left.current = { key, pathname, focus: null };
    const isNewPage = from.pathname !== pathname;
    const heading = document.querySelector("h1");
    if (isNewPage ? !hasTakenFocus(from.focus) : !document.activeElement || document.activeElement === document.body)
      focusOn(document.getElementById(hash.slice(1)) ?? heading);
    const isSaid = !isNewPage || document.activeElement === heading;
    if (live.current) live.current.textContent = isSaid ? "" : document.title;
  }, [key, pathname, hash]);

  return <p className="sr-only" aria-live="polite" ref={live} />;
}

/** Whether the page's own script has put the focus into it since it stood at `before`. */
function hasTakenFocus(before: Element | null): boolean {
  const { activeElement } = document;
  return activeElement !== before && document.querySelector("main")?.contains(activeElement) === true;
}

/** How far the page is scrolled is not decided here. */
function focusOn(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  if (!place || place === document.activeElement) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
