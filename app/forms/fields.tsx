import { type HTMLInputAutoCompleteAttribute, useEffect, useRef, useState } from "react";
import { useT } from "~/language/context";
import type { Message, Translate } from "~/language/language";
import { LIMITS } from "~/limits";
import { ChoiceSearch } from "./choice-search";
import { FieldFrame } from "./field-frame";
import { AtLeastOneMark, FieldError, RequiredMark } from "./field-parts";
import { blocksForm, useField } from "./form";
import type { Choice, ChoiceList } from "./form-state";
import { m } from "./messages";
import { useIsLost } from "./last-result";
import { UpdateChoices } from "./update-choices";

const IMAGES = ["image/png", "image/jpeg"];

/** The props of every field. `wide` spans both columns of the form. */
export interface FieldProps {
  name: string;
  label: Message;
  hint?: Message;
  required?: boolean;
  /** Required without a star, because all fields of the form are required. */
  starless?: true;
  wide?: boolean;
  /** Has the focus when the page opens, as the first field with a problem has. */
  focused?: boolean;
}

/** A fixed choice, in both languages. */
export interface FixedChoice {
  value: string;
  label: Message;
}

/**
 * The state of a field, with the props of its frame and control. `required` would make browsers mark an empty field as invalid before
 * anything is submitted, and show messages of their own; `aria-required` only informs.
 */
export function useParts({ name, label, hint, required, starless, wide, focused }: FieldProps) {
  const t = useT();
  const { values, errors, choices, first } = useField(name);
  const autoFocus = first || focused;
  return {
    frame: { id: name, label: t(label), hint: hint && t(hint), star: required && !starless, errors, wide },
    control: { id: name, name, "aria-required": required || undefined, autoFocus, className: "input" },
    value: values[0] ?? "",
    values,
    choices,
  };
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "tel" | "password";
  inputMode?: "numeric" | "decimal" | "tel";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** In characters, if the form's rule has its own maximum length. */
  maxLength?: number;
}

/** A text input. Passwords are not sent back: after a full page load the field asks for the password again. */
export function TextField({ autoComplete = "off", maxLength = LIMITS.line, ...props }: TextFieldProps) {
  const { type, inputMode, ...field } = props;
  const own = { type, inputMode, autoComplete, maxLength };
  const t = useT();
  // A form submitted by script stays on the page with its password.
  const [isLost] = useState(useIsLost(field.name));
  const { frame, control, value } = useParts(field);
  const hint = isLost ? [frame.hint, t(m.typeAgain)].filter(Boolean).join(" ") : frame.hint;
  return (
    <FieldFrame {...frame} hint={hint}>
      {(described) => <input {...control} {...own} {...described} defaultValue={value} />}
    </FieldFrame>
  );
}

/** A number is typed as text: the server reports what is wrong with it, and nothing typed is lost. */
export function NumberField({ unit: unitOrWord, ...field }: FieldProps & { unit?: string | Message }) {
  const t = useT();
  const unit = typeof unitOrWord === "object" ? t(unitOrWord) : unitOrWord;
  const {
    frame: { hint, ...frame },
    control,
    value,
  } = useParts(field);
  // Screen readers get the unit with the hint, or alone if there is none.
  const unitText = unit && <span className="sr-only"> {t(m.unit, { unit })}</span>;
  return (
    <FieldFrame
      {...frame}
      unit={unit ?? ""}
      isHintUnseen={!hint}
      hint={
        (hint || unitText) && (
          <>
            {hint}
            {unitText}
          </>
        )
      }
    >
      {(described) => (
        <input
          {...control}
          {...described}
          inputMode="decimal"
          autoComplete="off"
          maxLength={LIMITS.line}
          defaultValue={value}
        />
      )}
    </FieldFrame>
  );
}

export function TextareaField({ rows = 2, ...field }: FieldProps & { rows?: number }) {
  const { frame, control, value } = useParts(field);
  return (
    <FieldFrame {...frame}>
      {(described) => <textarea {...control} {...described} rows={rows} maxLength={LIMITS.text} defaultValue={value} />}
    </FieldFrame>
  );
}

/** A field's fixed choices in the page's language, else those of the form's state. */
const optionsOf = (
  given: readonly FixedChoice[] | undefined,
  choices: ChoiceList | undefined,
  t: Translate,
): Choice[] => given?.map(({ value, label }) => ({ value, label: t(label) })) ?? choices?.choices ?? [];

interface SelectFieldProps extends FieldProps {
  /** The label of the empty choice. */
  empty: Message;
  options?: readonly FixedChoice[];
  /** The choices of other fields depend on this one. */
  updatesChoices?: true;
}

