import { cableLabel, destinationName } from "~/inventory/interconnections/interconnection";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { formatWrittenDay } from "~/language/dates";
import { type Message, NOTHING, translator } from "~/language/language";
import { formatQuantity } from "~/language/numbers";
import type { Fact } from "~/ui/facts";
import { TableBox } from "~/ui/table-box";
import { CableEnds } from "./cable-parts";
import type { DocumentPage } from "./document-loader.server";
import { m } from "./document-messages";
import { DocumentSheet } from "./document-sheet";
import { nocSignature } from "~/inventory/documents/signature";
import { Blank, CheckList, signedByHand } from "./paper-parts";

interface Props {
  page: DocumentPage;
  row: Interconnection;
  work: Message;
  /** Facts besides the cable's label and the work. */
  facts: readonly Fact[];
  /** The heads of the column that the technician fills in, and of its cells. */
  material: Message;
  checks: readonly Message[];
}

/** A work order for a cable: both ends, the material, and space for the technician's notes. */
export function OrderSheet({ page, row, work, facts, material, checks }: Props) {
  const { language } = page;
  const { source, destination, cableType, cable } = row;
  const t = translator(language);
  const parts = [
    [m.cableType, cableType],
    [m.length, formatQuantity(cable, "m", language)],
    [m.sourceConnector, source.connector],
    [m.destinationConnector, destination.connector],
  ] as const;
  return (
    <DocumentSheet
      page={page}
      facts={[
        [t(m.label), cableLabel(row)],
        [t(m.work), t(work)],
        [t(m.connectedOn), row.connectDate && formatWrittenDay(row.connectDate, language)],
        ...facts,
        [t(m.technician), <Blank key="technician" />],
        [t(m.workDay), <Blank key="day" />],
        [t(m.workTime), <Blank key="time" />],
      ]}
      signatures={[
        nocSignature(page),
        signedByHand([t(m.source), source.tenantName || NOTHING], language),
        signedByHand([t(m.destination), destinationName(row) || NOTHING], language),
      ]}
    >
      <h2>{t(m.ends)}</h2>
      <CableEnds row={row} hasConnectors={false} />
      <h2>{t(m.material)}</h2>
      <TableBox label={t(m.material)} heads={[t(m.material), t(m.asOrdered), t(material)]}>
        {parts.map(([part, text]) => (
          <tr key={t(part)}>
            <th scope="row">{t(part)}</th>
            <td>{text || NOTHING}</td>
            <td className="wide" />
          </tr>
        ))}
      </TableBox>
      <CheckList checks={checks} />
    </DocumentSheet>
  );
}
