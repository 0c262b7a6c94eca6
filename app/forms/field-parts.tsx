import { useT } from "~/language/context";
import { m } from "./messages";
import { Icon } from "~/ui/icon";

interface FieldErrorProps {
  of: string;
  errors: readonly string[];
  /** The messages appeared after the page was loaded: screen readers announce them at once. */
  isAlert?: boolean;
}

/** The messages of a field, under the id `<of>-error`, by which they describe its control. Nothing if there are none. */
export function FieldError({ of, errors, isAlert }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <p className="field-error" id={`${of}-error`} role={isAlert ? "alert" : undefined}>
      <Icon name="warn" />
      {errors.join(" ")}
    </p>
  );
}

/** The star of a required field's label. */
export function RequiredMark() {
  return (
    <span className="required" aria-hidden="true">
      {" *"}
    </span>
  );
}

/** The star of a group of check boxes. No ARIA attribute says that one of them is required, so the legend says it. */
export function AtLeastOneMark() {
  const t = useT();
  return (
    <>
      <RequiredMark />
      <span className="sr-only"> ({t(m.atLeastOne)})</span>
    </>
  );
}
