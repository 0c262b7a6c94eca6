import { PREVIEW, PREVIEW_TEXT, UPDATE } from "~/forms/form-state";
import { answerKey } from "./keys";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The scroll distance from which a link to the top is shown (spec 1 §9). */
const SCROLLED_PX = 20;
const NARROW = "(max-width: 63.99875em)";

/** Starts the enhancements that need script, on every page; the returned function stops them. */
export function startEnhancements(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("keydown", submitByShortcut, { signal });
  document.addEventListener("keydown", answerKey, { signal });
  document.addEventListener("click", closeMenuAfterChoice, { signal });
  document.addEventListener("scroll", markScrolled, { signal, passive: true });
  markScrolled();
  const page = document.documentElement;
  page.toggleAttribute("data-scripted", true);
  signal.addEventListener("abort", () => page.toggleAttribute("data-scripted", false));
  return () => ended.abort();
}

/** Saves the open groups of the side menu in the cookie `menu`. */
export function keepOpenGroups(names: Iterable<string>): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `menu=${[...names].join(".")}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** A button that submits a form, not one that only changes or previews it, nor an icon beside a row. */
const SENDS = `button.button:not([type=button], [name=${UPDATE}], [name=${PREVIEW}], [name=${PREVIEW_TEXT}])`;

/**
 * Elements that hold the focus without being usable: after a page was loaded or navigated to, or content was skipped
 * to.
 */
const AT_REST = "body, main, h1, .error-summary";

/** The only form of a page that has an action bar. */
function onlyForm(): HTMLFormElement | null | undefined {
  const [bar, ...others] = document.querySelectorAll("main .action-bar");
  return others.length === 0 ? bar?.closest("form") : null;
}

/**
 * Ctrl+Enter submits the form that is being filled in (spec 2 §2): with the first submit button of its section, or the
 * one named by the surrounding part (`data-sends`), else the first of the form.
 */
function submitByShortcut(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const field = event.target instanceof Element ? event.target : null;
  const form = field?.closest("form") ?? (field?.matches(AT_REST) ? onlyForm() : null);
  if (!form) return;
  const section = field?.closest("form section, form .form-section");
  const named = field?.closest<HTMLElement>("[data-sends]")?.dataset.sends;
  const button =
    section?.querySelector<HTMLButtonElement>(SENDS) ??
    form.querySelector<HTMLButtonElement>(named ? `button[name=${named}]` : SENDS);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** On narrow screens the side menu covers the page. */
function closeMenuAfterChoice({ target }: MouseEvent): void {
  if (!(target instanceof Element && target.closest(".sidebar a"))) return;
  const opener = document.querySelector<HTMLDetailsElement>(".menu-opener");
  if (opener && window.matchMedia(NARROW).matches) opener.open = false;
}

function markScrolled(): void {
  document.documentElement.toggleAttribute("data-scrolled", window.scrollY > SCROLLED_PX);
}
