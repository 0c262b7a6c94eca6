import { compareNames } from "~/language/compare";
import { Form, Link, useNavigation, useSubmit } from "@remix-run/react";
import {
  createContext,
  type FormEvent,
  type MouseEvent,
  type ProviderProps,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { TOKEN } from "~/session/form-token";
import { m as uiWords } from "~/ui/messages";
import { AccountMark } from "./account-mark";
import { m } from "./messages";
import { type Choice, type ChoiceList, CHOICES, DRAFT, type FormState, SEEN, UPDATE } from "./form-state";
import { Icon, type IconName } from "~/ui/icon";
import { DraftNotice } from "./draft-notice";
import { useIsFilledIn, useUpdateButton } from "./last-result";
import { type StepHint, StepHintNotice } from "~/ui/step-hint";

/** Sorts choices by label: "Rack 2" before "Rack 10". */
export const byLabel = (a: Choice, b: Choice) => compareNames(a.label, b.label);

/** A complete list of choices. */
export const wholeList = (choices: Choice[]): ChoiceList => ({ choices, more: false, search: "" });

/** A form's state and, if it has come back with other choices, the field that is to be filled in next, else their button. */
const FormContext = createContext<FormState & { next?: string }>({ values: {}, errors: {} });

/** The first field with a message: it receives the focus. */
const firstBad = (state: FormState) => Object.keys(state.errors)[0];

/** The first field that offers choices of which none is chosen. */
function firstUnchosen({ values, choices: lists = {} }: FormState): string | undefined {
  return Object.keys(values).find((name) => {
    const choices = lists[name]?.choices ?? [];
    return choices.length > 0 && !choices.some(({ value }) => values[name]?.includes(value));
  });
}

/** The state of a form in a page loaded with updated choices, as without script: it goes on at the next field. */
function ServerContext({ value, children }: ProviderProps<FormState>) {
  const { autoFocus: areUpdated } = useUpdateButton(CHOICES);
  const shown = areUpdated ? { ...value, next: firstUnchosen(value) ?? CHOICES } : value;
  return <FormContext.Provider value={shown}>{children}</FormContext.Provider>;
}

const StateContext = import.meta.env.SSR ? ServerContext : FormContext.Provider;

/** The state of one field; `first` marks the one that receives the focus. */
export function useField(name: string) {
  const state = useContext(FormContext);
  return {
    values: state.values[name] ?? [],
    errors: state.errors[name] ?? [],
    choices: state.choices?.[name],
    first: (firstBad(state) ?? state.next) === name,
  };
}

/** Marks a control whose message must be dealt with before its form is sent. */
export const blocksForm = { "data-blocks": "" };

interface FieldsFormProps {
  state: FormState;
  method?: "get" | "post";
  /** Where the form is sent, if not to the page's own address. */
  action?: string;
  /** The form carries a file. */
  multipart?: boolean;
  className?: string;
  /** Called when something in the form was changed. */
  onChange?: (form: HTMLFormElement) => void;
  children?: ReactNode;
}

/**
 * What is being sent, and where to; nothing if a form is only being changed, or once its answer is on the page, whose data
 * is still being loaded anew: what is then changed belongs to the answered form.
 */
export function useSending(): { formAction?: string; formData?: FormData } {
  const { state, location, ...sent } = useNavigation();
  const isAnswered = state === "loading" && !(location.state as { _isRedirect?: true } | null)?._isRedirect;
  return sent.formMethod === "POST" && !sent.formData?.has(UPDATE) && !isAnswered ? sent : {};
}

/** Takes back what was changed in a form that is being sent; a file cannot be given back. */
function keepAsSent(event: FormEvent<HTMLFormElement>, sent: FormData): void {
  const { name, type } = event.target as HTMLInputElement;
  if (!name || type === "file") return;
  event.stopPropagation();
  const values = sent.getAll(name) as string[];
  for (const field of event.currentTarget.elements as Iterable<HTMLInputElement>) {
    if (field.name !== name) continue;
    if (/radio|box/.test(type)) field.checked = values.includes(field.value);
    else field.value = values.shift() ?? field.value;
  }
}

/**
 * A form with its state; its buttons are among its children. The server validates it, nothing is checked here. While it
 * is being sent it is not changed: that would abandon the answer, and who has not seen it sends the form again; what is
 * typed then would be lost with a form that starts anew, and what is chosen would lack the choices that depend on it.
 */
export function FieldsForm({ state, method = "post", multipart, onChange, children, ...form }: FieldsFormProps) {
  const submit = useSubmit();
  const isFilledIn = useIsFilledIn();
  const { formAction, formData } = useSending();
  const isSent = ({ currentTarget: form }: FormEvent) => form.getAttribute("action") === formAction;
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (isSent(event)) return event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (button instanceof HTMLButtonElement && button.name === UPDATE) {
      event.preventDefault();
      // The form is still being filled in: keep the scroll position.
      submit(button, { preventScrollReset: true, replace: true });
      return;
    }
    const blocked = event.currentTarget.querySelector<HTMLElement>("[data-blocks]");
    if (!blocked) return;
    event.preventDefault();
    blocked.focus();
  };
  return (
    <StateContext value={state}>
      <Form
        method={method}
        noValidate
        data-returned={isFilledIn ? "" : undefined}
        encType={multipart ? "multipart/form-data" : undefined}
        onSubmit={send}
        onChangeCapture={(event) => isSent(event) && keepAsSent(event, formData as FormData)}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget))}
        {...form}
      >
        {/* Enter presses the first submit button of a form. Buttons that only change the form stand beside their fields, before
            Submit, and Submit cannot come first, because it would precede the fields in tab order: this hidden copy does. */}
        {state.choices && <button className="sr-only" tabIndex={-1} aria-hidden="true" onClick={pressShown} />}
        {method === "post" && <AccountMark />}
        {state.token && <input type="hidden" name={TOKEN} value={state.token} />}
        {state.seen && <input type="hidden" name={SEEN} value={state.values[SEEN]?.[0] ?? state.seen} />}
        {children}
      </Form>
    </StateContext>
  );
}

