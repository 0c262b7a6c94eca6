import { Link } from "@remix-run/react";
import { freeUnits, powerLeft, type RackSpace, weightLeft } from "~/inventory/racks/space";
import { useLanguage, useT } from "~/language/context";
import { nameOrId, NOTHING } from "~/language/language";
import { formatNumber, formatQuantity } from "~/language/numbers";
import { recordLink, type RecordPath } from "~/ui/record-link";
import { TableBox } from "~/ui/table-box";
import { m } from "./floor-messages";

interface FloorTableProps {
  site: string;
  racks: RackSpace[];
  /** The page of a rack, for readers who may see it. */
  to?: RecordPath;
  /** The page of a tenant, for readers who may see it. */
  tenantPath: RecordPath;
}

/** The racks of a floor with their free space. */
export function FloorTable({ site, racks, to, tenantPath }: FloorTableProps) {
  const t = useT();
  const language = useLanguage();
  const numbers = [m.freeHead, m.inOnePiece, m.weightLeft, m.powerLeft, m.waitingHead];
  const quantity = (value: number | null, unit: string) => formatQuantity(value, unit, language) || NOTHING;
  return (
    <div className="section">
      <TableBox
        label={t(m.racksCaption, { site })}
        className="data-table data-table-tight data-table-wide"
        cards
        heads={[t(m.rack), t(m.tenant), ...numbers.map((head) => ({ words: t(head), number: true as const }))]}
      >
        {racks.map((rack) => (
          <tr key={rack.id}>
            <th scope="row">
              {to ? (
                <Link to={to(rack.id)} discover="none">
                  {nameOrId(rack.name, rack.id)}
                </Link>
              ) : (
                rack.name
              )}
            </th>
            <td>{recordLink(rack.tenantName, rack.tenant, tenantPath) || NOTHING}</td>
            <td className="number">{formatNumber(freeUnits(rack), language)}</td>
            <td className="number">{quantity(rack.gaps ? (rack.gaps[0]?.units ?? 0) : null, "U")}</td>
            <td className="number">{quantity(weightLeft(rack), "Kg")}</td>
            <td className="number">{quantity(powerLeft(rack), "A")}</td>
            <td className="number">{rack.waiting ? quantity(rack.waiting, "U") : NOTHING}</td>
          </tr>
        ))}
      </TableBox>
    </div>
  );
}
