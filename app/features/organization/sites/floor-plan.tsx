import type { CSSProperties } from "react";
import { clip } from "~/inventory/racks/clip";
import { freeUnits, powerLeft, type RackSpace, weightLeft } from "~/inventory/racks/space";
import { useT } from "~/language/context";
import { NOTHING, type Translate } from "~/language/language";
import { Patterns, patternOf } from "~/ui/picture";
import { ScrollBox } from "~/ui/table-box";
import type { FloorRow, KeyEntry, Theme, Tile } from "./floor";
import { m } from "./floor-messages";
import "./floor.css";
import "~/inventory/racks/rack.css";

/** Sizes in SVG units; text is 12 and 11. */
const TILE = { width: 84, height: 60 };
const GAP = 6;
const BAR = 12;
const HEAD = 22;
const ROW_GAP = 12;
const LETTER = 5.8;
const CAPITAL = 7.2;
const NAME_LETTER = 7.4;
/** The maximum number of racks side by side; longer rows wrap. */
const ACROSS = 12;
/** A prefix for the ids of the drawing's patterns. */
const NAME = "floor";

interface FloorPlanProps {
  site: string;
  rows: FloorRow[];
  theme: Theme;
  /** The page of a rack, for readers who may see it. */
  to?: (id: number) => string;
}

const lines = (row: FloorRow) => Math.ceil(row.tiles.length / ACROSS);
const heightOf = (row: FloorRow) => HEAD + lines(row) * (TILE.height + GAP) + ROW_GAP;

/** The racks of a site in rows, with a colour and a hatch for their usage or tenant. */
export function FloorPlan({ site, rows, theme, to }: FloorPlanProps) {
  const t = useT();
  const across = Math.min(ACROSS, Math.max(4, ...rows.map(({ tiles }) => tiles.length)));
  const width = across * (TILE.width + GAP) - GAP + 2;
  const racks = rows.flatMap(({ tiles }) => tiles.flatMap((tile) => tile ?? [])).length;
  const topOf = (at: number) => rows.slice(0, at).reduce((top, row) => top + heightOf(row), 0);
  return (
    <ScrollBox label={t(m.floorOf, { site })}>
      <svg
        className="floor"
        viewBox={`-1 0 ${width} ${topOf(rows.length)}`}
        style={{ "--floor": `${width}px` } as CSSProperties}
        role="group"
        aria-label={t(m.floorOf, { site })}
      >
        <desc>{t(m.described, { racks, rows: rows.length })}</desc> <Patterns name={NAME} />
        {rows.map((row, at) => (
          <RowShape key={row.name} row={row} y={topOf(at)} theme={theme} to={to} />
        ))}
      </svg>
    </ScrollBox>
  );
}

/** A row's name with its racks below. */
function RowShape({ row, y, theme, to }: Pick<FloorPlanProps, "theme" | "to"> & { row: FloorRow; y: number }) {
  const t = useT();
  return (
    <>
      <text className="floor-row" x="0" y={y + 15}>
        {row.name || t(m.noRow)}
      </text>{" "}
      {row.tiles.map((tile, at) => {
        const x = (at % ACROSS) * (TILE.width + GAP);
        const line = y + HEAD + Math.floor(at / ACROSS) * (TILE.height + GAP);
        return tile ? (
          <TileShape key={tile.rack.id} tile={tile} x={x} y={line} theme={theme} to={to?.(tile.rack.id)} />
        ) : (
          <rect key={`empty ${at}`} className="floor-empty" x={x} y={line} {...TILE} rx="3" />
        );
      })}
    </>
  );
}

interface TileProps {
  tile: Tile;
  x: number;
  y: number;
  theme: Theme;
  to?: string;
}

function TileShape({ tile: { rack, name, share, look }, x, y, theme, to }: TileProps) {
  const t = useT();
  const figure = figureOf(rack, theme, t);
  const filled = theme === "tenant" || share === null ? 1 : Math.min(1, share);
  const bar = y + TILE.height - BAR;
  const shape = (
    <>
      <title>{description(rack, t)}</title>{" "}
      <rect className={rack.waiting ? "floor-tile floor-wait" : "floor-tile"} x={x} y={y} {...TILE} rx="3" />
      <text className="floor-name" x={x + 7} y={y + 18}>
        {clip(name, TILE.width - (rack.waiting ? 38 : 12), NAME_LETTER)}
      </text>{" "}
      {rack.waiting ? (
        <text className="floor-waiting" x={x + TILE.width - 7} y={y + 18}>
          {t(m.waitingUnits, { n: rack.waiting })}
        </text>
      ) : null}{" "}
      <text className="floor-figure" x={x + 7} y={y + 36}>
        {theme === "tenant" ? clip(figure, TILE.width - 12, /[a-z]/.test(figure) ? LETTER : CAPITAL) : figure}
      </text>{" "}
      <rect className="floor-track" x={x + 1} y={bar} width={TILE.width - 2} height={BAR - 1} />
      <rect
        className="series"
        x={x + 1}
        y={bar}
        width={(TILE.width - 2) * filled}
        height={BAR - 1}
        fill={patternOf(NAME, look)}
      />
    </>
  );
  return to ? (
    <a className="floor-rack" href={to}>
      {shape}
    </a>
  ) : (
    <g className="floor-rack">{shape}</g>
  );
}

/** A tile's second line, below the name. */
function figureOf(rack: RackSpace, theme: Theme, t: Translate): string {
  if (theme === "tenant") return rack.tenantName || NOTHING;
  const [left, unit] =
    theme === "weight" ? [weightLeft(rack), "Kg"] : theme === "power" ? [powerLeft(rack), "A"] : [freeUnits(rack), "U"];
  if (left === null) return NOTHING;
  return theme === "space" ? t(m.freeUnits, { n: left }) : t(m.left, { n: left, unit });
}

/** A rack's description in a sentence. */
function description(rack: RackSpace, t: Translate): string {
  const figures = (["space", "weight", "power"] as const).map((theme) => figureOf(rack, theme, t));
  const waits = rack.waiting ? `${t(m.waitingHead)}: ${rack.waiting} U` : "";
  return [rack.name, rack.tenantName, ...figures.filter((figure) => figure !== NOTHING), waits]
    .filter(Boolean)
    .join(", ");
}

/** The legend of colours and hatches, with the number of racks of each. */
export function FloorKey({ entries, waiting }: { entries: KeyEntry[]; waiting: number }) {
  const t = useT();
  const theme = entries.some(({ label }) => typeof label === "string") ? m.otherTenants : m.untold;
  return (
    <ul className="picture-key" aria-label={t(m.key)}>
      {entries.map(({ look, label, count }) => (
        <li key={look}>
          <svg viewBox="0 0 16 12" width="1.6em" height="1.2em" aria-hidden="true">
            <rect width="16" height="12" className="series" fill={patternOf(NAME, look)} />
          </svg>
          {t(m.counted, { label: typeof label === "string" ? label : t(label ?? theme), count })}{" "}
        </li>
      ))}
      {waiting > 0 && (
        <li>
          <svg viewBox="0 0 16 12" width="1.6em" height="1.2em" aria-hidden="true">
            <rect className="floor-tile floor-wait" x="1" y="1" width="14" height="10" />
          </svg>
          {t(m.counted, { label: t(m.waitingRacks), count: waiting })}
        </li>
      )}
    </ul>
  );
}
