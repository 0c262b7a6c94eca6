import { useNavigate } from "@remix-run/react";
import type { FocusEvent, MouseEvent } from "react";

/** Links of which a page has so many that they are plain anchors: a `Link` costs the server more than the rest of its cell. */
const PLAIN_LINKS = ".table-box a, .sidebar a, a[data-stay]";

/** Paths of plain links whose routes Remix's script was made to ask for, with 0 for the ids of records, which share a route. */
const discovered = new Set<string>();

interface FollowedLinks {
  onClick: (event: MouseEvent) => void;
  onMouseOver: (event: MouseEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Props for the element around a page, which make plain anchors navigate like `Link`, without loading the document.
 * Links that open elsewhere, download, or only point within the page are left to the browser.
 */
export function useFollowedLinks(): FollowedLinks {
  const navigate = useNavigate();
  return {
    onClick(event) {
      const link = plainLinkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      // A link that changes the list around it leaves the page where it is (lists/list-link.tsx).
      const preventScrollReset = link.dataset.stay === "";
      navigate(pathname + search + hash, { preventScrollReset, replace: href === window.location.href });
    },
    onMouseOver: discover,
    onFocus: discover,
  };
}

/** Makes Remix's script ask for the route of a link that may be followed soon. Of a `Link` it asks when it is shown. */
function discover(event: MouseEvent | FocusEvent): void {
  const link = plainLinkOf(event);
  if (!link || link.pathname === window.location.pathname) return;
  const path = link.pathname.replace(/\d+/g, "0");
  if (discovered.has(path)) return;
  discovered.add(path);
  link.dataset.discover = "true";
}

/** The plain link that an event happened to; null if there is none, or it leads elsewhere. */
function plainLinkOf({ target }: MouseEvent | FocusEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link?.matches(PLAIN_LINKS) && isPageOfOurs(link) ? link : null;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

function isPageOfOurs(link: HTMLAnchorElement): boolean {
  const { origin, target, hash, pathname, search } = link;
  const here = window.location;
  const isPlaceHere = hash !== "" && pathname + search === here.pathname + here.search;
  return origin === here.origin && !target && !link.hasAttribute("download") && !isPlaceHere;
}
