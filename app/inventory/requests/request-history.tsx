import { Link } from "@remix-run/react";
import { formatDay } from "~/language/dates";
import { useLanguage, useT } from "~/language/context";
import { type Message, NOTHING } from "~/language/language";
import type { Role } from "~/session/permissions";
import { StyledStatusBadge } from "~/ui/status";
import { TableBox } from "~/ui/table-box";
import { m } from "./history-messages";
import type { RecordHistory } from "./read-history.server";
import { kindLabel } from "./kinds";
import { requestName, requestPagePath } from "./request";
import type { HistoryRow } from "./rows.server";
import { isOpen, stateStyle } from "./status";

interface RequestHistoryProps {
  side: Role;
  history: RecordHistory;
  /** Says which requests of such a record can be found. */
  note: Message;
}

/** The requests that refer to a record: open ones, then past ones, each newest first. */
export function RequestHistory({ side, history: { rows, lookedAt, isKnown }, note }: RequestHistoryProps) {
  const t = useT();
  const open = rows.filter(({ status }) => isOpen(status));
  const over = rows.filter(({ status }) => !isOpen(status));
  return (
    <>
      <div className="section">
        <h2>{t(m.openRequests)}</h2>
        {open.length > 0 ? <RequestTimeline title={m.openRequests} side={side} rows={open} /> : <p>{t(m.noneFound)}</p>}
      </div>
      <div className="section">
        <h2>{t(m.history)}</h2>
        <div className="stack">
          {over.length > 0 ? <RequestTimeline title={m.history} side={side} rows={over} /> : <p>{t(m.noneFound)}</p>}
          <p className="dimmed">
            {t(note)} {lookedAt !== null && t(m.lookedAt, { n: lookedAt })} {!isKnown && t(m.notKnown)}
          </p>
        </div>
      </div>
    </>
  );
}

/** Requests by filing date. */
export function RequestTimeline({ title, side, rows }: { title: Message; side: Role; rows: HistoryRow[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <TableBox
      label={t(title)}
      className="data-table data-table-tight"
      cards
      heads={[m.filed, m.kind, m.request, m.status].map((head) => t(head))}
    >
      {rows.map((request) => (
        <tr key={request.id}>
          <td className="nowrap">
            {request.at ? <time dateTime={request.at}>{formatDay(request.at, language)}</time> : NOTHING}
          </td>
          <td>{t(kindLabel(request.kind))}</td>
          <th scope="row" className="nowrap">
            <Link to={requestPagePath(side, request)}>{requestName(request)}</Link>
          </th>
          <td>
            <StyledStatusBadge status={stateStyle(request.state)} />
          </td>
        </tr>
      ))}
    </TableBox>
  );
}
