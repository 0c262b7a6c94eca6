import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ListScreen } from "~/lists/list";
import { ListPage } from "~/lists/list-page";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { m as listWords } from "~/lists/messages";
import { isoMoment } from "~/language/dates";
import { formPath } from "~/paths";
import { nouns } from "~/inventory/nouns";
import { requireAdmin } from "~/session/guards.server";
import { DateTimeText, momentCells } from "~/ui/date-text";
import { StatusBadge, statusCells, type StatusStyle } from "~/ui/status";
import { m } from "./cron-messages";
import { cronjobPath } from "./cron-paths";
import { type PeriodicTask, periodicTaskRow } from "./rows.server";
import { withSchedule } from "./task-rules.server";

const enabled: StatusStyle = { word: m.enabled, tone: "green", icon: "ok" };
const disabled: StatusStyle = { word: m.disabled, tone: "gray", icon: "off" };
const statusStyle = ({ isEnabled }: PeriodicTask) => (isEnabled ? enabled : disabled);

const screen: ListScreen<PeriodicTask> = {
  path: cronjobPath,
  title: m.cronjob,
  noun: nouns.cronjobs,
  ordering: "name",
  rowActions: [
    { to: ({ id }) => formPath(cronjobPath, id), icon: "edit", label: listWords.editRow },
    { to: ({ id }) => `${cronjobPath}/switch/${id}`, icon: "power", label: m.switchOf },
  ],
  filters: [
    {
      name: "enabled",
      label: m.status,
      options: [
        { value: "true", label: m.enabled },
        { value: "false", label: m.disabled },
      ],
    },
  ],
  columns: [
    { key: "name", label: m.name, value: ({ name }) => name, note: ({ task }) => task },
    {
      key: "crontab",
      label: m.schedule,
      value: ({ crontab }) => crontab,
      cell: ({ crontab }) => crontab && <span className="code nowrap">{crontab}</span>,
      note: ({ schedule }, t) => schedule?.words ?? t(m.notReadable),
    },
    { key: "enabled", label: m.status, ...statusCells(statusStyle) },
    {
      key: "last_run_at",
      label: m.lastRun,
      value: ({ lastRunAt }) => isoMoment(lastRunAt),
      isDate: true,
      cell: ({ lastRunAt, isLate }, t) =>
        lastRunAt ? (
          <>
            <DateTimeText at={lastRunAt} />{" "}
            {isLate && (
              <StatusBadge icon="warn" tone="orange">
                {t(m.late)}
              </StatusBadge>
            )}
          </>
        ) : (
          t(m.notYet)
        ),
    },
    {
      key: "next",
      label: m.nextRun,
      unsorted: true,
      ...momentCells(({ isEnabled, schedule }: PeriodicTask) => (isEnabled && schedule?.next[0]) || null),
    },
  ],
};

export const meta = listMeta(screen);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_cronjob_admin");
  return loadList(context, screen, {
    family: "periodictask",
    row: periodicTaskRow,
    filterValues: { enabled: ({ isEnabled }) => isEnabled },
    complete: async (reader) => withSchedule(reader),
  });
}

export default function Cronjob() {
  return <ListPage screen={screen} data={useLoaderData<typeof loader>()} />;
}
