import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readChoices } from "~/forms/choices.server";
import type { ListScreen } from "~/lists/list";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import type { Message, Translate } from "~/language/language";
import { requireAdmin, type SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { wholeList } from "~/forms/form";
import { nouns } from "~/inventory/nouns";
import { Folded } from "./folded";
import { dayFilters, entryName, timeColumn } from "./log-columns";
import { m } from "./log-messages";
import { LogPage, NEWEST_FIRST } from "./log-page";
import { type UserActivity, userActivityRow } from "./rows.server";

/** Activities by the provider's words: its calls and the actions on requests (contract §5). */
const activityNames: Readonly<Record<string, Message>> = {
  login: m.login,
  verify: m.verify,
  "change password": m.changePassword,
  "reset password": m.resetPassword,
  create: m.create,
  update: m.update,
  delete: m.delete,
  approve: m.approve,
  app_cc: m.approveAtDestination,
  reject: m.reject,
  waiting: m.waiting,
  open: m.open,
  suspend: m.suspend,
  resume: m.resume,
  cancel: m.cancel,
  done: m.done,
  close: m.close,
  resend: m.resend,
  blast: m.blast,
};

function actionText(action: string, t: Translate): string {
  const name = Object.hasOwn(activityNames, action) && activityNames[action];
  return name ? t(name) : action;
}

const screen: ListScreen<UserActivity> = {
  path: "/admin/configuration/log-activity-user",
  title: m.userActivity,
  noun: nouns.entries,
  ordering: NEWEST_FIRST,
  nameOf: (entry, t) => entryName(entry, t, entry.personName, actionText(entry.action, t), entry.object),
  filters: [
    { name: "user", label: m.person },
    {
      name: "action",
      label: m.action,
      options: Object.entries(activityNames).map(([value, label]) => ({ value, label })),
    },
    ...dayFilters,
  ],
  columns: [
    timeColumn,
    { key: "user_name", label: m.person, value: (entry) => entry.personName },
    { key: "action", label: m.action, value: ({ action }, t) => actionText(action, t) },
    { key: "object", label: m.object, value: ({ object }) => object, cell: ({ object }) => <Folded text={object} /> },
    { key: "ip", label: m.address, value: ({ ip }) => ip },
  ],
};

export const meta = listMeta(screen);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_log_activity_user_admin");
  const people = context.url.searchParams.get("user") ? await readPeople(context) : null;
  return loadList(context, screen, {
    family: "loguseractivity",
    row: userActivityRow,
    // An entry has the name alone.
    filterValues: {
      user: ({ personName }) =>
        (people?.choices ?? []).flatMap(({ label, value }) => (label === personName ? [value] : [])),
    },
    at: ({ createdAt }) => createdAt,
    filterChoices: { user: async () => people ?? readPeople(context) },
  });
}

/** The accounts that the reader may see; empty if the provider refuses the list. */
async function readPeople({ provider, url }: SignedIn) {
  const asked = { search: url.searchParams.get("user-search"), chosen: url.searchParams.get("user") };
  const people = readChoices(provider, { family: "user", label: "first_name" }, asked);
  return (await nullIf(people, "refused", "missing")) ?? wholeList([]);
}

export default function UserActivityLog() {
  return <LogPage screen={screen} data={useLoaderData<typeof loader>()} />;
}
