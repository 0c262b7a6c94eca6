import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

interface DropdownProps {
  id: string;
  title: string;
  /** The visible content of the button. */
  face: ReactNode;
  /** Text for screen readers after the face, if not the title. */
  words?: string;
  /** The button's link in browsers without popovers; by default the drop-down itself opens as the link's target. */
  page?: string;
  children: ReactNode;
}

/**
 * A button of the top bar with its drop-down: a popover, so only one is open at a time and a click outside closes it,
 * without script.
 */
export function Dropdown({ id, title, face, words = title, page = `#${id}`, children }: DropdownProps) {
  const { key } = useLocation();
  const popover = useRef<HTMLDivElement>(null);
  // Closes when the page is left; a drop-down opened before the script started would stay open.
  useEffect(() => {
    const element = popover.current;
    return () => {
      // Without popover support the selector is invalid and would throw.
      if (element?.popover && element.matches(":popover-open")) element.hidePopover();
    };
  }, [key]);
  return (
    <>
      {/* A text browser shows both: the words stand in the link alone. The button is named by its title, or by the link. */}
      <button
        className="icon-button dropdown-opener"
        type="button"
        title={title}
        aria-labelledby={words === title ? undefined : `${id}-link`}
        {...{ popovertarget: id }}
      >
        {face}
      </button>{" "}
      <a className="icon-button dropdown-link" id={`${id}-link`} href={page} title={title}>
        {face} <span className="sr-only">{words}</span>
      </a>
      <div className="dropdown" id={id} ref={popover} {...{ popover: "auto" }}>
        {children}
      </div>
    </>
  );
}
