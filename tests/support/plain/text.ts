import type { Words } from "../pages.ts";
import type { View } from "./view.ts";

/** White space as it is compared: none at the ends, one space between words, nothing that is not seen. */
export const normal = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, "")
    .trim()
    .replace(/\s+/g, " ");

/** Compares as Playwright does: a part in any case, or all of it exactly; a pattern as it is. */
export function matches(text: string, words: Words, exact = false): boolean {
  if (words instanceof RegExp) return text.search(words) !== -1;
  return exact ? normal(text) === normal(words) : normal(text).toLowerCase().includes(normal(words).toLowerCase());
}

/** The text of an element as it is looked through. */
export function textIn(element: Element, view: View): string {
  if (isWithoutText(element)) return "";
  if (element.localName === "input" && /^(submit|button|reset)$/.test(element.getAttribute("type") ?? ""))
    return element.getAttribute("value") ?? "";
  return [...element.childNodes]
    .map((child) => (child.nodeType === 3 ? (child.nodeValue ?? "") : isElement(child) ? view.textOf(child) : ""))
    .join("");
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The innermost elements of these whose text matches. */
export function innermost(elements: Element[], view: View, words: Words, exact?: boolean): Element[] {
  const fits = (element: Element) => matches(view.textOf(element), words, exact);
  return elements.filter(
    (element) => fits(element) && !isWithoutText(element) && ![...element.children].some((child) => fits(child)),
  );
}

const isWithoutText = (element: Element): boolean =>
  /^(head|script|style|noscript)$/.test(element.localName) || element.parentElement?.localName === "head";

/** The texts of what labels an element. */
export function labelsOf(element: Element, view: View): string[] {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.flatMap((id) => view.document.getElementById(id) ?? []);
  if (named.length > 0) return named.map((label) => view.textOf(label));
  const label = element.getAttribute("aria-label") ?? "";
  return label.trim() ? [label] : view.labelsOf(element).map((label) => view.textOf(label));
}
