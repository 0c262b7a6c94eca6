import { useT } from "~/language/context";
import { m } from "./messages";
import { Icon } from "~/ui/icon";

/** The messages of a field, as its control's description. */
export function FieldMessage({ errors }: { errors: readonly string[] }) {
  return (
    <>
      <Icon name="warn" />
      {errors.join(" ")}
    </>
  );
}

/** The messages of a field with its own frame, under the id `<of>-error`. Nothing if there are none. */
export function FieldError({ of, errors }: { of: string; errors: string[] }) {
  if (errors.length === 0) return null;
  return (
    <p className="field-error" id={`${of}-error`}>
      <FieldMessage errors={errors} />
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
