import { typedValues } from "~/session/form-data.server";
import type { Typed } from "~/session/form-drafts.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { UPDATE } from "./form-state";

/**
 * Reads the data of a page with a form; `params` are those of its address, overridden by what is typed so far. A route
 * defines it once, for its loader and for the action that returns the form.
 */
export type ReadPage<Page> = (params: URLSearchParams) => Promise<Page>;

const answered = new WeakMap<SignedIn, Promise<unknown>>();
const returned = new WeakMap<SignedIn, Typed>();

/**
 * The page for a loader: as the action of this same request has answered it, else for its address, overridden by the
 * form that the action returns, or by a draft if there is one.
 */
export async function openPage<Page>(context: SignedIn, read: ReadPage<Page>): Promise<Page> {
  const page = answered.get(context);
  if (page) return page as Promise<Page>;
  const typed = returned.get(context) ?? (await context.readDraft());
  return read(typed ? withTyped(context.url.searchParams, typed) : context.url.searchParams);
}

/** Makes the loader of this same request, if it is called, read the page for the form that the action returns. */
export const returnTyped = (context: SignedIn, typed: Typed): void => void returned.set(context, typed);

/** The page for an action that returns the form: with what is typed so far. */
export function answerPage<Page>(context: SignedIn, form: FormData, read: ReadPage<Page>): Promise<Page> {
  const page = read(withTyped(context.url.searchParams, typedValues(form)));
  answered.set(context, page);
  return page;
}

/**
 * Keeps a page for the loader of this same request, which may not be answered any more: as it was before records were
 * changed one by one, for what has become of each.
 */
export const keepPage = (context: SignedIn, page: unknown): void => void answered.set(context, Promise.resolve(page));

/** The page that was kept in this same request. */
export const keptPage = <Page>(context: SignedIn): Promise<Page> | undefined =>
  answered.get(context) as Promise<Page> | undefined;

/**
 * The record that a form is about; null if it is gone but the form is shown with what was typed, returned or as a
 * draft.
 */
export async function recordOfForm<Row>(context: SignedIn, reading: Promise<Row>): Promise<Row | null> {
  const record = await nullIf(reading, "missing");
  return record !== null || context.posted || (await context.readDraft()) ? record : reading;
}

/**
 * An address overridden by a form's values. UPDATE marks that all of the form's fields are included: a missing one was
 * emptied.
 */
export function withTyped(address: URLSearchParams, typed: Typed): URLSearchParams {
  const params = new URLSearchParams(address);
  for (const [name, values] of Object.entries({ [UPDATE]: [""], ...typed })) {
    params.delete(name);
    for (const value of values) params.append(name, value);
  }
  return params;
}
