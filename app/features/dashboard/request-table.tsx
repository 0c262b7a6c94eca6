import { kindLabel } from "~/inventory/requests/kinds";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import { stateStyle } from "~/inventory/requests/status";
import { stateOf } from "~/inventory/requests/transitions";
import { useLanguage, useT } from "~/language/context";
import { type Message, NOTHING } from "~/language/language";
import { formatDay, formatTime } from "~/language/dates";
import type { Role } from "~/session/permissions";
import { shortNameWhole } from "~/ui/breakable";
import { m as uiWords } from "~/ui/messages";
import { recordLink, type RecordPath } from "~/ui/record-link";
import { StyledStatusBadge } from "~/ui/status";
import { TableBox } from "~/ui/table-box";
import { m } from "./messages";
import type { ListedRequest } from "~/inventory/requests/rows.server";

interface Props {
  /** The heading of the table. */
  title: Message;
  requests: ListedRequest[];
  /** The side of the portal. */
  side: Role;
  /** The time of the page: requests filed today show the time instead of the date. */
  now: string;
  /** What the reader has to do for a request. */
  taskOf?: (request: ListedRequest) => Message;
  /** The reader may open the requests. */
  linked?: boolean;
  /** The pages of a request's tenant and site. */
  tenantPath?: RecordPath;
  sitePath?: RecordPath;
}

/** Requests with kind, place and status; for the NOC also with their tenant. */
export function RequestTable(props: Props) {
  const { title, requests, side, now, taskOf, linked = true, tenantPath, sitePath } = props;
  const t = useT();
  const language = useLanguage();
  if (requests.length === 0) return <p className="empty">{t(m.noData)}</p>;
  const filed = (at: string | null) =>
    formatDay(at, language) === formatDay(now, language) ? formatTime(at, language) : formatDay(at, language);
  const ofNoc = side === "admin";
  return (
    <TableBox
      label={t(uiWords.tableOf, { title: t(title) })}
      className="data-table data-table-tight"
      cards
      heads={[
        t(m.request),
        t(m.kind),
        ofNoc && t(m.tenant),
        t(m.site),
        t(m.status),
        taskOf && t(m.task),
        { words: t(m.filed), number: true },
      ]}
    >
      {requests.map((request) => {
        const [page, name] = [requestPagePath(side, request), requestName(request)];
        const task = taskOf && t(taskOf(request));
        return (
          <tr key={request.id}>
            <th scope="row" className="nowrap">
              {linked ? <a href={page}>{name}</a> : name}
            </th>
            <td>{t(kindLabel(request.kind))}</td>
            {ofNoc && <td>{recordLink(request.tenantName, request.tenant, tenantPath)}</td>}
            <td {...shortNameWhole(request.siteName)}>
              {recordLink(request.siteName, request.site, sitePath) || NOTHING}
            </td>
            <td>
              <StyledStatusBadge status={stateStyle(stateOf(request))} />
            </td>
            {task && (
              <td>
                <a href={page} aria-label={`${task}: ${name}`}>
                  {task}
                </a>
              </td>
            )}
            <td className="number">{filed(request.createdAt)}</td>
          </tr>
        );
      })}
    </TableBox>
  );
}
