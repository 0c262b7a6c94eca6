import { portText } from "~/inventory/interconnections/port-text";
import { destinationName } from "~/inventory/interconnections/interconnection";
import type { End, Interconnection } from "~/inventory/interconnections/rows.server";
import { rangesText, unitRanges } from "~/inventory/racks/drawing";
import { useT } from "~/language/context";
import { type Language, type Message, NOTHING, type Translate } from "~/language/language";
import { formatQuantity } from "~/language/numbers";
import { TableBox } from "~/ui/table-box";
import { m } from "./document-messages";

/** The facts of the cable itself, on every document. */
export const cableFacts = ({ cableType, cable }: Interconnection, t: Translate, language: Language) =>
  [
    [t(m.cableType), cableType],
    [t(m.length), formatQuantity(cable, "m", language)],
  ] as const;

const unitsText = (units: number[]): string => rangesText(unitRanges(units)) || NOTHING;

const lines: readonly (readonly [head: Message, text: (end: End, t: Translate) => string])[] = [
  [m.tenant, ({ tenantName }) => tenantName],
  [m.rack, ({ rackName }) => rackName],
  [m.device, ({ deviceName, external }, t) => deviceName || (external ? t(external) : "")],
  [m.serialNumber, ({ serialNumber }) => serialNumber],
  [m.units, ({ front, back }) => (front.length + back.length > 0 ? `${unitsText(front)} / ${unitsText(back)}` : "")],
  [m.port, portText],
];
const connector = [m.connector, (end: End) => end.connector] as const;

/** Both ends of a cable side by side; unknown or hidden details are a dash. */
export function CableEnds({
  row,
  heads: [first, second] = [m.source, m.destination],
  hasConnectors = true,
}: {
  row: Interconnection;
  heads?: readonly [Message, Message];
  /** False where the connectors are listed elsewhere. */
  hasConnectors?: boolean;
}) {
  const t = useT();
  const destination = { ...row.destination, tenantName: destinationName(row) };
  return (
    <TableBox label={t(m.ends)} heads={[t(m.end), t(first), t(second)]}>
      {(hasConnectors ? [...lines, connector] : lines).map(([head, text]) => (
        <tr key={t(head)}>
          <th scope="row">{t(head)}</th>
          <td>{text(row.source, t) || NOTHING}</td>
          <td>{text(destination, t) || NOTHING}</td>
        </tr>
      ))}
    </TableBox>
  );
}
