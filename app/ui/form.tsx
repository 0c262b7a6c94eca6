import { Form, Link, useNavigation } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { m } from "./form-messages";
import { Icon, type IconName } from "./icon";

export interface Choice {
  value: string;
  label: string;
}

/** The choices of one field as the provider gave them; `more` says that it has others, which `search` finds. */
export interface ChoiceList {
  choices: Choice[];
  more: boolean;
  search: string;
}

/** The field that tells one shown form from the next: the same one sent twice is done once. */
export const TOKEN = "form_token";

/** What a form shows: its fields' values and messages by field name, in the order of the page. */
export interface FormState {
  values: Record<string, string[]>;
  errors: Record<string, string[]>;
  choices?: Record<string, ChoiceList>;
  token?: string;
}

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

interface PortalFormProps {
  state: FormState;
  /** Where Back leads. */
  back?: string;
  submit?: Message;
  /** The form carries a file. */
  multipart?: boolean;
  children: ReactNode;
}

/** A posted form with its sticky bar: Submit first, Back as a link. The server answers it; no field is checked here. */
export function PortalForm({ state, back, submit = m.submit, multipart, children }: PortalFormProps) {
  const t = useT();
  const first = firstBad(state);
  useEffect(() => {
    if (first) document.getElementById(first)?.focus();
  }, [state.errors, first]);
  const searched = Object.values(state.choices ?? {}).some((list) => list.more || list.search);
  return (
    <FormContext.Provider value={state}>
      <Form method="post" noValidate encType={multipart ? "multipart/form-data" : undefined}>
        {/* Enter presses the first submit button of a form: it must not be "Update choices". */}
        {searched && <button className="sr-only" tabIndex={-1} aria-hidden="true" />}
        {state.token && <input type="hidden" name={TOKEN} value={state.token} />}
        {children}
        <div className="action-bar">
          <SubmitButton label={submit} />
          {back && (
            <Link className="button" to={back}>
              {t(m.back)}
            </Link>
          )}
          <span className="dimmed needs-script">{t(m.shortcut)}</span>
        </div>
      </Form>
    </FormContext.Provider>
  );
}

/** A submit button that shows a spinner and takes no second press while a form is on its way. */
export function SubmitButton({ label, icon, danger }: { label: Message; icon?: IconName; danger?: boolean }) {
  const t = useT();
  const sending = useNavigation().formMethod === "POST";
  return (
    <button className={danger ? "button button-primary button-danger" : "button button-primary"} disabled={sending}>
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
