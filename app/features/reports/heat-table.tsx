import type { CSSProperties } from "react";
import type { Numbers } from "~/ui/drawing";
import { TableBox } from "~/ui/table-box";

/** The strongest shade, which leaves the number upon it legible. */
const STRONGEST = 0.3;

/** Numbers in two directions, each shaded by how much it is; what is nothing is empty. */
export function HeatTable({ title, numbers: { heads, rows } }: { title: string; numbers: Numbers }) {
  const most = Math.max(1, ...rows.flatMap(([, ...values]) => values.map(Number)));
  const shade = (value: number) => ({ "--heat": Math.round((value / most) * STRONGEST * 100) / 100 }) as CSSProperties;
  return (
    <section className="section heat">
      <h2>{title}</h2>
      <TableBox label={title} className="data-table data-table-tight data-table-wide" heads={heads}>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={at} style={shade(Number(value))}>
                {value || ""}
              </td>
            ))}
          </tr>
        ))}
      </TableBox>
    </section>
  );
}
