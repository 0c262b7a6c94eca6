import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { reference, id, text } from "~/provider/rows.server";
import { errorPage } from "~/session/error-pages.server";
import { postedForm } from "~/session/form-data.server";
import { m as guardWords } from "~/session/guard-messages";
import { requireSide } from "~/session/guards.server";
import { allowed, rolePermission } from "~/session/permissions";
import { redirectToLast } from "~/lists/last-page.server";
import { readListQuery } from "~/lists/list-query";
import { ListFoot } from "~/lists/pager";
import { titled } from "~/ui/title";
import { NotificationEntries, notificationPath } from "./entries";
import { useLiveBell, withLiveUpdates } from "./live";
import { m } from "./messages";
import { NotificationsPage } from "./notifications-page";
import { markAllRead, markRead } from "./reading.server";
import { requestPath } from "~/inventory/requests/kinds";
import { stateStyle } from "~/inventory/requests/status";
import { StyledStatusBadge } from "~/ui/status";
import { readStates } from "./read-states.server";
import { type Notification, notificationList } from "./rows.server";

const opened = z.object({ id, request: reference, kind: text });

/** The delay between opening a notification and leaving for its request (spec 1 §9). */
const OPENING_MS = 300;

export const meta = titled(m.notifications);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireSide(args, rolePermission);
  const { provider, user, role, url } = context;
  const { page, limit } = readListQuery(url.searchParams, { filters: {}, sortable: [], ordering: "" });
  const offset = (page - 1) * limit;
  const [{ count_unread, notifications }, statesOf] = await Promise.all([
    provider.read("notification", notificationList, { user_id: user.id, limit, offset }),
    readStates(context),
  ]);
  const { count, results } = notifications;
  await redirectToLast(context, { page, limit }, count);
  // A provider without paging returns all of them.
  const rows = results.length > limit ? results.slice(offset, offset + limit) : results;
  const states = statesOf(rows.map(({ request }) => request));
  return { now: Date.now(), role, page, limit, unread: count_unread, count, rows, states };
}

export async function action(args: ActionFunctionArgs) {
  const reader = await requireSide(args, rolePermission);
  const form = Object.fromEntries(await postedForm(args.request));
  if ("all" in form) return markAllRead(reader, "notification", form);
  const { data } = opened.safeParse(form);
  if (!data) throw errorPage({ kind: "missing" }, 404);
  await markRead(reader, "notification", data.id);
  const { role, user, t, redirect } = reader;
  if (allowed(user, `view_request_list_${role}`)) return redirect(requestPath(role, data));
  return redirect(notificationPath(role), { toast: { message: t(guardWords.noAccess), tone: "error" } });
}

/** With script the opened entry is shown as read before its request is loaded (spec 1 §4). */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const opening = (await request.clone().formData()).has("id");
  const [answered] = await Promise.allSettled([serverAction(), opening && wait(OPENING_MS)]);
  if (answered.status === "rejected") throw answered.reason;
  return answered.value;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export default function NotificationList() {
  const sent = useLoaderData<typeof loader>();
  const { notifications, newest, now, unread, updatesUnread } = useLiveBell(sent);
  const { role, page, limit, count, rows, states } = sent;
  const shown = page === 1 ? withLiveUpdates(rows, notifications).slice(0, limit) : rows;
  // What has come since then may have changed the state of its request.
  const changed = shown.filter((row) => !rows.some(({ id }) => id === row.id)).map(({ request }) => request);
  const stateBadge = ({ request }: Notification) => {
    const state = request === null || changed.includes(request) ? undefined : states[request];
    return state && <StyledStatusBadge status={stateStyle(state)} />;
  };
  return (
    <NotificationsPage
      role={role}
      kind="requests"
      bell={{ unread, updatesUnread }}
      newest={newest}
      none={shown.length === 0 && m.noNotifications}
      entries={<NotificationEntries role={role} rows={shown} now={now} badge={stateBadge} />}
    >
      {count > 0 && <ListFoot query={{ page, limit }} count={count} />}
    </NotificationsPage>
  );
}
