import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

/** Regions with so many links that they are plain anchors: a `Link` costs the server more than the rest of its cell. */
const PLAIN_LINKS = ".table-box a, .sidebar a";

/**
 * Props for the element around a page, which make plain anchors navigate like `Link`, without loading the document.
 * Links that open elsewhere, download, or only point within the page are left to the browser.
 */
export function useFollowedLinks(): { onClick: (event: MouseEvent) => void } {
  const navigate = useNavigate();
  return {
    onClick(event) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link || !link.matches(PLAIN_LINKS) || event.defaultPrevented) return;
      if (!isPlainClick(event) || !isPageOfOurs(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    },
  };
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

function isPageOfOurs(link: HTMLAnchorElement): boolean {
  const { origin, target, hash, pathname, search } = link;
  const here = window.location;
  const isPlaceHere = hash !== "" && pathname + search === here.pathname + here.search;
  return origin === here.origin && !target && !link.hasAttribute("download") && !isPlaceHere;
}
