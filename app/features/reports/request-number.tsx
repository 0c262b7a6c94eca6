import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { ReportColumn } from "./report";
import { m } from "./report-messages";

/** The column that names a request. */
export const requestNumber: ReportColumn<RequestRow> = {
  key: "activities_number",
  label: m.number,
  value: requestName,
  link: { path: (request) => requestPagePath("admin", request), permission: "view_request_list_admin" },
  cell: (request) => <span className="nowrap">{requestName(request)}</span>,
};
