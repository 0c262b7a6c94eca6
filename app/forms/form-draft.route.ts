import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { DISCARD } from "./draft-notice";
import { postedForm, typedValues } from "~/session/form-data.server";
import { anyone } from "~/session/guards.server";
import { ownPath } from "~/session/start-page";

/** The address is for forms only: who opens it is led on. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await anyone(args);
  return context.redirect("/");
}

/**
 * Keeps what is typed into the form at the path `of`, for the person who is signed in or was until now, or throws away what was kept.
 * Leads to the form. Carries no cookie: that the session is over is for the next page to say.
 */
export async function action(args: ActionFunctionArgs) {
  const context = await anyone(args);
  const path = ownPath(context.url.searchParams.get("of")) ?? "/";
  const form = await postedForm(args.request);
  context.saveDraft(path, form.has(DISCARD) ? {} : typedValues(form));
  await context.settle();
  return new Response(null, { status: 303, headers: { Location: path } });
}
