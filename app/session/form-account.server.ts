import { sentences } from "~/language/language";
import { isOfAnother, postedForm } from "./form-data.server";
import { m } from "./guard-messages";
import type { SignedIn } from "./guards.server";

/**
 * Refuses a posted form that was opened with another account: nothing is done, no draft is kept, and the page is shown
 * for the account that is signed in now, with the reason.
 */
export async function refuseFormOfAnother(context: SignedIn, form: FormData): Promise<void> {
  if (!isOfAnother(form, context.user.id)) return;
  context.posted = null;
  const message = context.t(sentences(m.otherAccount, m.nothingSaved), { name: context.user.name });
  throw await context.redirect(context.url.pathname + context.url.search, { toast: { message, tone: "error" } });
}

/** The form that a person posts, unless it was opened with another account; an unreadable one is empty. */
export async function readOwnForm(context: SignedIn, request: Request): Promise<FormData> {
  const form = await postedForm(request);
  await refuseFormOfAnother(context, form);
  return form;
}
