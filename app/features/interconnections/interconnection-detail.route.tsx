import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { HistoryList } from "~/features/requests/history-list";
import { requestPath } from "~/features/requests/kinds";
import { linksFor, readerOf } from "~/features/requests/reader-links";
import { useLanguage, useT } from "~/language/context";
import { formatDay } from "~/language/dates";
import { formatNumber } from "~/language/numbers";
import { dismantlePath, interconnectionPrintPath } from "~/paths";
import { answer } from "~/session/answers.server";
import { allowed, tenantOf } from "~/session/permissions";
import { type Fact, Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { MarkBadge } from "~/ui/status";
import { titled } from "~/ui/title";
import { CablePath } from "./cable-path";
import { historyOf } from "./history";

import { nameOf, rowSeenBy, statusMark } from "./interconnection";
import { m } from "./messages";
import { readHistory } from "./read-history.server";
import { requirePlace } from "./require-place.server";

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) =>
  data ? t(m.numbered, { id: nameOf(data.row) }) : t(m.interconnection),
);

export async function loader(args: LoaderFunctionArgs) {
  const { place, context } = await requirePlace(args);
  const { provider, user, role } = context;
  const id = args.params.parameter ?? "";
  if (!/^\d+$/.test(id)) throw answer({ kind: "missing" }, 404);
  const row = await provider.read(`${place.family}/${id}`, rowSeenBy(tenantOf(context)));
  const isNoc = role === "admin";
  return {
    place,
    row,
    history: historyOf(row, await readHistory(context, row)),
    reader: readerOf(context),
    mayDismantle: row.status === "C" && !isNoc && user.tenant_confirmation && allowed(user, "view_dismantle_tenant"),
    maySeeRequest: allowed(user, isNoc ? "view_request_list_admin" : "view_request_list_tenant"),
  };
}

export default function InterconnectionDetail() {
  const t = useT();
  const language = useLanguage();
  const { place, row, history, reader, ...may } = useLoaderData<typeof loader>();
  const request = { activitytype_type: place.request, activities_id: row.request };
  const facts: Fact[] = [
    [t(m.label), row.label],
    [t(m.source), row.source.tenantName],
    [t(m.destination), row.destination.tenantName],
    [t(m.iixOwner), row.iixOwner],
    [t(m.cableType), row.cableType],
    [t(m.cable), row.cable === null ? "" : t(m.meters, { n: formatNumber(row.cable, language) })],
    [t(m.serialNumbers), [row.source.serialNumber, row.destination.serialNumber].filter(Boolean).join(", ")],
    [t(m.connectDate), row.connectDate && formatDay(row.connectDate, language)],
    [
      t(m.request),
      row.request !== null && may.maySeeRequest ? (
        <Link to={requestPath(place.role, request)}>{row.requestNumber || `#${row.request}`}</Link>
      ) : (
        row.requestNumber
      ),
    ],
    [t(m.remark), row.remark],
  ];
  return (
    <>
      <div className="page-head">
        <h1>{nameOf(row)}</h1>
        <MarkBadge mark={statusMark(row.status)} />
        <p>{row.labelNumber && row.label}</p>
        <div className="page-acts">
          <Link className="button" to={place.path}>
            <Icon name="left" />
            {t(m.back)}
          </Link>
          {may.mayDismantle && (
            <Link className="button" to={dismantlePath(row.id)}>
              <Icon name="unplug" />
              {t(m.dismantle)}
            </Link>
          )}
          <a className="button" href={interconnectionPrintPath(place.role, row.id)} target="_blank" rel="noopener">
            <Icon name="print" />
            {t(m.print)}
          </a>
        </div>
      </div>
      <section aria-labelledby="path">
        <h2 id="path" className="sr-only">
          {t(m.path)}
        </h2>
        <CablePath row={row} tenant={reader.tenant} {...linksFor(reader)} />
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
