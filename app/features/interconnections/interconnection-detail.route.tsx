import type { LoaderFunctionArgs } from "@remix-run/node";
import { listBefore } from "~/crud/return-path";
import { Link, useLoaderData } from "@remix-run/react";
import { nameOrId } from "~/language/language";
import { DocumentLinks } from "~/inventory/documents/document-links";
import { documentsOfInterconnection, linksTo } from "~/inventory/documents/documents";
import { HistoryList } from "~/features/requests/history-list";
import { requestPath } from "~/inventory/requests/kinds";
import { linksFor, readerOf } from "~/inventory/reader-links";
import { requestName } from "~/inventory/requests/request";
import { maySeeRequests } from "~/inventory/requests/read-history.server";
import { stateStyle } from "~/inventory/requests/status";
import { serviceText } from "~/inventory/services/service";
import { useLanguage, useT } from "~/language/context";
import { formatDay } from "~/language/dates";
import { dismantlePath } from "~/paths";
import { allowed } from "~/session/permissions";
import { recordId } from "~/session/record-id.server";
import { shortNameWhole } from "~/ui/breakable";
import { type Fact, Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { BackLink } from "~/ui/record-actions";
import { StyledStatusBadge } from "~/ui/status";
import { titled } from "~/ui/title";
import { CablePath } from "~/inventory/interconnections/cable-path";
import { historyOf, isUnchosen, stateNow } from "./history";
import {
  cableLabel,
  destinationName,
  interconnectionName,
  interconnectionStatusStyle,
  isWaiting,
} from "~/inventory/interconnections/interconnection";
import { m } from "~/inventory/interconnections/messages";
import { readDismantle } from "./read-dismantle.server";
import { readHistory } from "./read-history.server";
import { readIixService } from "~/inventory/interconnections/read-iix-service.server";
import { requireScope } from "./require-scope.server";
import { named } from "~/inventory/interconnections/read-interconnections.server";
import { rowSeenBy } from "~/inventory/interconnections/rows.server";
import "~/features/requests/request.css";

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) =>
  data ? t(m.numbered, { id: interconnectionName(data.row) }) : t(m.interconnection),
);

export async function loader(args: LoaderFunctionArgs) {
  const { scope, context } = await requireScope(args);
  const { provider, user, role } = context;
  const id = recordId(args.params.parameter);
  const row = await named(context, await provider.read(`${scope.family}/${id}`, rowSeenBy(context, scope.family)));
  const [events, service, dismantle] = await Promise.all([
    readHistory(context, row),
    readIixService(context, row),
    readDismantle(context, row),
  ]);
  const history = historyOf(row, events);
  const requestState = stateNow(history);
  return {
    back: listBefore(args.request, scope.path),
    scope,
    row,
    record: interconnectionName(row),
    service,
    dismantle,
    history,
    waiting: isWaiting(row) ? requestState : null,
    isNotChosen: isWaiting(row) && isUnchosen(history),
    reader: readerOf(context),
    documents: linksTo(documentsOfInterconnection(row, { requestState, dismantle }), context),
    mayDismantle:
      row.status === "C" && role === "tenant" && user.isTenantConfirmed && allowed(user, "view_dismantle_tenant"),
    maySeeRequest: maySeeRequests(context),
  };
}

export default function InterconnectionDetail() {
  const t = useT();
  const language = useLanguage();
  const { back, scope, row, service, dismantle, history, waiting, isNotChosen, reader, documents, ...may } =
    useLoaderData<typeof loader>();
  const request = { kind: scope.request, request: row.request };
  const facts: Fact[] = [
    [t(m.label), cableLabel(row)],
    [t(m.source), row.source.tenantName],
    [t(m.destination), destinationName(row)],
    [t(m.iixOwner), row.iixOwner],
    [t(m.iixService), service && serviceText(service, t)],
    [t(m.cableType), row.cableType],
    [t(m.cable), row.cable === null ? "" : t(m.meters, { n: row.cable })],
    [t(m.serialNumbers), [row.source.serialNumber, row.destination.serialNumber].filter(Boolean).join(", ")],
    [t(m.connectDate), row.connectDate && formatDay(row.connectDate, language)],
    [
      t(m.request),
      row.request !== null && may.maySeeRequest ? (
        <Link to={requestPath(scope.role, request)}>{nameOrId(row.requestNumber, row.request)}</Link>
      ) : (
        row.requestNumber
      ),
    ],
    [
      t(m.dismantleRequest),
      dismantle && (
        <Link to={requestPath(scope.role, { kind: "Dismantle", request: dismantle.id })}>{requestName(dismantle)}</Link>
      ),
    ],
    [t(m.remark), row.remark],
    [t(m.destinationRemark), row.destinationRemark],
  ];
  return (
    <>
      <div className="page-head">
        <h1>
          {row.labelNumber ? (
            <>
              {row.label} <span {...shortNameWhole(row.labelNumber)}>{row.labelNumber}</span>
            </>
          ) : (
            interconnectionName(row)
          )}
        </h1>
        <StyledStatusBadge status={interconnectionStatusStyle(row.status)} />{" "}
        {waiting !== null && (
          <span>
            {t(m.request)}: <StyledStatusBadge status={stateStyle(waiting)} />
          </span>
        )}
        <div className="page-actions">
          <BackLink to={back} />{" "}
          {may.mayDismantle && (
            <Link className="button" to={dismantlePath(row.id)}>
              <Icon name="unplug" />
              {t(m.dismantle)}
            </Link>
          )}{" "}
          <DocumentLinks documents={documents} />
        </div>
      </div>
      <section aria-labelledby="path">
        <h2 id="path" className="sr-only">
          {t(m.path)}
        </h2>
        <CablePath
          row={row}
          tenant={reader.tenant}
          unchosen={isNotChosen ? m.notChosenYet : undefined}
          {...linksFor(reader)}
        />
      </section>
      <div className="split section">
        <section aria-labelledby="facts">
          <h2 id="facts">{t(m.facts)}</h2>
          <Facts facts={facts} />
        </section>
        <section aria-labelledby="history">
          <h2 id="history">{t(m.history)}</h2>
          <HistoryList entries={history} />
        </section>
      </div>
    </>
  );
}
