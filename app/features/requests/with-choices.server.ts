import { data } from "@remix-run/node";
import type { FormState } from "~/ui/form";
import type { Returned } from "~/ui/returned";

/** What was chosen in a form, by field name. */
export type Chosen = Readonly<Record<string, string | undefined>>;

/** The answer to a posted form; where it comes back, its choices are read anew, unless the provider gives no answer. */
export async function withChoices(
  answered: Response | ReturnType<typeof data<Returned>>,
  read: (chosen: Chosen) => Promise<FormState["choices"]>,
) {
  if (answered instanceof Response || answered.init?.status === 503) return answered;
  const chosen = Object.fromEntries(Object.entries(answered.data.values).map(([name, [value]]) => [name, value]));
  return data<Returned>({ ...answered.data, choices: await read(chosen) }, answered.init ?? undefined);
}
