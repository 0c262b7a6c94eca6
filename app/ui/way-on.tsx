import { Link } from "@remix-run/react";
import { Icon } from "./icon";

/** What is told where there is nothing: what comes next and who does it, with the screen where the reader does it. */
export interface WayOn {
  told: string;
  to?: string;
  label?: string;
}

/** A sentence and the button that goes with it. */
export const WayOnText = ({ told, to, label }: WayOn) => (
  <>
    <span>{told}</span>{" "}
    {to && (
      <Link className="button" to={to}>
        {label}
      </Link>
    )}
  </>
);

/** The same above the rest of a page. */
export const WayOnNotice = (way: WayOn) => (
  <div className="notice notice-task">
    <Icon name="info" />
    <WayOnText {...way} />
  </div>
);
