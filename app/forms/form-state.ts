/** The field that tells one shown form from the next: the same one sent twice is done once. */
export const TOKEN = "form_token";

/** The name of the buttons that only change a form: it is answered with what fits what is typed by now, nothing is stored. */
export const UPDATE = "update";

/** The form's field that says by which choice of another field the shown choices are narrowed. */
export const shownField = (field: string) => `${field}-shown`;

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

/** What a form shows: its fields' values and messages by field name, in the order of the page. */
export interface FormState {
  values: Record<string, string[]>;
  errors: Record<string, string[]>;
  /** What a declared form began with, where what is typed by now stands over it. */
  begun?: Record<string, string[]>;
  choices?: Record<string, ChoiceList>;
  token?: string;
  /** What the record held when its form was opened, as digests of its fields. */
  seen?: string;
}

/**
 * Whether a page, by its loader's data, has a form that a person may be filling in. Such a form is done once, so the data brings its
 * token, with the form's state or by itself.
 */
export function hasForm(data: unknown): boolean {
  const page = data as { token?: unknown; state?: { token?: unknown } } | null | undefined;
  return (page?.token ?? page?.state?.token) !== undefined;
}

/** The name of the buttons that show what a form would bring about: nothing is sent on. */
export const PREVIEW = "preview";

/** The name of the buttons that show how a rich text looks, their value its field: nothing is sent on. */
export const PREVIEW_TEXT = "preview-text";
