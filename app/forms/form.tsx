import { compareNames } from "~/language/compare";
import { Form, Link, useNavigation, useSubmit } from "@remix-run/react";
import { createContext, type FormEvent, type ReactNode, useContext } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { m as words } from "~/ui/messages";
import { m } from "./messages";
import { type Choice, type ChoiceList, type FormState, PREVIEW, PREVIEW_TEXT, TOKEN, UPDATE } from "./form-state";
import { Icon, type IconName } from "~/ui/icon";
import { DraftNotice } from "./draft-notice";
import { useIsFilledIn } from "./last-result";
import { type WayOn, WayOnNotice } from "~/ui/way-on";

export { PREVIEW, PREVIEW_TEXT, TOKEN, UPDATE, type Choice, type ChoiceList, type FormState };

/** The order in which choices are read: "Rack 2" stands before "Rack 10". */
export const byLabel = (a: Choice, b: Choice) => compareNames(a.label, b.label);

/** The choices of a field that offers all there are. */
export const wholeList = (choices: Choice[]): ChoiceList => ({ choices, more: false, search: "" });

const FormContext = createContext<FormState>({ values: {}, errors: {} });

/** The first field that has a message: it takes the focus. */
const firstBad = (state: FormState) => Object.keys(state.errors)[0];

/** The state of one field; `first` marks the first one with a message. */
export function useField(name: string) {
  const state = useContext(FormContext);
  return {
    values: state.values[name] ?? [],
    errors: state.errors[name] ?? [],
    choices: state.choices?.[name],
    first: firstBad(state) === name,
  };
}

interface FieldsFormProps {
  state: FormState;
  method?: "get" | "post";
  /** Where the form is sent, where not to the page's own address. */
  action?: string;
  /** The form carries a file. */
  multipart?: boolean;
  className?: string;
  /** Something in the form was changed. */
  onChange?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A form with its state, whose buttons are among its children. The server answers it; no field is checked here. */
export function FieldsForm({ state, method = "post", multipart, onChange, children, ...form }: FieldsFormProps) {
  const submit = useSubmit();
  const isFilledIn = useIsFilledIn();
  // A form is changed amid its filling in: the page stays where it is.
  const stay = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement) || button.name !== UPDATE) return;
    event.preventDefault();
    submit(button, { preventScrollReset: true, replace: true });
  };
  return (
    <FormContext.Provider value={state}>
      <Form
        method={method}
        noValidate
        data-returned={isFilledIn ? "" : undefined}
        encType={multipart ? "multipart/form-data" : undefined}
        onSubmit={stay}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget))}
        {...form}
      >
        {/* HTML has Enter press the first submit button of a form. The buttons that only change it stand beside their fields, before
            Submit, and Submit cannot stand first: the keyboard would come to it before the fields. */}
        {state.choices && <button className="sr-only" tabIndex={-1} aria-hidden="true" />}
        {state.token !== undefined && <input type="hidden" name={TOKEN} value={state.token} />}
        {children}
      </Form>
    </FormContext.Provider>
  );
}

interface PortalFormProps extends FieldsFormProps {
  /** Where Back leads. */
  back?: string;
  submit?: Message;
  /** Why it is of no use yet: told instead of the form, unless something was typed already. */
  stop?: WayOn | null;
}

/** A form with its sticky bar: Submit first, Back as a link. */
export function PortalForm({ back, submit = m.submit, stop, children, ...form }: PortalFormProps) {
  const t = useT();
  const isFilledIn = useIsFilledIn();
  if (stop && !isFilledIn) return <WayOnNotice {...stop} />;
  return (
    <>
      {stop && <WayOnNotice {...stop} />}
      <DraftNotice hasFile={form.multipart} />
      <FieldsForm {...form}>
        {children}
        <div className="action-bar">
          <SubmitButton label={submit} />{" "}
          {back && (
            <Link className="button" to={back}>
              {t(words.back)}
            </Link>
          )}{" "}
          <span className="dimmed needs-script">{t(m.shortcut)}</span>
        </div>
      </FieldsForm>
    </>
  );
}

interface SubmitButtonProps {
  label: Message;
  icon?: IconName;
  danger?: boolean;
  /** Says that it was this button, where a form has another one that sends it. */
  name?: string;
}

/** A submit button that shows a spinner and takes no second press while a form is on its way, unless that only changes the form. */
export function SubmitButton({ label, icon, danger, name }: SubmitButtonProps) {
  const t = useT();
  const { formMethod, formData } = useNavigation();
  const sending = formMethod === "POST" && !formData?.has(UPDATE);
  const look = danger ? "button button-primary button-danger" : "button button-primary";
  return (
    <button className={look} disabled={sending} {...(name && { name, value: "1" })}>
      {sending ? <span className="spinner" role="img" aria-label={t(m.sending)} /> : icon && <Icon name={icon} />}
      {t(label)}
    </button>
  );
}

/** A titled part of a form. */
export function FormSection({ title, note, children }: { title: Message; note?: Message; children: ReactNode }) {
  const t = useT();
  return (
    <div className="form-section">
      <header>
        <h2>{t(title)}</h2>
        {note && <p>{t(note)}</p>}
      </header>
      <div className="fields">{children}</div>
    </div>
  );
}

/** "Fields with * are required." */
export function RequiredNote() {
  const [before, after] = useT()(m.requiredNote).split("{star}");
  return (
    <p>
      {before}
      <span className="required">*</span>
      {after}
    </p>
  );
}
