import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { myRackPath } from "~/paths";
import { UsageFigure } from "~/ui/usage-bar";
import { TableBox } from "~/ui/table-box";
import { m } from "./messages";
import type { Use } from "./rows.server";

/** The tenant's racks and how full they are. */
export function RackUseTable({ racks, linked }: { racks: Use[]; linked: boolean }) {
  const t = useT();
  if (racks.length === 0) return <p className="empty">{t(m.noData)}</p>;
  return (
    <TableBox
      label={t(m.myRacks)}
      className="data-table data-table-wide"
      heads={[m.rack, m.space, m.weight, m.power].map((head) => t(head))}
    >
      {racks.map((rack) => (
        <tr key={rack.id}>
          <th scope="row">{linked ? <Link to={myRackPath(rack.id)}>{rack.name}</Link> : rack.name}</th>
          <td>
            <UsageFigure label={t(m.space)} used={rack.units_used} total={rack.units_total} unit="U" />
          </td>
          <td>
            <UsageFigure label={t(m.weight)} used={rack.weight_used} total={rack.weight_max} unit="Kg" />
          </td>
          <td>
            <UsageFigure label={t(m.power)} used={rack.power_used} total={rack.powercapacity} unit="A" />
          </td>
        </tr>
      ))}
    </TableBox>
  );
}
