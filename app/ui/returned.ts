import { useActionData, useRouteLoaderData } from "@remix-run/react";
import type { FormState } from "./form-state";
import type { Problem } from "./problem-summary";

/** A form that came back: what was typed, messages by field, and the whole told above the form. */
export interface Returned {
  /** Empty where the form could not be read. */
  values: Record<string, string[]>;
  errors: Record<string, string[]>;
  /** Fields whose chosen file was sent and does not come back. */
  files?: string[];
  problems: Problem[];
  /** Heading of the problems where counting the fields does not tell it. */
  title?: string;
  /** The choices that there are by now, where they depend on what was typed. */
  choices?: FormState["choices"];
  /** How rich texts look, as clean HTML, by their fields, where a preview was asked for. */
  previews?: Record<string, string>;
  /** It was not answered: it was kept when the session ended or the provider gave no answer. */
  isKept?: true;
}

/** The page's form as it came back: with the server's answer, or after an interruption. Undefined where it did not. */
export function useReturned(): Returned | undefined {
  const answered = useActionData<Partial<Returned>>();
  const kept = useRouteLoaderData<{ kept: Returned["values"] | null }>("root")?.kept;
  if (answered) return answered.values && (answered as Returned);
  return kept ? { values: kept, errors: noErrors, problems: [], isKept: true } : undefined;
}

const noErrors = {};

/**
 * The page's form, with what a summary of its problems takes. All that was posted came back and stands in the place of what the loader
 * gave: what was emptied stays empty. Files do not come back, nor does a form that could not be read. Problems are told in the order of
 * the loader's values, which is that of the page: of a choice that was left open nothing is posted, so the answer cannot tell its place.
 */
export function useReturnedForm(loaded: FormState, files: readonly string[] = []) {
  const returned = useReturned();
  if (!returned) return { state: loaded, problems: [] };
  const { errors, choices = loaded.choices, problems, title } = returned;
  const wasRead = Object.keys(returned.values).length > 0;
  const kept = Object.fromEntries(files.map((name) => [name, loaded.values[name] ?? []]));
  const values = wasRead ? { ...kept, ...returned.values } : loaded.values;
  const order = Object.keys(loaded.values);
  const place = (field = "") => (order.includes(field) ? order.indexOf(field) : order.length);
  return {
    state: {
      ...loaded,
      values,
      errors: Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b))),
      choices,
    },
    problems: [...problems].sort((a, b) => place(a.field) - place(b.field)),
    title,
  };
}
