import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { useField } from "~/ui/form";
import { Icon } from "~/ui/icon";

interface OptionsFieldProps {
  name: string;
  label: Message;
  /** Several can be chosen: checkboxes instead of radio buttons. */
  several?: boolean;
}

/** The choices that the provider gave for a field, all of them to see: radio buttons or checkboxes. One must be chosen. */
export function OptionsField({ name, label, several }: OptionsFieldProps) {
  const t = useT();
  const { values, errors, choices, first } = useField(name);
  const message = `${name}-error`;
  return (
    <fieldset className={`field field-wide${errors.length > 0 ? " field-invalid" : ""}`}>
      <legend>
        {t(label)}
        <span className="required" aria-hidden="true">
          {" *"}
        </span>
      </legend>
      <div className="choices">
        {choices?.choices.map((choice, at) => (
          <label key={choice.value}>
            <input
              {...(at === 0 && { id: name, autoFocus: first })}
              type={several ? "checkbox" : "radio"}
              name={name}
              value={choice.value}
              defaultChecked={values.includes(choice.value)}
              aria-describedby={errors.length > 0 ? message : undefined}
            />{" "}
            {choice.label}
          </label>
        ))}
      </div>
      {errors.length > 0 && (
        <p className="field-error" id={message}>
          <Icon name="warn" />
          {errors.join(" ")}
        </p>
      )}
    </fieldset>
  );
}
