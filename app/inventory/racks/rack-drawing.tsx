import { Fragment } from "react";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { type Device, type Face, type RackDrawing, type Slot, type UnitRange, unitsText } from "./drawing";
import { clip } from "./clip";
import { faceNames, m, type OwnLabel, stateName } from "./drawing-messages";
import { Plate, slotClass } from "./rack-key";
import "./rack.css";

/**
 * Widths in SVG units; text is 11 (names) and 10 (numbers, ports). On paper a wider drawing would have smaller text, a
 * narrower one would leave no room below it for the table of its devices; "small" is one of many side by side.
 */
const WIDTH = { screen: 372, paper: 372, small: 150 };
type Medium = keyof typeof WIDTH;
const GUTTER = 26;
const UNIT = 14;
const NAME_LETTER = 6.4;
const SMALL_LETTER = 5.5;
/** A taller device has its name at the top instead of the middle. */
const CENTRED_UNITS = 2;

interface FacesProps {
  name: string;
  drawing: RackDrawing;
  own: OwnLabel;
  /** There are no links on paper and in small drawings. */
  medium: Medium;
  /** The target of a free position, by its top unit. */
  freePath?: (unit: number) => string;
  /** A highlighted position. */
  marked?: UnitRange | null;
}

/** Front and back side by side (spec 2 §4 "Rack unit status in the drawing"). */
export function RackFaces(props: FacesProps) {
  const t = useT();
  return (
    <div className="rack-faces">
      {(["front", "back"] as const).map((face) => (
        <figure key={face}>
          <figcaption>{t(faceNames[face])}</figcaption> <RackFace face={face} {...props} />
        </figure>
      ))}
    </div>
  );
}

/** One face of a rack. */
export function RackFace({ name, drawing, own, medium, face, freePath, marked }: FacesProps & { face: Face }) {
  const t = useT();
  const height = drawing.height * UNIT;
  const width = WIDTH[medium];
  return (
    <svg
      className="rack-svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={medium === "small" ? "img" : "group"}
      aria-label={t(m.drawingOf, { rack: name, face: t(faceNames[face]).toLowerCase() })}
    >
      <desc>{t(m.drawingSummary, { height: drawing.height, ...drawing.use })}</desc>{" "}
      <rect className="rack-body" x={GUTTER} y="0" width={width - GUTTER} height={height} />
      <UnitNumbers height={drawing.height} width={width} />
      {drawing[face].map((slot) => (
        <SlotShape
          key={slot.top}
          slot={slot}
          y={(drawing.height - slot.top) * UNIT}
          tabIndex={
            face === "back" &&
            drawing.front.some(({ state, device }) => state === slot.state && device?.id === slot.device?.id)
              ? -1
              : undefined
          }
          {...{ face, own, medium, freePath }}
        />
      ))}
      <rect className="rack-frame" x={GUTTER} y="0" width={width - GUTTER} height={height} rx="2" />
      {marked && (
        <rect
          className="rack-marked"
          x={GUTTER}
          y={(drawing.height - marked.top) * UNIT}
          width={width - GUTTER}
          height={marked.units * UNIT}
          rx="2"
        />
      )}
    </svg>
  );
}

function UnitNumbers({ height, width }: { height: number; width: number }) {
  return (
    <g aria-hidden="true">
      {Array.from({ length: height }, (_, row) => (
        <Fragment key={row}>
          <text className="rack-number" x={GUTTER - 6} y={row * UNIT + 10.6}>
            {height - row}
          </text>{" "}
        </Fragment>
      ))}
      <path
        className="rack-line"
        d={Array.from({ length: height - 1 }, (_, row) => `M${GUTTER} ${(row + 1) * UNIT}H${width - 1}`).join("")}
      />
    </g>
  );
}

interface SlotProps extends Pick<FacesProps, "own" | "medium" | "freePath"> {
  slot: Slot;
  face: Face;
  y: number;
  /** -1 if the front has the same link: with keys both are one stop. */
  tabIndex?: number;
}

