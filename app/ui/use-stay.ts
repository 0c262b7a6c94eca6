import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";

/**
 * Sends a form of the frame without leaving the page: what is typed below it stays, and so does the answer to a form that
 * is being sent. `back` is the field with the page to return to, which is left out.
 */
export function useStay(back: string): (event: FormEvent<HTMLFormElement>) => void {
  const { submit } = useFetcher();
  return (event) => {
    const { currentTarget: form, nativeEvent } = event;
    const dropdown = form.closest<HTMLElement>(".dropdown");
    // Without popovers it is open as the target of a link, until the page is left.
    if (dropdown && !dropdown.popover) return;
    event.preventDefault();
    dropdown?.hidePopover();
    const values = new FormData(form);
    values.delete(back);
    const { submitter } = nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name) values.set(submitter.name, submitter.value);
    submit(values, { method: "post", action: new URL(form.action).pathname });
  };
}
