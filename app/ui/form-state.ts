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
  choices?: Record<string, ChoiceList>;
  token?: string;
}
