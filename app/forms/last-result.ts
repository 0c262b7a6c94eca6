import {
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { useState } from "react";
import { TOKEN } from "~/session/form-token";
import { type FormState, UPDATE } from "./form-state";
import type { Problem } from "./problem-summary";

/**
 * An action's answer when its form stays on the page: the page for the current values, and the fields whose values
 * cannot be sent back.
 */
export interface Updated {
  /** Fields with a chosen file or a typed password. */
  lost: string[];
  /** The page's data, if the form changes with what is typed. */
  page?: unknown;
  /** The value of the button that only changed the form. */
  pressed?: string;
}

/** A returned form: what was typed, messages by field, and messages about the whole form. */
export interface SubmissionResult extends Partial<Updated> {
  /** Empty if the form could not be read. */
  values: Record<string, string[]>;
  errors: Record<string, string[]>;
  problems: Problem[];
  /** The heading of the problems, if counting the fields would not say enough. */
  title?: string;
  /** Previews of rich texts as clean HTML, by field. */
  previews?: Record<string, string>;
  /** Restored from a draft: the page was left, the session ended, or the provider gave no answer. */
  isDraft?: true;
}

/** The page's data from the last action that brought it, else from the loader. */
export function useFormPage<Loader>() {
  const loaded = useLoaderData<Loader>();
  const page = useActionData<{ page?: typeof loaded }>()?.page;
  const [last, setLast] = useState({ loaded, page });
  if (last.loaded !== loaded || (page && last.page !== page)) setLast({ loaded, page });
  return page ?? last.page ?? loaded;
}

/** The page's form as returned by the server, or restored from a draft; undefined if it is neither. */
export function useLastResult(): SubmissionResult | undefined {
  const answered = useActionData<Partial<SubmissionResult>>();
  const { key } = useLocation();
  const draft = useRouteLoaderData<{ draft: SubmissionResult["values"] | null }>("root")?.draft;
  // Reloading the page's data changes no field: the draft may have expired, or another tab may have saved one.
  const [opened, setOpened] = useState({ key, draft });
  if (opened.key !== key) setOpened({ key, draft });
  if (answered) return answered.values && (answered as SubmissionResult);
  return opened.draft ? { values: opened.draft, errors: noErrors, problems: [], isDraft: true } : undefined;
}

const noErrors = {};

/**
 * Whether the form holds typed values even if nothing in it has changed since it was loaded: it was returned, or only
 * changed.
 */
export function useIsFilledIn(): boolean {
  const { page } = useActionData<Partial<Updated>>() ?? {};
  return useLastResult() !== undefined || page !== undefined;
}

/** Whether a file or password of this field was sent and could not be sent back. */
export const useIsLost = (name: string): boolean => useActionData<Partial<Updated>>()?.lost?.includes(name) ?? false;

/**
 * The props of a button that only changes the form. Without script its press loads the page anew, which goes on where it
 * was: the button has the focus.
 */
export function useUpdateButton(value: string) {
  const { pressed } = useActionData<Partial<Updated>>() ?? {};
  return { name: UPDATE, value, autoFocus: pressed === value };
}

/** For the frame around pages: an answer that includes the page makes reloading the loaders unnecessary. */
export const frameShouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  actionStatus = 200,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && actionStatus < 400 && !formData?.has(UPDATE);

/**
 * For pages with a form: nor does it change with the frame's own forms, which set its look and what its bells have read.
 * Loaded anew, the page would not have the choices for what is chosen so far.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  frameShouldRevalidate(change) && !/\/(theme|notification)/.test(change.formAction as string);

/**
 * The page's form, with the props of its problem summary. Posted values replace the loader's entirely, so an emptied
 * field stays empty. Files are not sent back, nor is a form that could not be read. Problems are sorted in the order of
 * the loader's values, which is that of the page: unchosen radio buttons are not posted, so the answer does not know
 * their place.
 */
export function useFormWithResult(loaded: FormState, files: readonly string[] = []) {
  const returned = useLastResult();
  if (!returned) return { state: loaded, problems: [] };
  const { errors, problems, title } = returned;
  const wasRead = Object.keys(returned.values).length > 0;
  const currentFiles = Object.fromEntries(files.map((name) => [name, loaded.values[name] ?? []]));
  const values = wasRead ? { ...currentFiles, ...returned.values } : loaded.values;
  const order = Object.keys(loaded.values);
  const place = (field = "") => (order.includes(field) ? order.indexOf(field) : order.length);
  return {
    state: {
      ...loaded,
      // It is still the form that was sent or saved: its draft goes with it.
      token: values[TOKEN]?.[0] ?? loaded.token,
      values,
      errors: Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b))),
    },
    problems: [...problems].sort((a, b) => place(a.field) - place(b.field)),
    title,
  };
}
