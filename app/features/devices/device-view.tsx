import type { ReactNode } from "react";
import { linksFor, type Reader } from "~/inventory/reader-links";
import { portText } from "~/inventory/interconnections/port-text";
import { exchangeName, interconnectionStatusStyle } from "~/inventory/interconnections/interconnection";
import { m as historyWords } from "~/inventory/requests/history-messages";
import { RequestHistory } from "~/inventory/requests/request-history";
import { useLanguage, useT } from "~/language/context";
import { formatDay } from "~/language/dates";
import { NOTHING } from "~/language/language";
import { formatQuantity } from "~/language/numbers";
import { UsageBar } from "~/ui/usage-bar";
import { type Fact, Facts } from "~/ui/facts";
import { recordLink } from "~/ui/record-link";
import { StyledStatusBadge } from "~/ui/status";
import { TableBox } from "~/ui/table-box";
import { placeText, deviceStatusStyle } from "~/inventory/devices/device";
import { m } from "~/inventory/devices/messages";
import { freePortsText, type PortGroup, portTypeName, type PortUse } from "~/inventory/devices/ports";
import { DevicePlace } from "./device-place";
import { PortMap } from "./port-map";
import type { DeviceWithPorts } from "./read-device.server";

interface Props {
  read: DeviceWithPorts;
  reader: Reader;
  /** The link back, and the actions on the device. */
  actions: ReactNode;
}

/** The page of a device, for the NOC and for its tenant. */
export function DevicePage({ actions, ...view }: Props) {
  const { name, typeName, status } = view.read.device;
  const mark = deviceStatusStyle(status);
  return (
    <>
      <div className="page-head">
        <h1>{name}</h1>
        {mark && <StyledStatusBadge status={mark} />}
        <p>{typeName}</p>
        <div className="page-actions">{actions}</div>
      </div>
      <DeviceView {...view} />
    </>
  );
}

/** A device's position, ports and requests. */
function DeviceView({ read: { device, ports, uses, drawing, history }, reader }: Omit<Props, "actions">) {
  const t = useT();
  const language = useLanguage();
  const { tenantPath, rackPath, interconnectionPath } = linksFor(reader);
  const facts: Fact[] = [
    [t(m.tenant), recordLink(device.tenantName, device.tenant, tenantPath)],
    [
      t(m.rack),
      recordLink(device.rackName, device.rack, rackPath && ((rack) => `${rackPath(rack)}#device-${device.id}`)),
    ],
    [t(m.units), placeText(device, t)],
    [t(m.manufacture), device.manufactureName],
    [t(m.type), device.typeName],
    [t(m.serialNumber), device.serialNumber && <span className="code">{device.serialNumber}</span>],
    [t(m.weight), formatQuantity(device.weight, "Kg", language)],
    [t(m.power), formatQuantity(device.power, "A", language)],
    [t(m.dateIn), device.dateIn && formatDay(device.dateIn, language)],
    [t(m.description), device.description],
  ];
  return (
    <div className="split split-side">
      <section aria-labelledby="facts">
        <h2 id="facts" className="sr-only">
          {t(m.facts)}
        </h2>
        <Facts facts={facts} />
        <DevicePlace device={device} drawing={drawing} />
      </section>
      <div>
        <section aria-labelledby="ports">
          <h2 id="ports">{t(m.ports)}</h2>
          {ports.length > 0 ? <PortTable device={device.name} ports={ports} /> : <p>{t(m.noPorts)}</p>}
          {ports.map((group) => (
            <PortMap key={group.type} group={group} uses={uses} interconnectionPath={interconnectionPath} />
          ))}
        </section>
        {ports.length > 0 && (
          <section className="section" aria-labelledby="uses">
            <h2 id="uses">{t(m.usedBy)}</h2>
            {uses.length > 0 ? (
              <PortUseTable device={device.name} uses={uses} reader={reader} />
            ) : (
              <p>{t(m.nothingUsed)}</p>
            )}
          </section>
        )}
        {history && <RequestHistory side={reader.role} history={history} note={historyWords.ofDevice} />}
      </div>
    </div>
  );
}

function PortTable({ device, ports }: { device: string; ports: PortGroup[] }) {
  const t = useT();
  return (
    <TableBox
      label={t(m.portsCaption, { device })}
      className="data-table data-table-tight"
      cards
      heads={[t(m.portType), t(m.use), { words: t(m.free), number: true }, t(m.freePorts)]}
    >
      {ports.map(({ type, total, free }) => (
        <tr key={type}>
          <th scope="row">{t(portTypeName(type))}</th>
          <td>
            <UsageBar label={t(m.use)} used={Math.max(0, total - free.length)} total={total} unit="" />
          </td>
          <td className="number">{free.length}</td>
          <td>{freePortsText(free) || NOTHING}</td>
        </tr>
      ))}
    </TableBox>
  );
}

function PortUseTable({ device, uses, reader }: { device: string; uses: PortUse[]; reader: Reader }) {
  const t = useT();
  const { tenantPath, devicePath, interconnectionPath } = linksFor(reader);
  const otherDevice = ({ tenant, device, deviceName }: PortUse["otherEnd"]) =>
    recordLink(deviceName, device, [null, tenant].includes(reader.tenant) ? devicePath : undefined);
  return (
    <TableBox
      label={t(m.usedByCaption, { device })}
      className="data-table data-table-tight"
      cards
      heads={[m.port, m.interconnection, m.otherEnd, m.cable, m.status].map((head) => t(head))}
    >
      {uses.map((use) => (
        <tr key={`${use.portType} ${use.port} ${use.name}`}>
          <th scope="row" className="nowrap">
            {portText(use, t)}
          </th>
          <td>{recordLink(use.name, use.interconnection, interconnectionPath(use.iix))}</td>
          <td>
            {recordLink(use.otherEnd.tenantName, use.otherEnd.tenant, tenantPath) || (use.iix ? exchangeName : NOTHING)}
            {use.otherEnd.deviceName && <small className="dimmed"> {otherDevice(use.otherEnd)}</small>}
          </td>
          <td className="nowrap">{use.cable || NOTHING}</td>
          <td className="nowrap">
            <StyledStatusBadge status={interconnectionStatusStyle(use.status)} />
          </td>
        </tr>
      ))}
    </TableBox>
  );
}
