import { z } from "zod";
import { unitNumbers } from "~/inventory/racks/rows.server";
import type { Message } from "~/language/language";
import { day, decimal, flag, id, moment, type SessionUser, shownReference, text } from "~/provider/rows.server";
import type { Role } from "~/session/permissions";
import { m } from "./messages";
import type { InterconnectionScope } from "./scopes";

/** An interconnection as crossconnects/ and crossconnectsiix/ read it (spec 2 §3). */
const fields = z.object({
  id,
  tenant: shownReference,
  tenant_name: text,
  destination_tenant: shownReference,
  destination_name: text,
  owner_interconnection_iix_name: text,
  iix_interconnection: flag,
  iixservice: shownReference,
  circuittype: shownReference,
  circuit_type_name: text,
  connector_name: text,
  connectorsrctype: shownReference,
  connectorsrctype_name: text,
  connectordsttype: shownReference,
  connectordsttype_name: text,
  cable: decimal,
  remark: text,
  remark_dst: text,
  label: text,
  label_number: text,
  status: text,
  created_at: moment,
  connect_date: day,
  dismantle_date: day,
  activities: shownReference,
  activities_number: text,
  device_source: text,
  device_type: text,
  device_location: text,
  port_number: text,
  devicesrc: shownReference,
  devicesrc_name: text,
  devicesrc_serialnumber: text,
  devicesrcrack: shownReference,
  devicesrcrack_name: text,
  jenisportsrc: text,
  devicesrcport: shownReference,
  devicesrcport_port: text,
  front_src: unitNumbers,
  back_src: unitNumbers,
  devicedst: shownReference,
  devicedst_name: text,
  devicedst_serialnumber: text,
  devicedstrack: shownReference,
  devicedstrack_name: text,
  jenisportdst: text,
  devicedstport: shownReference,
  devicedstport_port: text,
  front_dst: unitNumbers,
  back_dst: unitNumbers,
});
type Fields = z.output<typeof fields>;

/** One end: its tenant, and where the cable is plugged in. */
export interface End {
  tenant: number | null;
  tenantName: string;
  /** The connector's id, if the provider sends it, and its name. */
  connectorId: number | null;
  connector: string;
  device: number | null;
  deviceName: string;
  serialNumber: string;
  /** The kind of a device that the portal does not manage; null for a managed one. */
  external: Message | null;
  rack: number | null;
  rackName: string;
  /** Unit numbers on each face of the rack. */
  front: number[];
  back: number[];
  portType: string;
  /** The port's id, if the provider sends it. */
  portId: number | null;
  port: string;
}

/** Whether the source is not one of the portal's devices; rows for the report have its type alone (spec 2 §3). */
function isSourceExternal({
  device_source: from,
  device_type: type,
  devicesrc,
  devicesrc_name: name,
}: Fields): boolean {
  if (from !== "") return from !== "IN";
  return devicesrc === null && name === "" && ["3", "4"].includes(type);
}

/** Such a source is a switch or an OTB, described by place and port number (spec 2 §3, §4). */
function sourceOf(row: Fields): End {
  const isExternal = isSourceExternal(row);
  return {
    tenant: row.tenant,
    tenantName: row.tenant_name,
    connectorId: row.connectorsrctype,
    connector: row.connector_name || row.connectorsrctype_name,
    device: row.devicesrc,
    deviceName: row.devicesrc_name,
    serialNumber: row.devicesrc_serialnumber,
    external: isExternal ? (row.device_type === "3" ? m.switch : m.otb) : null,
    rack: row.devicesrcrack,
    rackName: row.devicesrcrack_name || (isExternal ? row.device_location : ""),
    front: row.front_src,
    back: row.back_src,
    portType: row.jenisportsrc,
    portId: row.devicesrcport,
    port: row.devicesrcport_port || (isExternal ? row.port_number : ""),
  };
}

function destinationOf(row: Fields): End {
  return {
    tenant: row.destination_tenant,
    tenantName: row.destination_name,
    connectorId: row.connectordsttype,
    connector: row.connectordsttype_name,
    device: row.devicedst,
    deviceName: row.devicedst_name,
    serialNumber: row.devicedst_serialnumber,
    external: null,
    rack: row.devicedstrack,
    rackName: row.devicedstrack_name,
    front: row.front_dst,
    back: row.back_dst,
    portType: row.jenisportdst,
    portId: row.devicedstport,
    port: row.devicedstport_port,
  };
}

/**
 * An interconnection with its two ends; `cable` is its length in metres, `service` the IIX service that connects it to
 * the exchange, `destinationRemark` what the destination wrote when it approved: the contract names no field for it.
 */
export const interconnectionRow = fields.transform((row) => ({
  id: row.id,
  iix: row.iix_interconnection,
  iixOwner: row.owner_interconnection_iix_name,
  service: row.iixservice,
  cableTypeId: row.circuittype,
  cableType: row.circuit_type_name,
  cable: row.cable,
  remark: row.remark,
  destinationRemark: row.remark_dst,
  label: row.label,
  labelNumber: row.label_number,
  status: row.status,
  createdAt: row.created_at,
  connectDate: row.connect_date,
  dismantleDate: row.dismantle_date,
  request: row.activities,
  requestNumber: row.activities_number,
  source: sourceOf(row),
  destination: destinationOf(row),
}));
export type Interconnection = z.output<typeof interconnectionRow>;

/** The rows of each family: one of IIX interconnections contains only such, whether or not its rows say so. */
export const familyRow = {
  crossconnects: interconnectionRow,
  crossconnectsiix: interconnectionRow.transform((row) => ({ ...row, iix: true })),
} satisfies Record<InterconnectionScope["family"], unknown>;

const untold = {
  device: null,
  deviceName: "",
  serialNumber: "",
  external: null,
  rack: null,
  rackName: "",
  front: [],
  back: [],
  portType: "",
  portId: null,
  port: "",
};

interface ReadBy {
  role: Role;
  user: Pick<SessionUser, "tenant">;
}

/**
 * An interconnection of a family as this reader may see it: only the name of the other end (contract §8); the NOC sees
 * everything.
 */
export const rowSeenBy = (reader: ReadBy, family: InterconnectionScope["family"]) =>
  familyRow[family].transform(seenBy(reader));

/** The same for a row that has already been read. */
export function seenBy({ role, user }: ReadBy) {
  const isSeen = ({ tenant }: End) => role === "admin" || (tenant !== null && tenant === user.tenant);
  const seen = (end: End): End => (isSeen(end) ? end : { ...end, ...untold });
  return (row: Interconnection): Interconnection => ({
    ...row,
    source: seen(row.source),
    destination: seen(row.destination),
    destinationRemark: isSeen(row.destination) ? row.destinationRemark : "",
  });
}
