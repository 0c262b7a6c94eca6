import { type ShouldRevalidateFunction, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { type FormState, UPDATE } from "./form-state";
import type { Problem } from "./problem-summary";

/** What an action answers where its form stays: the page for what is typed by now, and what was sent but does not come back. */
export interface Updated {
  /** Fields with a chosen file or a typed password. */
  lost: string[];
  /** The page's data, where the form changes with what is typed. */
  page?: unknown;
}

/** A form that came back: what was typed, messages by field, and the whole told above the form. */
export interface SubmissionResult extends Partial<Updated> {
  /** Empty where the form could not be read. */
  values: Record<string, string[]>;
  errors: Record<string, string[]>;
  problems: Problem[];
  /** Heading of the problems where counting the fields does not tell it. */
  title?: string;
  /** How rich texts look, as clean HTML, by their fields, where a preview was asked for. */
  previews?: Record<string, string>;
  /** It was not answered: it was kept when the session ended or the provider gave no answer. */
  isDraft?: true;
}

/** The page's data as its action answered it last, else as it was loaded. */
export function useFormPage<Loader>() {
  const loaded = useLoaderData<Loader>();
  return useActionData<{ page?: typeof loaded }>()?.page ?? loaded;
}

/** The page's form as it came back: with the server's answer, or after an interruption. Undefined where it did not. */
export function useLastResult(): SubmissionResult | undefined {
  const answered = useActionData<Partial<SubmissionResult>>();
  const kept = useRouteLoaderData<{ kept: SubmissionResult["values"] | null }>("root")?.kept;
  if (answered) return answered.values && (answered as SubmissionResult);
  return kept ? { values: kept, errors: noErrors, problems: [], isDraft: true } : undefined;
}

const noErrors = {};

/** Whether the form holds what was typed although nothing in it has changed since: it came back, or was only changed. */
export function useIsFilledIn(): boolean {
  const { page } = useActionData<Partial<Updated>>() ?? {};
  return useLastResult() !== undefined || page !== undefined;
}

/** Whether a file or password of this field was sent and did not come back. */
export const useIsLost = (name: string): boolean => useActionData<Partial<Updated>>()?.lost?.includes(name) ?? false;

/** For pages with a form: an answer that brings the page with it leaves all that is loaded as it is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, actionStatus = 200, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && actionStatus < 400 && !formData?.has(UPDATE);

/**
 * The page's form, with what a summary of its problems takes. All that was posted came back and stands in the place of what the loader
 * gave: what was emptied stays empty. Files do not come back, nor does a form that could not be read. Problems are told in the order of
 * the loader's values, which is that of the page: of a choice that was left open nothing is posted, so the answer cannot tell its place.
 */
export function useFormWithResult(loaded: FormState, files: readonly string[] = []) {
  const returned = useLastResult();
  if (!returned) return { state: loaded, problems: [] };
  const { errors, problems, title } = returned;
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
    },
    problems: [...problems].sort((a, b) => place(a.field) - place(b.field)),
    title,
  };
}
