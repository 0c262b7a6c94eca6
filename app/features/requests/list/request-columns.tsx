import type { Filter, ListScreen } from "~/lists/list";
import { END, START } from "~/lists/list-query";
import { formatShortDay, isoDayOrMoment, isoMoment, today } from "~/language/dates";
import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import type { Column } from "~/lists/data-table";
import { shortNameWhole } from "~/ui/breakable";
import { momentCells } from "~/ui/date-text";
import { siteLink, tenantLink } from "~/inventory/links";
import { kindLabel, kindOf, kinds } from "~/inventory/requests/kinds";
import { participantOf, requestName, requestPagePath, standsSince } from "~/inventory/requests/request";
import type { ListedRequest } from "~/inventory/requests/rows.server";
import { stateStyle, statuses } from "~/inventory/requests/status";
import { stateOf, turnOf } from "~/inventory/requests/transitions";
import type { Message, Translate } from "~/language/language";
import { nouns } from "~/inventory/nouns";
import { statusCells } from "~/ui/status";
import { DayOrMomentText } from "../day-or-moment-text";
import { bulkActions } from "../several/several-actions";
import { m } from "./messages";

const tenant: Column<ListedRequest> = {
  key: "tenant_name",
  label: m.tenant,
  value: ({ tenantName }) => tenantName,
  link: tenantLink,
};

const dayOf = (at: string): Message => ({ en: formatShortDay(at, "en"), id: formatShortDay(at, "id") });

const aboutIt: readonly Column<ListedRequest>[] = [
  { key: "activities_number", label: m.number, value: requestName },
  {
    key: "activitytype_type",
    label: m.kind,
    value: (request, t) => t(kindLabel(request.kind)),
    note: ({ plannedFor }, t) => plannedFor !== null && t(m.plannedFor, { day: t(dayOf(plannedFor)) }),
  },
  { key: "status", label: m.status, ...statusCells((request: ListedRequest) => stateStyle(stateOf(request))) },
];

/** The tenant that reads a list; for the NOC no tenant. */
type Reader = Parameters<typeof participantOf>[1];

const turnWords = { admin: m.noc, owner: m.tenant, destination: m.destinationTenant } as const;

/** Who has to act. If the tenant may first have to choose something, the row cannot tell which of the two it is. */
function turnWord(role: Role, reader: Reader, request: ListedRequest): Message | null {
  const turn = turnOf(request.kind, stateOf(request));
  if (turn === null) return null;
  const readerAs = role === "tenant" && participantOf(role, reader, request);
  const mayBeTenants = turn === "admin" && kindOf(request.kind)?.mayNeedTenant;
  if (mayBeTenants) return readerAs === "owner" ? m.nocOrYou : m.nocOrTenant;
  return readerAs === turn ? m.you : turnWords[turn];
}

const whoseTurn = (role: Role, reader: Reader): Column<ListedRequest> => {
  const turnText = (request: ListedRequest, t: Translate) => {
    const word = turnWord(role, reader, request);
    return word ? t(word) : "";
  };
  return {
    key: "turn",
    label: m.turn,
    unsorted: true,
    value: turnText,
    cell: (request, t) => {
      const [who, at] = [turnText(request, t), standsSince(request)];
      if (!who) return null;
      return (
        <>
          {who}
          {at && (
            <small className="nowrap">
              {" "}
              {t(m.since)} {t(dayOf(today(at)))}
            </small>
          )}
        </>
      );
    },
    exportOnly: [
      {
        label: m.sinceWhen,
        value: (request) => (turnOf(request.kind, stateOf(request)) ? isoMoment(standsSince(request)) : ""),
        isDate: true,
      },
    ],
  };
};

const whereAndWhen: readonly Column<ListedRequest>[] = [
  {
    key: "datacenter_name",
    label: m.site,
    value: (request) => request.siteName,
    link: siteLink,
    look: ({ siteName }) => shortNameWhole(siteName),
  },
  { key: "requestby_name", label: m.requestedBy, value: (request) => request.filedBy, isExtra: true },
  {
    key: "created_at",
    label: m.filed,
    ...momentCells(({ createdAt }: ListedRequest) => createdAt),
  },
  {
    key: "dateactivities",
    label: m.plannedDate,
    value: (request) => isoDayOrMoment(request.plannedFor),
    isDate: true,
    cell: ({ plannedFor }) => plannedFor && <DayOrMomentText at={plannedFor} />,
    isExtra: true,
  },
];

/** A tenant's own name is in almost every row, so it comes last. */
const columnsOf = (role: Role, reader: Reader): readonly Column<ListedRequest>[] =>
  role === "admin"
    ? [...aboutIt, tenant, whoseTurn(role, reader), ...whereAndWhen]
    : [...aboutIt, whoseTurn(role, reader), ...whereAndWhen, tenant];

const filters: readonly Filter[] = [
  {
    name: "filter_type",
    label: m.kind,
    options: Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: "filter_status",
    label: m.status,
    options: Object.entries(statuses).map(([value, label]) => ({ value, label })),
  },
  { name: "tenant_id", label: m.tenant },
  { name: "datacenter_id", label: m.site },
  { name: START, label: m.filedFrom, day: true },
  { name: END, label: m.filedTo, day: true },
];

/** The request list of a side. Tenants see their own requests and those of which they are the destination. */
export function listScreen(role: Role, reader: Reader): ListScreen<ListedRequest> {
  const path = requestListPath(role);
  return {
    path,
    title: m.requestList,
    noun: nouns.requests,
    ordering: "-created_at",
    columns: columnsOf(role, reader),
    filters: role === "admin" ? filters : filters.filter(({ name }) => name !== "tenant_id"),
    bulkActions: bulkActions(role),
    linkTo: (request) => {
      const to = requestPagePath(role, request);
      return to === path ? null : to;
    },
  };
}