/** A select with choices from the form's state, or fixed ones. */
export function SelectField({ empty, options: given, updatesChoices, ...field }: SelectFieldProps) {
  const t = useT();
  const { frame, control, value, choices } = useParts(field);
  return (
    <div className="field-group">
      <FieldFrame {...frame}>
        {(described) => (
          <select {...control} {...described} defaultValue={value}>
            <option value="">{t(empty)}</option>
            {optionsOf(given, choices, t).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {choices && <ChoiceSearch name={field.name} label={t(field.label)} list={choices} />}
      {updatesChoices && <UpdateChoices after={[field.name]} />}
    </div>
  );
}

interface ChoicesFieldProps extends FieldProps {
  options?: readonly FixedChoice[];
  /** Several may be chosen. */
  several?: true;
}

/**
 * A few choices, from the form's state or fixed ones, all visible: radio buttons, or check boxes if several may be
 * chosen.
 */
export function ChoicesField({ options: given, several, ...field }: ChoicesFieldProps) {
  const t = useT();
  const { frame, control, values, choices } = useParts(field);
  const { id, label, hint, star, errors } = frame;
  const Mark = several ? AtLeastOneMark : RequiredMark;
  const isWrong = errors.length > 0;
  const state = { "aria-required": control["aria-required"], "aria-invalid": isWrong || undefined };
  return (
    <fieldset
      className={`field field-wide${isWrong ? " field-invalid" : ""}`}
      {...(!several && { role: "radiogroup", ...state })}
      aria-describedby={hint ? `${id}-description` : undefined}
    >
      <legend>
        {label}
        {star && <Mark />}
      </legend>
      {hint && (
        <p className="hint" id={`${id}-description`}>
          {hint}
        </p>
      )}
      <div className="choices">
        {optionsOf(given, choices, t).map((choice, at) => (
          <label key={choice.value}>
            <input
              {...(at === 0 && { id, autoFocus: control.autoFocus })}
              type={several ? "checkbox" : "radio"}
              name={control.name}
              value={choice.value}
              defaultChecked={values.includes(choice.value)}
              aria-describedby={isWrong ? `${id}-error` : undefined}
            />{" "}
            {choice.label}{" "}
          </label>
        ))}
      </div>
      <FieldError of={id} errors={errors} />
    </fieldset>
  );
}

interface FileFieldProps extends FieldProps {
  accept: string;
  /** Called, with script, with the chosen file; undefined if it was rejected or removed. */
  onFile?: (file: File | undefined) => void;
}

/**
 * A file upload. `accept` only filters what the browser offers; the server checks the content. With script, a file that
 * is too large is rejected at once; the form is not sent before another one is chosen, or none is wanted.
 */
export function FileField({ accept, onFile, ...field }: FileFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  // A form submitted by script is still on the page with its file; after a full page load the file is gone.
  const [isLost, setLost] = useState(useIsLost(field.name));
  const { frame, control } = useParts(field);
  const check = () => {
    const [file] = input.current?.files ?? [];
    const isRefused = file !== undefined && file.size > LIMITS.file;
    if (isRefused && input.current) input.current.value = "";
    setTooLarge(isRefused);
    if (file) setLost(false);
  };
  // A file may have been chosen before the script started.
  useEffect(check, []);
  const withoutFile = (
    <>
      {frame.hint}{" "}
      <button type="button" className="button" onClick={() => setTooLarge(false)}>
        {t(m.withoutFile)}
      </button>
    </>
  );
  return (
    <FieldFrame
      {...frame}
      {...(isLost && { hint: t(m.chooseAgain) })}
      {...(isTooLarge && { errors: [t(m.tooLarge)], isAlert: true, hint: withoutFile })}
    >
      {(described) => (
        <input
          {...control}
          {...described}
          {...(isTooLarge && blocksForm)}
          ref={input}
          type="file"
          accept={accept}
          onChange={() => {
            check();
            onFile?.(input.current?.files?.[0]);
          }}
        />
      )}
    </FieldFrame>
  );
}

/**
 * An image upload; its value is the path, below /media/, of the current image. With script the chosen image is
 * previewed.
 */
export function ImageField(field: FieldProps) {
  const t = useT();
  const { values } = useField(field.name);
  const [path] = values;
  const [chosen, setChosen] = useState<string>();
  const show = (file: File | undefined) => {
    setChosen(undefined);
    if (!file || !IMAGES.includes(file.type)) return;
    const reader = new FileReader();
    reader.onload = () => setChosen(String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <div className="field-group">
      <FileField {...field} accept={IMAGES.join(",")} onFile={show} />
      {chosen ? (
        <img className="current-image" src={chosen} alt={t(m.chosenImage)} />
      ) : (
        path && <img className="current-image" src={`/media/${path}`} alt={t(m.currentImage)} />
      )}
    </div>
  );
}
