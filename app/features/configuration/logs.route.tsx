import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ListScreen } from "~/lists/list";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { nouns } from "~/inventory/nouns";
import { requireAdmin } from "~/session/guards.server";
import { statusCells } from "~/ui/status";
import { Folded } from "./folded";
import { dayFilters, entryName, levelChoices, levelStyle, timeColumn } from "./log-columns";
import { m } from "./log-messages";
import { LogPage, NEWEST_FIRST } from "./log-page";
import { type SystemLog, systemLogRow } from "./rows.server";

const screen: ListScreen<SystemLog> = {
  path: "/admin/configuration/logs",
  title: m.logs,
  noun: nouns.entries,
  ordering: NEWEST_FIRST,
  nameOf: (entry, t) => entryName(entry, t, entry.source, entry.message),
  filters: [{ name: "level", label: m.level, options: levelChoices }, ...dayFilters],
  columns: [
    timeColumn,
    { key: "level", label: m.level, ...statusCells(({ level }: SystemLog) => level && levelStyle(level)) },
    { key: "source", label: m.source, value: ({ source }) => source },
    {
      key: "message",
      label: m.message,
      unsorted: true,
      value: ({ message }) => message,
      cell: ({ message }) => message && <Folded text={message} />,
    },
  ],
};

export const meta = listMeta(screen);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_logs_admin");
  return loadList(context, screen, { family: "systemlogs", row: systemLogRow, at: ({ createdAt }) => createdAt });
}

export default function Logs() {
  return <LogPage screen={screen} data={useLoaderData<typeof loader>()} />;
}
