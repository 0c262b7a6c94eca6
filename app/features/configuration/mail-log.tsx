import type { ListScreen } from "~/lists/list";
import { nouns } from "~/inventory/nouns";
import { statusCells, type StatusStyle } from "~/ui/status";
import { Folded } from "./folded";
import { dayFilters, timeColumn } from "./log-columns";
import { m } from "./mail-messages";
import { MailParts } from "./mail-parts";
import { mailLogPath, resendPath } from "./mail-paths";
import type { LoggedMail } from "./rows.server";

const statuses = new Map<string, StatusStyle>([
  ["sent", { word: m.sent, tone: "green", icon: "ok" }],
  ["failed", { word: m.failed, tone: "red", icon: "x" }],
  ["queued", { word: m.queued, tone: "yellow", icon: "clock" }],
]);

/** The status of a mail; an unknown status is shown as it came. */
export const statusStyle = (status: string): StatusStyle =>
  statuses.get(status) ?? {
    word: { en: status, id: status },
    tone: "gray",
    icon: "info",
  };

export const mailLog: ListScreen<LoggedMail> = {
  path: mailLogPath,
  title: m.diagnosticEmail,
  noun: nouns.mails,
  above: <MailParts here={mailLogPath} />,
  ordering: "-created_at",
  linkTo: () => null,
  nameOf: ({ to, subject }) => (subject ? `${to}: ${subject}` : to),
  rowActions: [{ to: ({ id }) => `${resendPath}?chosen=${id}`, icon: "mail", label: m.resendTo }],
  bulkActions: [{ to: resendPath, icon: "mail", label: m.resendChosen }],
  filters: [
    {
      name: "status",
      label: m.status,
      options: [...statuses].map(([value, { word }]) => ({ value, label: word })),
    },
    ...dayFilters,
  ],
  columns: [
    { key: "to", label: m.receiver, value: ({ to }) => to },
    { key: "subject", label: m.subject, value: ({ subject }) => subject },
    {
      key: "status",
      label: m.status,
      ...statusCells(({ status }: LoggedMail) => status && statusStyle(status)),
    },
    {
      key: "error",
      label: m.error,
      unsorted: true,
      value: ({ error }) => error,
      cell: ({ error }) => error && <Folded text={error} />,
    },
    timeColumn,
  ],
};
