import { Link } from "@remix-run/react";
import { Icon } from "./icon";

/** A hint for empty pages: what comes next and who does it, with a link if it is the reader. */
export interface StepHint {
  text: string;
  to?: string;
  label?: string;
}

/** The sentence with its button. */
export const StepHintText = ({ text, to, label }: StepHint) => (
  <>
    <span>{text}</span>{" "}
    {to && (
      <Link className="button" to={to}>
        {label}
      </Link>
    )}
  </>
);

/** The same above other content. */
export const StepHintNotice = (hint: StepHint) => (
  <div className="notice notice-task">
    <Icon name="info" />
    <StepHintText {...hint} />
  </div>
);
