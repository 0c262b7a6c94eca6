import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateStyle, statuses } from "~/inventory/requests/status";
import { stateOf } from "~/inventory/requests/transitions";
import { statusCells } from "~/ui/status";
import { momentBy } from "./moment-by";
import type { ReportColumn, ReportFilter } from "./report";
import { m } from "./report-messages";

/** The column that names a request. */
export const requestNumber: ReportColumn<RequestRow> = {
  key: "activities_number",
  label: m.number,
  value: requestName,
  link: { path: (request) => requestPagePath("admin", request), permission: "view_request_list_admin" },
  cell: (request) => <span className="nowrap">{requestName(request)}</span>,
};

export const requestFiled: ReportColumn<RequestRow> = momentBy(
  "created_at",
  [m.filed, m.filedBy],
  ({ createdAt }) => createdAt,
  ({ filedBy }) => filedBy,
);

export const requestStatus: ReportColumn<RequestRow> = {
  key: "status",
  label: m.status,
  ...statusCells((request: RequestRow) => stateStyle(stateOf(request))),
  onPaper: "plain",
};

export const requestStatusFilter: ReportFilter = {
  name: "status",
  sentAs: "filter_status",
  label: m.status,
  options: Object.entries(statuses).map(([value, label]) => ({ value, label })),
};
