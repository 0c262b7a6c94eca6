import type { FocusEvent, KeyboardEvent } from "react";

type Drop = HTMLDetailsElement;

/** The props of a small menu of a list. It closes as popovers do, with Escape or when it is left: it covers the rows. */
export const drop = {
  className: "drop",
  onKeyDown({ key, currentTarget }: KeyboardEvent<Drop>) {
    if (key !== "Escape" || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector("summary")?.focus();
  },
  onBlur({ currentTarget, relatedTarget }: FocusEvent<Drop>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  },
};
