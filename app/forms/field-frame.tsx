import type { ReactNode } from "react";
import { FieldMessage, RequiredMark } from "./field-parts";

/** What ties a control to the hint and the messages of its field. */
interface Described {
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface FieldFrameProps {
  /** The control's id, from which those of hint and messages are made. */
  id: string;
  label: string;
  /** The label has a star. */
  star?: boolean;
  hint?: ReactNode;
  /** The hint is for screen readers only. */
  isHintUnseen?: boolean;
  /** What stands behind the control, or will. */
  unit?: string;
  errors: readonly string[];
  /** The messages came after the page: screen readers are told at once. */
  isAlert?: boolean;
  wide?: boolean;
  /** The control. */
  children: (described: Described) => ReactNode;
}

/** A field: label, control, messages and hint. The hint stands last: the controls of a row stand side by side, with a hint or not. */
export function FieldFrame({
  id,
  label,
  star,
  hint,
  isHintUnseen,
  unit,
  errors,
  isAlert,
  wide,
  children,
}: FieldFrameProps) {
  const isWrong = errors.length > 0;
  const describing = [isWrong && `${id}-error`, hint && `${id}-description`].filter(Boolean).join(" ");
  return (
    <div className={`field${isWrong ? " field-invalid" : ""}${wide ? " field-wide" : ""}`}>
      <label htmlFor={id}>
        {label}
        {star && <RequiredMark />}
      </label>
      <div className={unit === undefined ? "control" : "control unit"}>
        {children({ "aria-invalid": isWrong || undefined, "aria-describedby": describing || undefined })}
        {unit && <div aria-hidden="true">{unit}</div>}
      </div>
      {isWrong && (
        <p className="field-error" id={`${id}-error`} role={isAlert ? "alert" : undefined}>
          <FieldMessage errors={errors} />
        </p>
      )}
      {hint && (
        <p className={isHintUnseen ? "hint sr-only" : "hint"} id={`${id}-description`}>
          {hint}
        </p>
      )}
    </div>
  );
}
