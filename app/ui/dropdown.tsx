import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

interface DropdownProps {
  id: string;
  title: string;
  /** What stands on the button: an icon with its words for screen readers. */
  face: ReactNode;
  /** Where the button leads in a browser without popovers; else the drop-down opens as the target of a link. */
  page?: string;
  children: ReactNode;
}

/** A button of the top bar with its drop-down: a popover, so one is open at a time and a click outside closes it, without script. */
export function Dropdown({ id, title, face, page = `#${id}`, children }: DropdownProps) {
  const { key } = useLocation();
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = popover.current;
    // Where popovers are unknown, so is the selector, which throws then.
    if (element?.popover && element.matches(":popover-open")) element.hidePopover();
  }, [key]);
  // A title on the button itself would be its description, read after its name.
  const shown = (
    <span className="tip" title={title}>
      {face}
    </span>
  );
  return (
    <>
      <button className="icon-button dropdown-opener" type="button" {...{ popovertarget: id }}>
        {shown}
      </button>
      <a className="icon-button dropdown-link" href={page}>
        {shown}
      </a>
      <div className="dropdown" id={id} ref={popover} {...{ popover: "auto" }}>
        {children}
      </div>
    </>
  );
}
