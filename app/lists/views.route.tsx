import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { postedForm } from "~/session/form-data.server";
import type { RequestContext } from "~/session/context.server";
import { requireUser } from "~/session/guards.server";
import { ownPath } from "~/session/start-page";
import { removeView, savedViews, saveView, viewQuery } from "./list-settings.server";
import { VIEW_NAME_LENGTH } from "./list";
import { m } from "./messages";

const name = z.string().trim().min(1).max(VIEW_NAME_LENGTH);

export { NoPage as default } from "~/ui/no-page";

/** The list whose views they are: the address `to`. */
const listOf = ({ url }: RequestContext) => new URL(ownPath(url.searchParams.get("to")) ?? "/", url);

/** Only forms post to this address; whoever opens it, as after a login, is redirected to the list. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireUser(args);
  const { pathname, search } = listOf(context);
  return context.redirect(pathname + search);
}

/** Saves the list's current state under a name, or removes a saved one; then returns to the list. */
export async function action(args: ActionFunctionArgs) {
  const context = await requireUser(args, { withoutDraft: true });
  const form = await postedForm(args.request);
  const list = listOf(context);
  const removed = form.get("remove");
  if (removed !== null) {
    removeView(context, list.pathname, String(removed));
    return context.redirect(list.pathname, { toast: { message: context.t(m.viewRemoved), tone: "success" } });
  }
  const back = list.pathname + list.search;
  const refuse = (message: string) => context.redirect(back, { toast: { message, tone: "error" } });
  const given = name.safeParse(form.get("name"));
  if (!given.success) return refuse(context.t(m.viewName, { most: VIEW_NAME_LENGTH }));
  const replaces = savedViews(context, list.pathname).some((view) => view.name === given.data);
  const saved = saveView(context, list.pathname, { name: given.data, query: viewQuery(list.search) });
  if (!saved) return refuse(context.t(m.noRoom));
  return context.redirect(back, {
    toast: { message: context.t(replaces ? m.viewReplaced : m.viewSaved), tone: "success" },
  });
}
