import type { CSSProperties } from "react";
import {
  type Face,
  type RackDrawing,
  type Slot,
  type SlotState,
  type UnitRange,
  unitsText,
} from "~/inventory/racks/drawing";
import { faceNames, m as drawingWords, stateName } from "~/inventory/racks/drawing-messages";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { FieldError } from "~/forms/field-parts";
import { useField } from "~/forms/form";
import { Icon } from "~/ui/icon";
import { m } from "./device-form-messages";
import { roomFrom } from "./placement";
import { placesFrom } from "./several";

const slotClass: Readonly<Record<Exclude<SlotState, "free">, string>> = {
  installed: "slot-device",
  own: "slot-own",
  waiting: "slot-wait",
  blocked: "slot-blocked",
  half: "slot-half",
};

interface PickerProps {
  rack: string;
  drawing: RackDrawing;
  /** The height of the device in units. */
  height: number;
  /** The names of the devices: the first at the chosen position, the others below. */
  devices: readonly string[];
  /** The chosen top unit of the first device, even if it does not fit. */
  unit: number | null;
  onChoose: (unit: number) => void;
}

/** The rack as a table, front and back, with a radio button for each possible top unit. */
export function UnitPicker({ rack, drawing, height, devices, unit, onChoose }: PickerProps) {
  const t = useT();
  const { errors } = useField("up_front");
  const units = Array.from({ length: drawing.height }, (_, below) => drawing.height - below);
  const first = units.find((unit) => roomFrom(drawing, unit) >= height);
  const fits = unit === null || roomFrom(drawing, unit) >= height;
  const quantity = devices.length;
  const places = unit === null ? [] : placesFrom(drawing, unit, { height, quantity });
  const others = places.slice(1).map((top, at): Added => ({ top, units: height, name: devices[at + 1] ?? "" }));
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={errors.length > 0 || undefined}
      aria-describedby={errors.length > 0 ? "up_front-error" : undefined}
      {...(first === undefined && { id: "up_front", tabIndex: -1 })}
    >
      <legend className="sr-only">{t(m.rackPosition)}</legend>
      <FieldError of="up_front" errors={errors} />
      <div role="status">
        {!fits && (
          <p className="notice notice-wait">
            <Icon name="warn" />
            {unit < height ? t(m.positionByHeight) : t(m.notFree, { place: unitsText({ top: unit, units: height }) })}
          </p>
        )}
        {unit !== null && fits && places.length < quantity && (
          <p className="notice notice-wait">
            <Icon name="warn" />
            {t(m.roomFor, { unit, n: places.length, quantity })}
          </p>
        )}
        {first === undefined && (
          <p className="notice notice-error">
            <Icon name="stop" />
            {t(m.noPlace, { n: height })}
          </p>
        )}
      </div>
      <table className="unit-picker" style={{ "--height": height } as CSSProperties}>
        <caption>
          <b>{t(m.positionIn, { rack })}</b> {t(m.pickerNote, { n: height })} {quantity > 1 && t(m.severalNote)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(faceNames.front)}</th>
            <th scope="col" className="unit-number">
              {t(m.unit)}
            </th>
            <th scope="col">{t(faceNames.back)}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((row) => (
            <tr key={row}>
              <FaceCell drawing={drawing} face="front" unit={row} added={others} />
              <td className="unit-number">
                <UnitChoice
                  unit={row}
                  room={roomFrom(drawing, row)}
                  height={height}
                  device={devices[0] ?? ""}
                  isFirst={row === first}
                  isChosen={row === unit}
                  onChoose={onChoose}
                />
              </td>
              <FaceCell drawing={drawing} face="back" unit={row} added={others} />
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

/** A device that is added together with the first one. */
interface Added extends UnitRange {
  name: string;
}

interface ChoiceProps extends Pick<PickerProps, "height" | "onChoose"> {
  unit: number;
  device: string;
  /** The number of free units from here down. */
  room: number;
  isFirst: boolean;
  isChosen: boolean;
}

/** A unit's number; for a free unit as a radio button, labelled with the units it takes or why it cannot be chosen. */
function UnitChoice({ unit, room, height, device, isFirst, isChosen, onChoose }: ChoiceProps) {
  const t = useT();
  const { first } = useField("up_front");
  if (room === 0) return unit;
  const fits = room >= height;
  const says = fits ? unitsText({ top: unit, units: height }) : t(m.tooLow, { n: room });
  return (
    <label title={says} data-device={device}>
      <input
        {...(isFirst && { id: "up_front", autoFocus: first })}
        type="radio"
        name="up_front"
        value={unit}
        checked={fits && isChosen}
        disabled={!fits}
        aria-label={t(m.unitChoice, { unit, says })}
        onChange={() => onChoose(unit)}
      />{" "}
      {unit}
    </label>
  );
}

const isWithin = (unit: number, { top, units }: UnitRange): boolean => unit <= top && unit > top - units;

interface FaceCellProps {
  drawing: RackDrawing;
  face: Face;
  unit: number;
  added: readonly Added[];
}

/** The content of one face: a cell per free unit, one cell for all units of a device. */
function FaceCell({ drawing, face, unit, added }: FaceCellProps) {
  const t = useT();
  const other = added.find((one) => isWithin(unit, one));
  if (other && other.top !== unit) return null;
  if (other)
    return (
      <td className="slot-new" rowSpan={other.units}>
        {other.name}
      </td>
    );
  const slot = drawing[face].find((one) => isWithin(unit, one));
  if (!slot || slot.state === "free") return <td />;
  if (slot.top !== unit) return null;
  const words = slotText(slot, face, t);
  return (
    <td className={slotClass[slot.state]} rowSpan={slot.units} title={`${unitsText(slot)}: ${words}`}>
      <span>{words}</span>
    </td>
  );
}

function slotText({ state, device }: Slot, face: Face, t: Translate): string {
  const name = device?.name || t(stateName("blocked", "yours"));
  if (state === "waiting") return `${name} (R)`;
  const other = faceNames[face === "front" ? "back" : "front"];
  return state === "half" ? t(drawingWords.halfDepth, { device: name, face: t(other).toLowerCase() }) : name;
}
