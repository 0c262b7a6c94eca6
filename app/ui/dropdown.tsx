import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

interface DropdownProps {
  id: string;
  title: string;
  /** What is drawn on the button. */
  face: ReactNode;
  /** What is read behind the face, where not the title. */
  words?: string;
  /** Where the button leads in a browser without popovers; else the drop-down opens as the target of a link. */
  page?: string;
  children: ReactNode;
}

/** A button of the top bar with its drop-down: a popover, so one is open at a time and a click outside closes it, without script. */
export function Dropdown({ id, title, face, words = title, page = `#${id}`, children }: DropdownProps) {
  const { key } = useLocation();
  const popover = useRef<HTMLDivElement>(null);
  // Closes as the page is left: one that was opened before the script came stays open.
  useEffect(() => {
    const element = popover.current;
    return () => {
      // Where popovers are unknown, so is the selector, which throws then.
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
