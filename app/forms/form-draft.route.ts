import type { ActionFunctionArgs } from "@remix-run/node";
import { postedForm } from "~/session/form-data.server";
import { anyone, redirectToStart } from "~/session/guards.server";
import { ownPath } from "~/session/start-page";

export const loader = redirectToStart;

/**
 * Saves what is typed into the form at the path `of` as a draft, for the person who is or was just signed in; without
 * anything typed the draft is discarded. Redirects to the form. Sets no cookie: the next page must be the one to say that
 * the session is over.
 */
export async function action(args: ActionFunctionArgs) {
  const context = await anyone(args);
  const path = ownPath(context.url.searchParams.get("of")) ?? "/";
  // Nothing is kept for guests, so what they send is not waited for.
  const form = context.account === null ? new FormData() : await postedForm(args.request);
  context.saveTyped(path, form);
  await context.settle();
  return new Response(null, { status: 303, headers: { Location: path } });
}
