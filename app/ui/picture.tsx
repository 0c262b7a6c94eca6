import { Fragment } from "react";
import { useT } from "~/language/context";
import { type Drawing, HALF, type Numbers, SERIES } from "./drawing";
import { m } from "./messages";
import { ScrollBox, TableBox } from "./table-box";
import "./styles/picture.css";

const asTable = { en: "The numbers as a table", id: "Angka dalam tabel" };

/** The patterns that distinguish series without colour: lines drawn over a series' fill. */
const patterns: readonly (string | null)[] = [
  null,
  "M0 8 8 0M-2 2 2 -2M6 10 10 6",
  "M0 4h8",
  "M0 0 8 8M-2 6 2 10M6 -2 10 2",
  "M4 0v8",
  "M0 4h8M4 0v8",
  "M2 2h1M6 6h1",
];

/** The fill of a style, from the patterns with this name. */
export const patternOf = (name: string, series: number) => `url(#${name}-${series})`;

/** A chart with its legend, and the same numbers as a table. */
export function Picture({ drawing }: { drawing: Drawing }) {
  const t = useT();
  const { name, title, description, width, height, isOverTime, key, bars, curves, words, lines, numbers, paths } =
    drawing;
  return (
    <figure className={width === HALF ? "picture picture-half" : "picture"} aria-labelledby={`${name}-title`}>
      <figcaption>
        <h2 id={`${name}-title`}>{title}</h2>
        {key.length > 1 && (
          <ul className="picture-key">
            {key.map(({ series, label }) => (
              <li key={label}>
                <svg viewBox="0 0 16 12" width="1.6em" height="1.2em" aria-hidden="true">
                  <rect width="16" height="12" className="series" fill={patternOf(name, series)} />
                </svg>
                {label}{" "}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <ScrollBox label={title} fromEnd={isOverTime}>
        <svg viewBox={`0 0 ${width} ${height}`} direction="ltr" role="img" aria-label={description}>
          <Patterns name={name} />
          {lines.map((line, at) => (
            <line key={at} {...line} className="picture-line" />
          ))}
          {bars.map(({ series, label, ...place }, at) => (
            <rect key={at} {...place} className="series" fill={patternOf(name, series)}>
              <title>{label}</title>{" "}
            </rect>
          ))}
          {curves.map(({ series, area, line }) => (
            <g key={series}>
              <path d={area} className="picture-ground" fill={patternOf(name, series)} />
              <path d={line} className={`picture-curve series-${series}`} />
            </g>
          ))}
          {words.map(({ text, anchor, ...place }, at) => (
            <Fragment key={at}>
              <text {...place} textAnchor={anchor}>
                {text}
              </text>{" "}
            </Fragment>
          ))}
        </svg>
      </ScrollBox>
      <details>
        <summary className="link-button">{t(asTable)}</summary>
        <NumbersTable title={t(m.tableOf, { title })} numbers={numbers} paths={paths} />
      </details>
    </figure>
  );
}

/** The colours and patterns of all styles, for the surrounding drawing. */
export function Patterns({ name }: { name: string }) {
  return (
    <defs>
      {Array.from({ length: SERIES }, (_, series) => (
        <pattern key={series} id={`${name}-${series}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={`series-${series}`} />
          {patterns[series] && <path d={patterns[series]} className="picture-pattern" />}
        </pattern>
      ))}
    </defs>
  );
}

/** The number of number columns that fit on a phone. */
const MOST_NARROW = 3;

interface NumbersTableProps {
  title: string;
  numbers: Numbers;
  /** The links of the row names. */
  paths?: readonly (string | null)[];
}

/** A table of numbers with row names. */
export function NumbersTable({ title, numbers: { heads, rows }, paths = [] }: NumbersTableProps) {
  return (
    <TableBox
      label={title}
      className="data-table data-table-tight"
      cards={heads.length > MOST_NARROW}
      heads={heads.map((words, at) => (at > 0 ? { words, number: true } : words))}
    >
      {rows.map(([name, ...values], row) => (
        <tr key={row}>
          <th scope="row">{paths[row] ? <a href={paths[row]}>{name}</a> : name}</th>
          {values.map((value, at) => (
            <td key={at} className="number">
              {value}
            </td>
          ))}
        </tr>
      ))}
    </TableBox>
  );
}
