import { z } from "zod";
import type { RouteArgs } from "~/session/context.server";
import { requireAdmin, requireTenant, type SignedIn } from "~/session/guards.server";
import { sideOf } from "~/session/start-page";
import { m } from "./messages";
import { quietly } from "./quietly.server";

type Family = "notification" | "notificationupdate";

/** How long the toast of "Mark all as read" stays, in milliseconds (spec 1 §9). */
const ALL_MARKED = 2000;

const told = z.object({ message: z.string().min(1) });

/** Admits whom the list pages are for: the people of the side that the URL belongs to. */
export function requireReader(args: RouteArgs): Promise<SignedIn> {
  const side = sideOf(new URL(args.request.url).pathname);
  return side === "admin" ? requireAdmin(args, "view_menu_admin") : requireTenant(args, "view_menu_tenant");
}

/** Marks an entry as read. Where that fails the way to what was opened goes on (spec 1 §8). */
export async function markRead({ provider }: SignedIn, family: Family, id: number): Promise<void> {
  await quietly(provider.send(`${family}/read/${id}`));
}

/** Marks all entries as read and goes back, with the provider's words as toast; without a toast where it fails. */
export async function markAllRead(
  { provider, user, t, redirect }: SignedIn,
  family: Family,
  back: string,
): Promise<Response> {
  const answer = await quietly(provider.send(`${family}/readall`, { user_id: user.id }).then((body) => ({ body })));
  if (!answer) return redirect(back);
  const message = told.safeParse(answer.body).data?.message ?? t(m.allMarked);
  return redirect(back, { toast: { message, shownFor: ALL_MARKED } });
}
