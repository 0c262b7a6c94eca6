import type { RoleOptions, Words } from "../pages.ts";
import { isChecked, isDisabled } from "./controls.ts";
import { needsBrowser } from "./needs-browser.ts";
import { levelOf } from "./roles.ts";
import { innermost, labelsOf, matches } from "./text.ts";
import type { View } from "./view.ts";

/** Finds elements in a part of a page, in the order of the document. */
export type Find = (view: View, scope: Element | Document) => Element[];

export function byRole(role: string, options: RoleOptions = {}): Find {
  const { name, exact, level, checked, disabled, includeHidden = false } = options;
  const is = (asked: boolean | undefined, actual: () => boolean) => asked === undefined || actual() === asked;
  return (view, scope) =>
    within(scope, view.withRole(role)).filter(
      (element) =>
        (level === undefined || levelOf(element) === level) &&
        is(checked, () => isChecked(element)) &&
        is(disabled, () => isDisabled(element) || element.getAttribute("aria-disabled") === "true") &&
        (includeHidden || !view.isHiddenFromReaders(element)) &&
        (name === undefined || matches(view.nameOf(element, includeHidden), name, exact)),
    );
}

export const byText =
  (text: Words, exact?: boolean): Find =>
  (view, scope) =>
    innermost(isDocument(scope) ? view.all : [scope, ...scope.querySelectorAll("*")], view, text, exact);

export const byLabel =
  (text: Words, exact?: boolean): Find =>
  (view, scope) =>
    all(scope).filter((element) => labelsOf(element, view).some((label) => matches(label, text, exact)));

export const byTitle =
  (text: Words, exact?: boolean): Find =>
  (_, scope) =>
    all(scope).filter((element) => matches(element.getAttribute("title") ?? "", text, exact));

/** A CSS selector; `:focus` at its end matches the field that has the focus when the page opens. */
export const byCss =
  (selector: string): Find =>
  (view, scope) => {
    const [, focusable] = /^(.+):focus$/.exec(selector) ?? [];
    if (focusable) return within(scope, view.focused()).filter((element) => element.matches(focusable));
    if (/^xpath=|:(focus|hover|active|target|visible)\b/.test(selector)) throw needsBrowser(`the selector ${selector}`);
    return [...scope.querySelectorAll(selector)];
  };

const isDocument = (scope: Element | Document): scope is Document => scope.nodeType === 9;

const all = (scope: Element | Document): Element[] => [...scope.querySelectorAll("*")];

const within = (scope: Element | Document, elements: Element[]): Element[] =>
  isDocument(scope) ? elements : elements.filter((element) => element !== scope && scope.contains(element));
