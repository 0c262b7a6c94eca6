import { TOKEN } from "./form-token";
import { isChanged, isSecret } from "./is-changed";

/** Whether the page is already being left. */
let leaving = false;

/**
 * Leaves a page whose session is over: sends the server what is typed, then reloads the same address, which says that
 * the session has expired. If the server cannot be reached, the page stays as it is.
 */
export async function leaveEnded(): Promise<void> {
  if (leaving) return;
  leaving = true;
  try {
    await saveDrafts();
    window.location.replace(window.location.pathname + window.location.search);
  } catch {
    leaving = false;
  }
}

/** Sends the server what is typed into the page's forms, which comes back when the page is loaded again. */
export async function saveDrafts(): Promise<void> {
  await saveThose(isBeingFilled);
}

/** The same for a page that is left for another: selections in lists do not come back, nor what was given up by Back. */
export async function saveLeft(): Promise<void> {
  const isGivenUp = (form: HTMLFormElement) => form.querySelector(".action-bar a:focus") !== null;
  await saveThose((form) => TOKEN in form.elements && isBeingFilled(form) && !isGivenUp(form));
}

async function saveThose(isSaved: (form: HTMLFormElement) => boolean): Promise<void> {
  const forms = document.querySelectorAll<HTMLFormElement>("main form[method=post]");
  await Promise.all([...forms].filter(isSaved).map(saveDraft));
}

/** A form that the server returned holds typed values even if nothing has changed since. */
function isBeingFilled(form: HTMLFormElement): boolean {
  return "returned" in form.dataset || [...form.elements].some(isChanged);
}

function saveDraft(form: HTMLFormElement): Promise<Response> {
  const typed = new FormData(form);
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && isSecret(control)) typed.delete(control.name);
  const { pathname, search } = new URL(form.getAttribute("action") ?? "", window.location.href);
  return fetch(`/session/form-draft?of=${encodeURIComponent(pathname + search)}`, {
    method: "POST",
    body: new URLSearchParams([...typed].map(([name, value]) => [name, String(value)])),
    redirect: "manual",
  });
}

/** The sessionStorage key for the address that was being opened when the page was left. */
const OPENING = "portal-opening";

/**
 * Goes on to the page that was being opened when this one was reloaded. Remix reloads a page if a script of the next one
 * is missing, as after an upgrade; a form has done its work by then, and would stand there empty.
 */
export function goOn(): void {
  const opening = sessionStorage.getItem(OPENING);
  sessionStorage.removeItem(OPENING);
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opening && loaded?.type === "reload") window.location.replace(opening);
  window.addEventListener("pagehide", keepOpening);
}

function keepOpening(): void {
  const { state, location } = window.__remixRouter.state.navigation;
  if (state === "loading") sessionStorage.setItem(OPENING, location.pathname + location.search);
}
