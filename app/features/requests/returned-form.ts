import type { FormState } from "~/ui/form";
import { type Returned, useReturned } from "~/ui/returned";

/** What was chosen in a form, by field name. */
export type Chosen = Readonly<Record<string, string | undefined>>;

/** A form that came back, with the choices that there are by then. */
export type ReturnedWithChoices = Returned & { choices?: FormState["choices"] };

/** What the loader gave a form, and over it what came back of it; with what a summary of its problems takes. */
export function useReturnedForm(state: FormState) {
  const returned: ReturnedWithChoices | undefined = useReturned();
  if (!returned) return { state, problems: [] };
  const { values, errors, choices = state.choices, problems, title } = returned;
  return { state: { ...state, values: { ...state.values, ...values }, errors, choices }, problems, title };
}
