import { Form, Link, useNavigation, useSubmit } from "@remix-run/react";
import { createContext, type FormEvent, type ReactNode, useContext } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { m } from "./form-messages";
import type { Choice, ChoiceList, FormState } from "./form-state";
import { Icon, type IconName } from "./icon";
import { KeptNotice } from "./kept-notice";
import { useReturned } from "./returned";

export type { Choice, ChoiceList, FormState };

/** The order in which choices are read: "Rack 2" stands before "Rack 10". */
export const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label, "en", { numeric: true });

/** The choices of a field that offers all there are. */
export const wholeList = (choices: Choice[]): ChoiceList => ({ choices, more: false, search: "" });

/** The field that tells one shown form from the next: the same one sent twice is done once. */
export const TOKEN = "form_token";

/** The form's token on a button that submits it; the buttons that read its choices anew leave it out of the URL. */
export const tokenOf = ({ token }: FormState) => (token === undefined ? {} : { name: TOKEN, value: token });

/** The name of the buttons that read a form's choices anew: it says that the URL has all of the form's values. */
export const UPDATE = "update";

/** The name of the buttons that show how the rich text of a field, their value, will look: the form comes back unsent. */
export const PREVIEW = "preview";

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
  const returned = useReturned();
  // Choices are read anew amid the filling in: the page stays where it is.
  const stay = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (button?.getAttribute("formmethod") !== "get") return;
    event.preventDefault();
    submit(button as HTMLButtonElement, { preventScrollReset: true, replace: true });
  };
  return (
    <FormContext.Provider value={state}>
      <Form
        method={method}
        noValidate
        data-returned={returned && ""}
        encType={multipart ? "multipart/form-data" : undefined}
        onSubmit={stay}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget))}
        {...form}
      >
        {/* Enter presses the first submit button of a form: it must not be "Update choices". */}
        {state.choices && <button className="sr-only" tabIndex={-1} aria-hidden="true" {...tokenOf(state)} />}
        {children}
      </Form>
    </FormContext.Provider>
  );
}

interface PortalFormProps extends FieldsFormProps {
  /** Where Back leads. */
  back?: string;
  submit?: Message;
}

/** A form with its sticky bar: Submit first, Back as a link. */
export function PortalForm({ back, submit = m.submit, children, ...form }: PortalFormProps) {
  const t = useT();
  return (
    <>
      <KeptNotice hasFile={form.multipart} />
      <FieldsForm {...form}>
        {children}
        <div className="action-bar">
          <SubmitButton label={submit} />{" "}
          {back && (
            <Link className="button" to={back}>
              {t(m.back)}
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
  /** What it sends as the token, where the form's own is sent by another button. */
  token?: string;
}

/** A submit button that shows a spinner and takes no second press while a form is on its way. */
export function SubmitButton({ label, icon, danger, token }: SubmitButtonProps) {
  const t = useT();
  const state = useContext(FormContext);
  const sending = useNavigation().formMethod === "POST";
  const look = danger ? "button button-primary button-danger" : "button button-primary";
  return (
    <button className={look} disabled={sending} {...tokenOf(token === undefined ? state : { ...state, token })}>
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
