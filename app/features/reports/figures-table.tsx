import type { CSSProperties } from "react";
import { useLanguage } from "~/language/context";
import { formatNumber } from "~/language/numbers";
import type { Permission } from "~/session/permissions";
import { NumbersTable } from "~/ui/picture";
import { TableBox } from "~/ui/table-box";
import type { FiguresTable } from "./report";

interface FiguresTableProps {
  table: FiguresTable;
  /** The permissions, among those of the links, that the person has. */
  permitted: readonly Permission[];
}

/** Further figures of a report, as a table of numbers or a heat map. */
export function FiguresPart({ table: { title, numbers, heat, link }, permitted }: FiguresTableProps) {
  const paths = link && permitted.includes(link.permission) ? link.paths : undefined;
  return (
    <section className="section">
      <h2>{title}</h2>
      {heat ? (
        <HeatMap title={title} numbers={numbers} />
      ) : (
        <NumbersTable title={title} numbers={numbers} paths={paths} />
      )}
    </section>
  );
}

/** The darkest shade on which numbers remain legible. */
const STRONGEST = 0.3;

/** Numbers in two dimensions, shaded by size; zero is left empty. */
function HeatMap({ title, numbers: { heads, rows } }: Pick<FiguresTable, "title" | "numbers">) {
  const language = useLanguage();
  const most = Math.max(1, ...rows.flatMap(([, ...values]) => values.map(Number)));
  const shade = (value: number) => ({ "--heat": Math.round((value / most) * STRONGEST * 100) / 100 }) as CSSProperties;
  return (
    <TableBox label={title} className="data-table data-table-tight data-table-wide heat" heads={heads}>
      {rows.map(([name, ...values]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {values.map((value, at) => (
            <td key={at} style={shade(Number(value))}>
              {value ? formatNumber(Number(value), language) : ""}
            </td>
          ))}
        </tr>
      ))}
    </TableBox>
  );
}
