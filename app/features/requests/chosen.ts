/** What is chosen in a form, by field name. */
export type Chosen = Readonly<Record<string, string | undefined>>;