/** With script the hidden copy presses the button that is shown, which then says that the form is being sent. */
function pressShown(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>(".action-bar button")?.click();
}

interface PortalFormProps extends FieldsFormProps {
  /** The target of Back. */
  back?: string;
  submit?: Message;
  /** Why the form cannot be used yet: shown instead of it, unless something was typed already. */
  stop?: StepHint | null;
}

/** A form with its action bar: Submit first, Back as a link. */
export function PortalForm({ back, submit = m.submit, stop, children, ...form }: PortalFormProps) {
  const t = useT();
  const isFilledIn = useIsFilledIn();
  const backLink = back && (
    <Link className="button" to={back}>
      {t(uiWords.back)}
    </Link>
  );
  if (stop && !isFilledIn)
    return (
      <>
        <StepHintNotice {...stop} />
        {backLink}
      </>
    );
  return (
    <>
      {stop && <StepHintNotice {...stop} />}
      <DraftNotice hasFile={form.multipart} />
      <FieldsForm {...form}>
        {children}
        <div className="action-bar">
          <SubmitButton label={submit} /> {backLink} <SaveDraft />{" "}
          <span className="dimmed needs-script">{t(m.shortcut)}</span>
        </div>
      </FieldsForm>
    </>
  );
}

const draftWords = {
  save: { en: "Save draft", id: "Simpan draf" },
  hint: {
    en: "Save a draft before you change the language or leave the page.",
    id: "Simpan draf sebelum mengganti bahasa atau meninggalkan halaman.",
  },
} as const;

function ServerSaveDraft() {
  const t = useT();
  const { token, values } = useContext(FormContext);
  const isKept = token !== undefined && Object.keys(values).some((name) => !/password/i.test(name));
  return (
    <span className="save-draft without-script">
      {isKept && (
        <>
          <button className="button" name={UPDATE} value={DRAFT}>
            {t(draftWords.save)}
          </button>{" "}
          <span className="dimmed">{t(draftWords.hint)}</span>
        </>
      )}
    </span>
  );
}

/**
 * Saves what is typed as a draft, for the time in which the page is left or its language is changed; nothing in forms
 * whose values no draft keeps. With script that happens by itself: scripts leave it as it was sent, hidden, and do not
 * carry its words. Empty HTML is what makes React leave what the server sent; nothing is ever inserted.
 */
export const SaveDraft = import.meta.env.SSR
  ? ServerSaveDraft
  : () => <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;

interface SubmitButtonProps {
  label: Message | string;
  icon?: IconName;
  className?: string;
  /** Identify this button, if the form has several that submit it. */
  name?: string;
  value?: string;
}

/**
 * A submit button that does nothing while a form is being sent, unless the form is only being changed, and shows a spinner
 * if it was the one pressed. Being `disabled` would cost it the focus.
 */
export function SubmitButton({ label, icon, className = "button button-primary", ...named }: SubmitButtonProps) {
  const t = useT();
  const { formData } = useSending();
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (formData) return () => setPressed(false);
  }, [formData]);
  const press = (event: MouseEvent) => {
    if (formData) event.preventDefault();
    else setPressed(true);
  };
  return (
    <button className={className} aria-disabled={formData && true} onClick={press} {...named}>
      {formData && isPressed ? (
        <span className="spinner" role="img" aria-label={t(m.sending)} />
      ) : (
        icon && <Icon name={icon} />
      )}
      {typeof label === "string" ? label : t(label)}
    </button>
  );
}

/** A titled section of a form. */
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
