/**
 * The name of buttons that only change the form: the answer is the form updated for its current values, and nothing is
 * stored.
 */
export const UPDATE = "update";

/** The value of the one that updates the choices which depend on others. */
export const CHOICES = "choices";

/** The value of the one that saves what is typed as a draft. */
export const DRAFT = "draft";

/** The hidden field with digests of the record as it was when its form was opened. */
export const SEEN = "seen";

/** The form field that holds the value of another field by which the shown choices were narrowed. */
export const shownField = (field: string) => `${field}-shown`;

export interface Choice {
  value: string;
  label: string;
}

/** The choices of one field as the provider gave them; `more` says that there are others, which `search` finds. */
export interface ChoiceList {
  choices: Choice[];
  more: boolean;
  search: string;
}

/** What a form shows: values and messages by field name, in page order. */
export interface FormState {
  values: Record<string, string[]>;
  errors: Record<string, string[]>;
  /** The initial values of a declared form, where typed values override them. */
  begun?: Record<string, string[]>;
  choices?: Record<string, ChoiceList>;
  token?: string;
  /** Digests of the record's fields at the time the form was opened. */
  seen?: string;
}

/**
 * Whether a page's loader data contains a form that a person may be filling in. Such a form is submitted once, so the
 * data has its token, in the form's state or on its own.
 */
export function hasForm(data: unknown): boolean {
  const page = data as { token?: unknown; state?: { token?: unknown } } | null | undefined;
  return (page?.token ?? page?.state?.token) !== undefined;
}

/** The name of buttons that preview the form's effect: nothing is sent on. */
export const PREVIEW = "preview";

/** The name of buttons that preview a rich text, with its field as value: nothing is sent on. */
export const PREVIEW_TEXT = "preview-text";
