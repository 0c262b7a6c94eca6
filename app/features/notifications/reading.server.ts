import { z } from "zod";
import type { SignedIn } from "~/session/guards.server";
import { optional } from "~/session/optional.server";
import type { ToastData } from "~/ui/toast";
import { readNewest, readNewestUpdates } from "./bell.server";
import { live } from "./live.server";
import { m } from "./messages";

type Family = "notification" | "notificationupdate";

/** How long the toast of "Mark all as read" stays (spec 1 §9). */
const ALL_MARKED_MS = 2000;

const logged = z.object({ message: z.string().min(1) });

/** Marks an entry as read. If that fails, the person still gets to what they opened (spec 1 §8). */
export async function markRead({ provider, user }: SignedIn, family: Family, id: number): Promise<void> {
  const marked = await optional(
    `reading a ${family}`,
    provider.send(`${family}/read/${id}`).then(() => true),
  );
  if (marked) await live.read(user.id);
}

/**
 * Marks all entries as read and returns to the page, with the provider's message as toast; without a toast if it fails. A
 * form that names no page stays on its own.
 * The provider marks whatever there is: if something unread is newer than the page's newest entry, which only says so.
 */
export async function markAllRead(
  { provider, user, t, redirect, toasts }: SignedIn,
  family: Family,
  form: Readonly<Record<string, unknown>>,
): Promise<Response | null> {
  const goOn = (toast?: ToastData) => {
    if ("back" in form) return redirect(String(form.back), { toast });
    toasts.leave(toast);
    return null;
  };
  const newest = form.all ? Number(form.all) : Infinity;
  const read = family === "notification" ? readNewest : readNewestUpdates;
  const shown = newest < Infinity ? await read(provider, user) : null;
  if (shown?.rows.some((row) => !row.read && row.id > newest)) return goOn({ message: t(m.newSince), tone: "error" });
  const marking = provider.send(`${family}/readall`, { user_id: user.id }).then((body) => ({ body }));
  const answer = await optional(`reading every ${family}`, marking);
  if (!answer) return goOn();
  await live.read(user.id);
  const message = logged.safeParse(answer.body).data?.message ?? t(m.allMarked);
  return goOn({ message, shownFor: ALL_MARKED_MS });
}
