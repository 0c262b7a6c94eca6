import type { ReactNode } from "react";
import { FieldError, RequiredMark } from "./field-parts";

/** The attributes that connect a control to its field's hint and messages. */
interface Described {
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface FieldFrameProps {
  /** The control's id, from which the ids of hint and messages are derived. */
  id: string;
  label: string;
  /** Adds a star to the label. */
  star?: boolean;
  hint?: ReactNode;
  /** The hint is for screen readers only. */
  isHintUnseen?: boolean;
  /** The unit shown after the control; "" reserves the space. */
  unit?: string;
  errors: readonly string[];
  /** As of `FieldError`. */
  isAlert?: boolean;
  wide?: boolean;
  /** The control. */
  children: (described: Described) => ReactNode;
}

/**
 * A field: label, control, messages and hint. The hint comes last so that controls in a row align with or without one.
 */
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
      <FieldError of={id} errors={errors} isAlert={isAlert} />
      {hint && (
        <p className={isHintUnseen ? "hint sr-only" : "hint"} id={`${id}-description`}>
          {hint}
        </p>
      )}
    </div>
  );
}
