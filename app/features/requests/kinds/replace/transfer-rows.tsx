import type { ReactNode } from "react";
import { portTypeName, type PortUse } from "~/inventory/devices/ports";
import { portText } from "~/inventory/interconnections/port-text";
import { useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { recordLink, type RecordPath } from "~/ui/record-link";
import { TableBox } from "~/ui/table-box";
import { m } from "./messages";
import type { Transfers } from "./read-transfers.server";
import { portUseOf } from "./transfers";

interface TransferRowsProps {
  read: Transfers;
  /** The content for a port in use that has no new port yet. */
  newPort: (use: PortUse) => ReactNode;
  /** The page of the interconnection that occupies a port, if the table has links. */
  interconnectionPath?: (iix: boolean) => RecordPath;
}

/** The used ports of the replaced device, with their old and new place (spec 2 §2, §3 "Transfer port"). */
export function TransferRows({
  read: { transfers, uses, left, replaced },
  newPort,
  interconnectionPath,
}: TransferRowsProps) {
  const t = useT();
  const nameOf = (name: string, use: PortUse | undefined) =>
    recordLink(name, use?.interconnection ?? null, use && interconnectionPath?.(use.iix));
  return (
    <TableBox
      label={t(m.transferTable)}
      className="data-table data-table-wide"
      cards
      heads={[m.interconnection, m.oldPort, m.cableType, m.newPort].map((head) => t(head))}
    >
      {transfers.map((moved) => (
        <tr key={`${moved.portType} ${moved.oldPortName}`}>
          <th scope="row">{nameOf(moved.label, portUseOf(moved, uses)) || NOTHING}</th>
          <td>
            <PortPlace device={moved.oldDeviceName} type={moved.portType} port={moved.oldPortName} />
          </td>
          <td>{t(portTypeName(moved.portType))}</td>
          <td>
            <PortPlace device={moved.newDeviceName} type={moved.portType} port={moved.newPortName} />
          </td>
        </tr>
      ))}
      {left.map((use) => (
        <tr key={`${use.portType} ${use.port}`}>
          <th scope="row">{nameOf(use.name, use)}</th>
          <td>
            <PortPlace device={replaced?.device?.name ?? ""} type={use.portType} port={use.port} />
          </td>
          <td>{t(portTypeName(use.portType))}</td>
          <td>{newPort(use)}</td>
        </tr>
      ))}
    </TableBox>
  );
}

function PortPlace({ device, type, port }: { device: string; type: string; port: string }) {
  const t = useT();
  return (
    <>
      {device || NOTHING} <small>{portText({ portType: type, port }, t)}</small>
    </>
  );
}
