/** The chosen values of a form, by field name. */
export type Chosen = Readonly<Record<string, string | undefined>>;
