import type { ActionFunctionArgs } from "@remix-run/node";
import { anyone, redirectToStart } from "~/session/guards.server";
import { loginPage, sideOf } from "~/session/start-page";

/** A link or image on another page must not end a session: only the POST does. */
export const loader = redirectToStart;

export async function action(args: ActionFunctionArgs) {
  const context = await anyone(args);
  const cameFrom = URL.parse(args.request.headers.get("Referer") ?? "")?.pathname ?? "/";
  const role = context.role ?? sideOf(cameFrom);
  context.signOut();
  return context.redirect(loginPage(role));
}
