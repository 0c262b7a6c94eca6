import { linkBy, pageOf, tenantLink } from "~/inventory/links";
import {
  commonStatus,
  destinationName,
  interconnectionName,
  interconnectionStatusStyle,
  statusFilter,
  WAITING,
} from "~/inventory/interconnections/interconnection";
import { portText } from "~/inventory/interconnections/port-text";
import { m as interconnectionWords } from "~/inventory/interconnections/messages";
import { interconnectionPath } from "~/inventory/interconnections/scopes";
import { allNamed } from "~/inventory/interconnections/read-interconnections.server";
import { type End, type Interconnection, interconnectionRow } from "~/inventory/interconnections/rows.server";
import { nouns } from "~/inventory/nouns";
import type { Translate } from "~/language/language";
import { formatQuantity } from "~/language/numbers";
import { devicePath } from "~/paths";
import { shortNameWhole } from "~/ui/breakable";
import { dayCells } from "~/ui/date-text";
import { statusCells } from "~/ui/status";
import { Counts, Timeline } from "./figures";
import { groupsOf } from "./figure-words";
import { standingOverTime } from "./over-time.server";
import { m as reportWords } from "./messages";
import type { ReportColumn, ReportScreen } from "./report";
import { m } from "./report-messages";
import { reportHandle, reportMeta, reportScreens } from "./report-screens";
import { reportLoader, reportSource } from "./report.server";

/** The status that the drawing counts. */
const CONNECTED = "C";

/** Whether its cable is in place. The specification names no status for the rows of this report: without one the dates tell. */
const isConnected = ({ status, connectDate, dismantleDate }: Interconnection): boolean =>
  status ? status === CONNECTED : connectDate !== null && dismantleDate === null;

/** A link to the device at an end. */
const deviceLink = (endOf: (row: Interconnection) => End): ReportColumn<Interconnection>["link"] => ({
  path: pageOf(devicePath, (row) => endOf(row).device),
  permission: "view_device_device_admin",
});

/** The device at an end, or its kind if the portal does not manage it. */
const deviceOf = ({ deviceName, external }: End, t: Translate): string => deviceName || (external ? t(external) : "");

const screen: ReportScreen<Interconnection> = {
  path: "/admin/report/report-interconnection",
  paper: "/print-report-interconnection",
  title: m.interconnection,
  noun: nouns.interconnections,
  ordering: "label_number",
  landscape: true,
  filters: [
    { ...statusFilter(), sentAs: "status", unsent: [WAITING] },
    { name: "tenant", sentAs: "tenant_id", label: m.tenant },
  ],
  columns: [
    {
      key: "label_number",
      label: m.label,
      value: interconnectionName,
      link: {
        path: pageOf(
          (id) => interconnectionPath("admin", false, id),
          ({ id }) => id,
        ),
        permission: "view_interconnection_interconnection_admin",
      },
    },
    {
      key: "tenant_name",
      label: m.source,
      value: ({ source }) => source.tenantName,
      link: linkBy(tenantLink, ({ source }) => source),
    },
    {
      key: "devicesrc_name",
      label: m.device,
      exportLabel: interconnectionWords.sourceDevice,
      value: ({ source }, t) => deviceOf(source, t),
      look: ({ source }) => shortNameWhole(source.deviceName),
      link: deviceLink(({ source }) => source),
    },
    {
      key: "devicesrcport_port",
      label: m.port,
      exportLabel: interconnectionWords.sourcePort,
      value: ({ source }, t) => source.port && portText(source, t),
    },
    {
      key: "destination_name",
      label: m.destination,
      value: destinationName,
      link: linkBy(tenantLink, ({ destination }) => destination),
    },
    {
      key: "devicedst_name",
      label: m.device,
      exportLabel: interconnectionWords.destinationDevice,
      value: ({ destination }, t) => deviceOf(destination, t),
      look: ({ destination }) => shortNameWhole(destination.deviceName),
      link: deviceLink(({ destination }) => destination),
    },
    {
      key: "devicedstport_port",
      label: m.port,
      exportLabel: interconnectionWords.destinationPort,
      value: ({ destination }, t) => destination.port && portText(destination, t),
    },
    { key: "circuit_type_name", label: m.cableType, value: ({ cableType }) => cableType, onPaper: "no" },
    { key: "cable", label: m.length, value: ({ cable }) => cable, number: true, onPaper: "no" },
    {
      key: "status",
      label: m.status,
      ...statusCells(({ status }: Interconnection) => status && interconnectionStatusStyle(status)),
      onPaper: "no",
    },
    {
      key: "connect_date",
      label: m.connected,
      ...dayCells(({ connectDate }: Interconnection) => connectDate),
      onPaper: "no",
    },
  ],
};

const source = reportSource({
  permission: "view_report_interconnection_admin",
  family: "crossconnects",
  groupedBy: "status",
  row: interconnectionRow,
  fillIn: allNamed,
  baseQuery: { fitur: "report" },
  filterChoices: { tenant: { family: "tenants", label: "name" } },
  filterValues: {
    status: ({ status }) => [status && commonStatus(status)],
    // The provider may include interconnections that end at the tenant.
    tenant: ({ source, destination }) =>
      [source, destination].flatMap(({ tenant, tenantName }) => [tenant, tenantName]),
  },
  at: ({ createdAt }) => createdAt,
  tally(t, language) {
    const byStatus = new Counts();
    const metres = new Counts();
    const changes = new Timeline();
    const label = (status: string) => t(status ? interconnectionStatusStyle(status).word : reportWords.unknown);
    return {
      add(row) {
        const { status, cableType, cable, connectDate, dismantleDate } = row;
        byStatus.add(status && commonStatus(status));
        if (cable !== null && cableType && isConnected(row)) metres.add(cableType, cable);
        // Of a cable that was removed on an unknown day nobody can say how long it was in place.
        if (connectDate === null || (dismantleDate === null && !isConnected(row))) return;
        changes.add(connectDate, CONNECTED);
        if (dismantleDate !== null) changes.add(dismantleDate, CONNECTED, -1);
      },
      figures: () => ({
        groups: groupsOf(t(m.byStatus), byStatus, label),
        facts: metres.sorted.map(([type, n]) => [t(m.metres, { type }), formatQuantity(n, "m", language)]),
        drawing: standingOverTime(changes, CONNECTED, {
          name: "connected",
          title: m.connectedOverTime,
          usual: "month",
          t,
          language,
          label,
        }),
      }),
    };
  },
});

export const handle = reportHandle;
export const meta = reportMeta(screen);
export const loader = reportLoader(screen, source);
export default reportScreens(screen);
