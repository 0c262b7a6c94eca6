import type { Words } from "../pages.ts";
import type { View } from "./view.ts";

/** Text for comparison: trimmed, with single spaces and without invisible characters. */
export const normal = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, "")
    .trim()
    .replace(/\s+/g, " ");

/** Compares as Playwright does: a part, ignoring case, or the exact whole; or a pattern. */
export function matches(text: string, words: Words, exact = false): boolean {
  if (words instanceof RegExp) return text.search(words) !== -1;
  return exact ? normal(text) === normal(words) : normal(text).toLowerCase().includes(normal(words).toLowerCase());
}

/** The searched text of an element. */
export function textIn(element: Element, view: View): string {
  if (isWithoutText(element)) return "";
  if (element.localName === "input" && /^(submit|button|reset)$/.test(element.getAttribute("type") ?? ""))
    return element.getAttribute("value") ?? "";
  return [...element.childNodes]
    .map((child) => (child.nodeType === 3 ? (child.nodeValue ?? "") : isElement(child) ? view.textOf(child) : ""))
    .join("");
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The innermost of these elements whose text matches. */
export function innermost(elements: Element[], view: View, words: Words, exact?: boolean): Element[] {
  const fits = (element: Element) => matches(view.textOf(element), words, exact);
  return elements.filter(
    (element) => fits(element) && !isWithoutText(element) && ![...element.children].some((child) => fits(child)),
  );
}

const isWithoutText = (element: Element): boolean =>
  /^(head|script|style|noscript)$/.test(element.localName) || element.parentElement?.localName === "head";

/** The texts of an element's labels. */
export function labelsOf(element: Element, view: View): string[] {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.flatMap((id) => view.document.getElementById(id) ?? []);
  if (named.length > 0) return named.map((label) => view.textOf(label));
  const label = element.getAttribute("aria-label") ?? "";
  return label.trim() ? [label] : view.labelsOf(element).map((label) => view.textOf(label));
}
