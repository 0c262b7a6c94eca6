import type { HTMLElement } from "node-html-parser";

const typed = "textarea, input:not([type=hidden]):not([type=checkbox]):not([type=radio])";
const narrows = "input[type=search], input[type=date], input[inputmode=decimal]";

const isPosted = (form: HTMLElement): boolean =>
  /^post$/i.test(form.getAttribute("method") ?? "") && form.querySelector("[formmethod]") === null;

/** Text fields whose form would put their values into an address, except searches and the days and numbers that filter a list. */
export function typedIntoAddresses(document: HTMLElement): string[] {
  return document
    .querySelectorAll("form")
    .filter((form) => !isPosted(form))
    .flatMap((form) => {
      const allowed = new Set(form.getAttribute("role") === "search" ? form.querySelectorAll(narrows) : []);
      return form.querySelectorAll(typed).filter((control) => !allowed.has(control));
    })
    .map((control) => control.getAttribute("name") ?? control.tagName);
}
