import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { m as crudWords } from "~/crud/messages";
import { sanitizeHtml } from "~/forms/sanitize.server";
import { id } from "~/provider/rows.server";
import { errorPage } from "~/session/error-pages.server";
import { postedForm } from "~/session/form-data.server";
import { requireSide } from "~/session/guards.server";
import { rolePermission } from "~/session/permissions";
import { titled } from "~/ui/title";
import { UpdateEntries, updatePath } from "./entries";
import { useLiveBell, withLiveUpdates } from "./live";
import { m } from "./messages";
import { NotificationsPage } from "./notifications-page";
import { markAllRead, markRead } from "./reading.server";
import { readUpdates } from "./read-updates.server";
import { headOf, updateList } from "./rows.server";
import { UpdateDialog } from "./update-dialog";

const opened = z.object({ id });

export const meta = titled(m.systemUpdates);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireSide(args, rolePermission);
  const { role, url, t } = context;
  const { count, results } = await readUpdates(context, updateList);
  const asked = url.searchParams.get("update");
  const shown = results.find((update) => String(update.id) === asked);
  if (asked !== null && !shown)
    throw await context.redirect(updatePath(role), { toast: { message: t(crudWords.alreadyGone), tone: "error" } });
  return {
    now: Date.now(),
    role,
    updatesUnread: count,
    rows: results.map(headOf),
    shown: shown && { ...shown, message: sanitizeHtml(shown.message) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const reader = await requireSide(args, rolePermission);
  const form = Object.fromEntries(await postedForm(args.request));
  if ("all" in form) return markAllRead(reader, "notificationupdate", form);
  const { data } = opened.safeParse(form);
  if (!data) throw errorPage({ kind: "missing" }, 404);
  await markRead(reader, "notificationupdate", data.id);
  return reader.redirect(`${updatePath(reader.role)}?update=${data.id}`);
}

export default function UpdateList() {
  const sent = useLoaderData<typeof loader>();
  const { updates, updatesNewest, now, unread, updatesUnread } = useLiveBell(sent);
  const { role, rows, shown } = sent;
  const listed = withLiveUpdates(rows, updates);
  return (
    <NotificationsPage
      role={role}
      kind="updates"
      bell={{ unread, updatesUnread }}
      newest={updatesNewest}
      none={listed.length === 0 && m.noUpdates}
      entries={<UpdateEntries role={role} rows={listed} now={now} />}
    >
      {shown && <UpdateDialog key={shown.id} update={shown} closePath={updatePath(role)} />}
    </NotificationsPage>
  );
}
