import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";

/**
 * Sends a form of the frame without leaving the page: what is typed below it stays, and so does the answer to a form that
 * is being sent. `back` is the field with the page to return to, which is left out.
 */
export function useStay(back: string): (event: FormEvent<HTMLFormElement>) => void {
  const { submit } = useFetcher();
  return (event) => {
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    const values = new FormData(form);
    values.delete(back);
    const { submitter } = nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name) values.set(submitter.name, submitter.value);
    submit(values, { method: "post", action: new URL(form.action).pathname });
    const dropdown = form.closest<HTMLElement>(".dropdown");
    if (dropdown?.popover) dropdown.hidePopover();
  };
}
