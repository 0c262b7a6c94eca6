import type { MouseEvent } from "react";

/** The element that a link within the page points to. */
export const targetElement = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));

/**
 * Moves to a place in the page as its link would, but without a navigation, which would discard the form's messages and
 * what is being typed.
 */
export function toPlace(event: MouseEvent<HTMLAnchorElement>) {
  const place = targetElement(event.currentTarget);
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus();
}