function SlotShape(props: SlotProps) {
  const t = useT();
  const { slot, y, own, medium, freePath, tabIndex } = props;
  const { state, device } = slot;
  if (state === "free" || !device) {
    return freePath && medium === "screen" ? <FreeSlot {...{ slot, y, tabIndex }} to={freePath(slot.top)} /> : null;
  }
  const height = slot.units * UNIT - 1;
  const shape = (
    <>
      <title>{description(slot, device, own, t)}</title>{" "}
      <Plate state={state} x={GUTTER + 0.5} y={y + 0.5} width={WIDTH[medium] - GUTTER - 1.5} height={height} />
      <SlotText {...props} device={device} />{" "}
    </>
  );
  const target = medium === "screen" && state !== "half" ? deviceAnchor(device) : undefined;
  return target ? (
    <a className={slotClass[state]} href={`#${target}`} tabIndex={tabIndex}>
      {shape}
    </a>
  ) : (
    <g className={slotClass[state]}>{shape}</g>
  );
}

/** A free position as a link; only in the large drawing. */
function FreeSlot({ slot, y, to, tabIndex }: Pick<SlotProps, "slot" | "y" | "tabIndex"> & { to: string }) {
  const t = useT();
  return (
    <a className="rack-free" href={to} tabIndex={tabIndex}>
      <title>{t(m.placeHere, { units: unitsText(slot) })}</title>{" "}
      <rect x={GUTTER + 1} y={y + 0.5} width={WIDTH.screen - GUTTER - 2} height={slot.units * UNIT - 1} rx="2" />
      <text x={WIDTH.screen - 7} y={y + 10.6} className="rack-side">
        + {slot.units}U
      </text>{" "}
    </a>
  );
}

function SlotText({ slot, device, face, own, medium, y }: SlotProps & { device: Device }) {
  const t = useT();
  const width = WIDTH[medium];
  const middle = slot.units > CENTRED_UNITS ? y + 10 : y + (slot.units * UNIT) / 2;
  const x = GUTTER + 11.5;
  if (slot.state === "half" || slot.state === "blocked") {
    const blocked = t(stateName("blocked", own));
    const words =
      slot.state === "blocked"
        ? device.name || blocked
        : t(m.halfDepth, { device: device.name || blocked, face: t(faceNames[otherFace(face)]).toLowerCase() });
    const label = clip(words, width - x - 16, SMALL_LETTER);
    return (
      <>
        <rect className="rack-plate" x={x - 5} y={middle - 5.5} width={label.length * SMALL_LETTER + 10} height="11" />
        <text x={x} y={middle + 3.7}>
          {label}
        </text>
      </>
    );
  }
  const mark = slot.state === "waiting" ? " (R)" : "";
  const side = medium === "small" ? "" : [`${slot.units}U`, portCountsText(device)].filter(Boolean).join(" · ");
  const room = width - x - 12 - (side.length + 1) * SMALL_LETTER - mark.length * NAME_LETTER;
  return (
    <>
      <text x={x} y={middle + 3.7} className="rack-name">
        {clip(device.name, room, NAME_LETTER) + mark}
      </text>{" "}
      <text x={width - 7} y={middle + 3.7} className="rack-side">
        {side}
      </text>
    </>
  );
}

function description(slot: Slot, device: Device, own: OwnLabel, t: Translate): string {
  const what = [device.name, device.type].filter(Boolean).join(", ");
  return `${unitsText(slot)}: ${what ? `${what}. ` : ""}${t(stateName(slot.state, own))}`;
}

/** "8 eth, 16 sfp"; "" without ports. */
export function portCountsText({ eth, fib, sfp }: Device): string {
  const counts = [`${eth} eth`, `${fib} fib`, `${sfp} sfp`];
  return counts.filter((count) => !count.startsWith("0 ")).join(", ");
}

/** The id of the device's row in the table below the drawing. */
export function deviceAnchor(device: Device): string | undefined {
  return device.id ? `device-${device.id}` : undefined;
}

const otherFace = (face: Face): Face => (face === "front" ? "back" : "front");
