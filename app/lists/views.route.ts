import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { postedForm } from "~/session/form-data.server";
import { requireUser } from "~/session/guards.server";
import { ownPath } from "~/session/start-page";
import { removeView, saveView, viewQuery } from "./list-settings.server";
import { VIEW_NAME_LENGTH } from "./list";
import { m } from "./messages";

const name = z.string().trim().min(1).max(VIEW_NAME_LENGTH);

/** Only forms post to this address; opening it redirects to the start page. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireUser(args);
  return context.redirect("/");
}

/** Saves the list's current state under a name, or removes a saved one; then returns to the list. */
export async function action(args: ActionFunctionArgs) {
  const context = await requireUser(args);
  const form = await postedForm(args.request);
  const list = new URL(ownPath(form.get("to")) ?? "/", context.url);
  const removed = form.get("remove");
  if (removed !== null) {
    removeView(context, list.pathname, String(removed));
    return context.redirect(list.pathname, { toast: { message: context.t(m.viewRemoved), tone: "success" } });
  }
  const back = list.pathname + list.search;
  const refuse = (message: string) => context.redirect(back, { toast: { message, tone: "error" } });
  const given = name.safeParse(form.get("name"));
  if (!given.success) return refuse(context.t(m.viewName, { most: VIEW_NAME_LENGTH }));
  const saved = saveView(context, list.pathname, { name: given.data, query: viewQuery(list.search) });
  if (!saved) return refuse(context.t(m.noRoom));
  return context.redirect(back, { toast: { message: context.t(m.viewSaved), tone: "success" } });
}
