import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ListScreen } from "~/lists/list";
import { END, START } from "~/lists/list-query";
import { ListPage } from "~/lists/list-page";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import type { Translate } from "~/language/language";
import { formatDayAndTime, isoMoment } from "~/language/dates";
import { personLink, visitWord } from "~/inventory/visits/visit";
import { personChoices } from "~/inventory/visits/choices.server";
import { requireAdmin } from "~/session/guards.server";
import { DateTimeText, momentCells } from "~/ui/date-text";
import { StatusBadge } from "~/ui/status";
import { m } from "./access-messages";
import { AccessParts } from "./access-parts";
import { type Visit, visitRow } from "~/inventory/visits/rows.server";
import { siteLink, tenantLink } from "~/inventory/links";
import { visitNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";

const path = "/admin/organization/datacenter-access/visits";

const screen: ListScreen<Visit> = {
  path,
  title: m.visits,
  noun: nouns.visits,
  ordering: "-access_date",
  nameOf: ({ personName, entered }, t) =>
    `${personName}, ${t({ en: formatDayAndTime(entered, "en"), id: formatDayAndTime(entered, "id") })}`,
  above: <AccessParts here={path} />,
  filters: [
    { name: "datacenter_id", label: m.site },
    { name: "tenant_id", label: m.tenant },
    { name: "userdatacenter_id", label: m.person },
    {
      name: "status_out",
      label: m.status,
      options: [
        { value: "0", label: m.inside },
        { value: "1", label: m.gone },
      ],
    },
    { name: START, label: m.from, day: true },
    { name: END, label: m.to, day: true },
  ],
  columns: [
    { key: "user_firstname", label: m.person, value: (visit) => visit.personName, link: personLink },
    { key: "tenant_name", label: m.tenant, value: (visit) => visit.tenantName || visit.company, link: tenantLink },
    { key: "datacenter_name", label: m.site, value: (visit) => visit.siteName, link: siteLink },
    { key: "actv_type", label: m.activity, value: (visit, t) => t(visitWord(visit.kind)) },
    {
      key: "rack_id",
      label: m.racks,
      unsorted: true,
      value: (visit) => visit.racks.join(", "),
      look: ({ racks }) => (racks.length === 1 ? { className: "nowrap" } : {}),
    },
    {
      key: "access_date",
      label: m.entered,
      ...momentCells(({ entered }: Visit) => entered),
    },
    {
      key: "access_date_out",
      label: m.left,
      value: (visit) => isoMoment(visit.left),
      isDate: true,
      cell: ({ left }, t) =>
        left ? (
          <DateTimeText at={left} />
        ) : (
          <StatusBadge icon="in" tone="blue">
            {t(m.inside)}
          </StatusBadge>
        ),
    },
    {
      key: "minutes",
      label: m.stay,
      exportLabel: m.stayInMinutes,
      unsorted: true,
      number: true,
      value: ({ minutes }) => minutes,
      cell: ({ minutes }, t) => minutes !== null && stayText(minutes, t),
    },
  ],
};

/** "2 h 15 min". */
function stayText(minutes: number, t: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? t(m.minutes, { rest }) : t(m.hours, { hours, rest });
}

export const meta = listMeta(screen);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_organization_datacenter_access_admin");
  return loadList(context, screen, {
    family: "accessactivity",
    row: visitRow,
    names: visitNames,
    filterValues: {
      // By id alone: a filter is an id, and a provider may send only the names.
      datacenter_id: ({ site }) => site,
      userdatacenter_id: ({ person }) => person,
      status_out: ({ left }) => (left ? "1" : "0"),
    },
    at: ({ entered }) => entered,
    filterChoices: {
      datacenter_id: { family: "datacenters", label: "name" },
      tenant_id: { family: "tenants", label: "name" },
      userdatacenter_id: personChoices,
    },
  });
}

export default function Visits() {
  return <ListPage screen={screen} data={useLoaderData<typeof loader>()} />;
}
