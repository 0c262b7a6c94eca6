import { formOf, isBox, isDisabled, isSubmit, toggle, typeOf } from "./controls.ts";
import { needsBrowser } from "./needs-browser.ts";
import { summaryOf } from "./hidden.ts";
import type { View } from "./view.ts";

/** Where a click leads beyond the page itself. */
interface Pressed {
  link?: Element;
  form?: Element;
  button: Element | null;
}

/** Clicks an element: changes the page as a click without script does, and returns where else it leads. */
export function press(element: Element, view: View): Pressed {
  const target = element.closest("a[href], button, input, select, textarea, label, summary");
  dismissPopovers(element, target, view);
  return target ? pressTarget(target, view) : NOWHERE;
}

const NOWHERE: Pressed = { button: null };

function pressTarget(target: Element, view: View): Pressed {
  if (isDisabled(target)) throw new Error(`“${target.textContent.trim()}” is disabled`);
  if (target.localName === "a") return { link: target, button: null };
  if (target.localName === "label") return pressLabelled(target, view);
  if (target.localName === "summary") toggleDetails(target);
  if (isBox(target)) toggle(target, view);
  if (/^(button|input)$/.test(target.localName)) return pressButton(target, view);
  return NOWHERE;
}

function pressLabelled(label: Element, view: View): Pressed {
  const { control } = label as { control?: Element | null };
  return control && !isDisabled(control) && (isBox(control) || isSubmit(control))
    ? pressTarget(control, view)
    : NOWHERE;
}

function pressButton(button: Element, view: View): Pressed {
  const form = formOf(button);
  if (isSubmit(button) && form) return { form, button };
  if (typeOf(button) === "reset" || button.getAttribute("type") === "reset")
    throw needsBrowser("a form that is emptied");
  const popover = view.document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (popover) togglePopover(popover, view);
  return NOWHERE;
}

function toggleDetails(summary: Element): void {
  const details = summary.parentElement;
  if (details?.localName !== "details" || summaryOf(details) !== summary) return;
  details.toggleAttribute("open");
  const name = details.getAttribute("name");
  if (!name || !details.hasAttribute("open")) return;
  for (const other of details.ownerDocument.querySelectorAll("details[open]"))
    if (other !== details && other.getAttribute("name") === name) other.removeAttribute("open");
}

function togglePopover(popover: Element, { openPopovers }: View): void {
  if (!openPopovers.delete(popover)) openPopovers.add(popover);
}

/** A click beside a popover closes it. */
function dismissPopovers(element: Element, target: Element | null, { openPopovers }: View): void {
  for (const popover of [...openPopovers])
    if (!popover.contains(element) && target?.getAttribute("popovertarget") !== popover.id)
      openPopovers.delete(popover);
}
