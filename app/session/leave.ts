import type { FormEvent } from "react";

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

/**
 * Sends a form that loads the page anew once the server has what is typed into the page's own forms, which come back with it. If the
 * server cannot be reached, the form is sent without.
 */
export function sendAfterDrafts(event: FormEvent<HTMLFormElement>): void {
  if (leaving) {
    leaving = false;
    return;
  }
  const { currentTarget: form, nativeEvent } = event;
  const { submitter } = nativeEvent as SubmitEvent;
  event.preventDefault();
  leaving = true;
  // A form cannot be sent amid its own event.
  const send = () => void setTimeout(() => form.requestSubmit(submitter));
  saveDrafts().then(send, send);
}

async function saveDrafts(): Promise<void> {
  const forms = document.querySelectorAll<HTMLFormElement>("main form[method=post]");
  await Promise.all([...forms].filter(isBeingFilled).map(saveDraft));
}

/** A form that the server returned holds typed values even if nothing has changed since. */
function isBeingFilled(form: HTMLFormElement): boolean {
  return "returned" in form.dataset || [...form.elements].some(isChanged);
}

/** Whether a control's value differs from the one the page was loaded with; passwords and files never count. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const start = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(start, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || isSecret(control)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}

/** Passwords and files do not leave the page until the person submits them. */
const isSecret = ({ type }: HTMLInputElement): boolean => type === "password" || type === "file";

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
