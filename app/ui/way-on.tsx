import { Link } from "@remix-run/react";
import { Icon } from "./icon";

/** A hint for empty pages: what comes next and who does it, with a link if it is the reader. */
export interface WayOn {
  told: string;
  to?: string;
  label?: string;
}

/** The sentence with its button. */
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

/** The same above other content. */
export const WayOnNotice = (way: WayOn) => (
  <div className="notice notice-task">
    <Icon name="info" />
    <WayOnText {...way} />
  </div>
);
