import type { ListScreen } from "~/lists/list";
import type { Column } from "~/lists/data-table";
import { linkBy, tenantLink } from "~/inventory/links";
import { nouns } from "~/inventory/nouns";
import { breakable } from "~/ui/breakable";
import { dayCells } from "~/ui/date-text";
import type { Translate } from "~/language/language";
import { detailPath } from "~/paths";
import { statusCells } from "~/ui/status";
import { portText } from "./port-text";
import { destinationName, interconnectionName, interconnectionStatusStyle, statusFilter } from "./interconnection";
import { m } from "./messages";
import type { InterconnectionScope } from "./scopes";
import type { End, Interconnection } from "./rows.server";

/** The name of a port, if it is known. */
const portOf = (end: End, t: Translate) => end.port && portText(end, t);

const endNote = (end: End, t: Translate) => [end.deviceName, portOf(end, t)].filter(Boolean).join(" · ");

const columns: readonly Column<Interconnection>[] = [
  {
    key: "label_number",
    label: m.label,
    value: interconnectionName,
    cell: (row) =>
      row.label && row.labelNumber ? (
        <>
          {breakable(row.label)} <span className="nowrap">{breakable(row.labelNumber)}</span>
        </>
      ) : (
        breakable(interconnectionName(row))
      ),
  },
  {
    key: "tenant_name",
    label: m.source,
    value: (row) => row.source.tenantName,
    note: (row, t) => endNote(row.source, t),
    link: linkBy(tenantLink, (row) => row.source),
    exportOnly: [
      { label: m.sourceDevice, value: (row) => row.source.deviceName },
      { label: m.sourcePort, value: (row, t) => portOf(row.source, t) },
    ],
  },
  {
    key: "destination_name",
    label: m.destination,
    value: destinationName,
    note: (row, t) => endNote(row.destination, t),
    link: linkBy(tenantLink, (row) => row.destination),
    exportOnly: [
      { label: m.destinationDevice, value: (row) => row.destination.deviceName },
      { label: m.destinationPort, value: (row, t) => portOf(row.destination, t) },
    ],
  },
  {
    key: "circuit_type_name",
    label: m.cable,
    value: (row) => row.cableType,
    note: (row, t) => row.cable !== null && t(m.meters, { n: row.cable }),
    exportOnly: [{ label: m.cableLength, value: (row) => row.cable }],
  },
  { key: "connect_date", label: m.connectDate, ...dayCells((row: Interconnection) => row.connectDate) },
  { key: "status", label: m.status, ...statusCells((row: Interconnection) => interconnectionStatusStyle(row.status)) },
];

/** The list screen of a scope; a tenant's own interconnections need no tenant filter. */
export function listScreen(scope: InterconnectionScope): ListScreen<Interconnection> {
  return {
    path: scope.path,
    title: scope.title,
    noun: nouns.interconnections,
    ordering: "label_number",
    columns,
    linkTo: ({ id }) => detailPath(scope.path, id),
    // A provider need not have a letter for the status before these.
    filters: [statusFilter(["C", "D"]), ...(scope.role === "admin" ? [{ name: "tenant_id", label: m.tenant }] : [])],
  };
}
