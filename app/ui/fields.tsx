import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { HTMLInputAutoCompleteAttribute } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { ChoiceSearch } from "./choice-search";
import { useField } from "./form";
import { m } from "./form-messages";
import { Icon } from "./icon";

/** What every field says of itself. `wide` takes both columns of the form. */
interface FieldProps {
  name: string;
  label: Message;
  hint?: Message;
  required?: boolean;
  wide?: boolean;
}

/** A fixed choice, in both languages. */
export interface FixedChoice {
  value: string;
  label: Message;
}

/** The props by which Mantine ties label, hint, message and control together. */
function useControl({ name, label, hint, required, wide }: FieldProps) {
  const t = useT();
  const { values, errors, first } = useField(name);
  return {
    id: name,
    name,
    label: t(label),
    description: hint && t(hint),
    withAsterisk: required,
    className: wide ? "field-wide" : undefined,
    defaultValue: values[0] ?? "",
    error: errors.length > 0 && <FieldMessage errors={errors} />,
    autoFocus: first,
  };
}

function FieldMessage({ errors }: { errors: string[] }) {
  return (
    <>
      <Icon name="warn" />
      {errors.join(" ")}
    </>
  );
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "tel" | "password";
  inputMode?: "numeric" | "decimal" | "tel";
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function TextField({ type, inputMode, autoComplete = "off", ...field }: TextFieldProps) {
  return <TextInput {...useControl(field)} type={type} inputMode={inputMode} autoComplete={autoComplete} />;
}

/** A number is typed as text: what is wrong with it is told by the server, nothing typed is lost. */
export function NumberField({ unit, ...field }: FieldProps & { unit?: string }) {
  return <TextInput {...useControl(field)} inputMode="decimal" autoComplete="off" rightSection={unit} />;
}

/** The browser's own date input; the value is YYYY-MM-DD. */
export function DateField(field: FieldProps) {
  return <TextInput {...useControl(field)} type="date" />;
}

export function TextareaField({ rows = 2, ...field }: FieldProps & { rows?: number }) {
  return <Textarea {...useControl(field)} rows={rows} />;
}

/** A choice from the form's state, or from fixed ones. `empty` is the words of choosing none. */
export function SelectField({
  empty,
  fixed,
  ...field
}: FieldProps & { empty: Message; fixed?: readonly FixedChoice[] }) {
  const t = useT();
  const { choices } = useField(field.name);
  const options = fixed?.map(({ value, label }) => ({ value, label: t(label) })) ?? choices?.choices ?? [];
  return (
    <div className="field-group">
      <NativeSelect {...useControl(field)} rightSection={<></>}>
        <option value="">{t(empty)}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {choices && <ChoiceSearch name={field.name} label={t(field.label)} list={choices} />}
    </div>
  );
}

/** A few fixed choices as radio buttons. */
export function ChoicesField({ choices, ...field }: FieldProps & { choices: readonly FixedChoice[] }) {
  const t = useT();
  const { id, name, label, description, error, defaultValue, withAsterisk, autoFocus } = useControl(field);
  return (
    <fieldset
      className={`field field-wide${error ? " field-invalid" : ""}`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <legend>
        {label}
        {withAsterisk && <RequiredMark />}
      </legend>
      {description && (
        <p className="hint" id={`${id}-description`}>
          {description}
        </p>
      )}
      <div className="choices">
        {choices.map((choice, at) => (
          <label key={choice.value}>
            <input
              {...(at === 0 && { id, autoFocus })}
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              aria-describedby={error ? `${id}-error` : undefined}
            />{" "}
            {t(choice.label)}
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** An image to upload; its value is the path below /media/ of the one that is kept. */
export function ImageField(field: FieldProps) {
  const t = useT();
  const { defaultValue: path, ...control } = useControl(field);
  return (
    <div className="field-group">
      <TextInput {...control} type="file" accept="image/png,image/jpeg" />
      {path && <img className="current-image" src={`/media/${path}`} alt={t(m.currentImage)} />}
    </div>
  );
}

function RequiredMark() {
  return (
    <span className="required" aria-hidden="true">
      {" *"}
    </span>
  );
}
