import { typedValues } from "~/session/form-data.server";
import type { SignedIn } from "~/session/guards.server";
import { UPDATE } from "./form-state";

/**
 * Reads what a page with a form shows for what is chosen in it: `params` are those of its address, over them what is typed by now. A
 * route tells it once, for its loader and for the action that answers a form which stays.
 */
export type ReadPage<Page> = (params: URLSearchParams) => Promise<Page>;

const answered = new WeakMap<SignedIn, Promise<unknown>>();

/**
 * The page for a loader: the one with which the action of this same request has answered, else as its address says, over it what
 * was kept of the form when it was not answered.
 */
export async function openPage<Page>(context: SignedIn, read: ReadPage<Page>): Promise<Page> {
  const page = answered.get(context);
  if (page) return page as Promise<Page>;
  const kept = await context.readDraft();
  return read(kept ? withTyped(context.url.searchParams, kept) : context.url.searchParams);
}

/** The page for an action whose form stays: with what is typed by now. */
export function answerPage<Page>(context: SignedIn, form: FormData, read: ReadPage<Page>): Promise<Page> {
  const page = read(withTyped(context.url.searchParams, typedValues(form)));
  answered.set(context, page);
  return page;
}

/** An address over which a form's values are laid. UPDATE says that it has brought all of its fields: one that is not there was emptied. */
export function withTyped(address: URLSearchParams, typed: Record<string, string[]>): URLSearchParams {
  const params = new URLSearchParams(address);
  for (const [name, values] of Object.entries({ [UPDATE]: [""], ...typed })) {
    params.delete(name);
    for (const value of values) params.append(name, value);
  }
  return params;
}
