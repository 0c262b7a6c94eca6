import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDay } from "~/language/dates";
import { useLanguage, useT } from "~/language/context";
import { type Message, NOTHING } from "~/language/language";
import { formatNumber, formatQuantity } from "~/language/numbers";
import { breakable } from "~/ui/breakable";
import { type Fact, Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { StatusBadge } from "~/ui/status";
import { TableBox } from "~/ui/table-box";
import { type DeviceState, type Face, type PlacedDevice, rangesText, unitsText } from "./drawing";
import { deviceStatus, m, type OwnLabel, stateName } from "./drawing-messages";
import { m as rackWords } from "./rack-messages";
import type { MarkedPlace } from "./marked-place";
import type { ReadRack } from "./read-rack.server";
import { deviceAnchor, portCountsText, RackFaces } from "./rack-drawing";
import { RackKey, RackPatterns } from "./rack-key";
import { RackLoad } from "./rack-load";
import "./rack-view.css";

const GAPS_NAMED = 2;

interface RackViewProps {
  rack: ReadRack;
  own: OwnLabel;
  /** Facts that are links for some readers, or that only some readers see. */
  tenant: ReactNode;
  site: ReactNode;
  group?: ReactNode;
  sharedWith?: ReactNode;
  /** The page of a device, for readers who may see it. */
  devicePath?: (id: string) => string;
  /** The target of a free position in the drawing, by its top unit. */
  freePath?: (unit: number) => string;
  /** A position marked by the address, and what can be done with it. */
  place?: MarkedPlace | null;
  placeActions?: ReactNode;
}

/** A rack with usage bars, facts, drawing and the table of its devices, for the NOC and for its tenant. */
export function RackView({
  rack: { rack, type, drawing },
  own,
  devicePath,
  freePath,
  place,
  placeActions,
  ...facts
}: RackViewProps) {
  const t = useT();
  return (
    <>
      <RackPatterns />
      <div className="split split-side">
        <div className="stack">
          <section aria-labelledby="use">
            <h2 id="use" className="sr-only">
              {t(m.use)}
            </h2>
            <div className="stack">
              <RackLoad rack={rack} drawing={drawing} />
            </div>
          </section>
          <RackFacts rack={rack} type={type} drawing={drawing} {...facts} />
        </div>
        <section aria-labelledby="drawing">
          {place && <PlaceNotice place={place}>{placeActions}</PlaceNotice>}
          <div className="rack-top">
            <h2 id="drawing" className="sr-only">
              {t(m.drawing)}
            </h2>
            <RackKey own={own} />
          </div>
          <RackFaces name={rack.name} drawing={drawing} own={own} medium="screen" freePath={freePath} marked={place} />
        </section>
      </div>
      <DeviceTable name={rack.name} devices={drawing.devices} own={own} devicePath={devicePath} />
    </>
  );
}

/** The notice about a marked position; the address links to it with `#place`. */
function PlaceNotice({ place, children }: { place: MarkedPlace; children: ReactNode }) {
  const t = useT();
  const words = t(place.isFree ? m.placeMarked : m.placeTaken, { units: unitsText(place) });
  return (
    <div id="place" className={place.isFree ? "notice notice-task" : "notice notice-wait notice-task"}>
      <Icon name={place.isFree ? "ok" : "warn"} />
      <span>{words}</span> {place.isFree && children}
    </div>
  );
}

type FactsProps = Pick<RackViewProps, "tenant" | "site" | "group" | "sharedWith"> &
  Pick<ReadRack, "rack" | "type" | "drawing">;

function RackFacts({ rack, type, drawing, tenant, site, group, sharedWith }: FactsProps) {
  const t = useT();
  const language = useLanguage();
  const size = (value: number | null) => formatNumber(value, language);
  const facts: Fact[] = [
    [t(rackWords.tenant), tenant],
    [t(m.sharedWith), sharedWith],
    [t(rackWords.site), site],
    [t(m.group), group],
    [t(rackWords.rackType), rack.typeName],
    [t(m.size), t(m.rackSize, { height: drawing.height, size: size(type.size), width: size(type.width) })],
    [t(m.ownWeight), formatQuantity(rack.ownWeight, "Kg", language)],
    [t(m.manufacture), rack.manufactureName],
    [t(m.largestFree), rangesText(drawing.gaps.slice(0, GAPS_NAMED))],
    [t(rackWords.mmrRack), t(rack.isMeetMeRoom ? rackWords.yes : rackWords.no)],
    [t(m.dateIn), formatDay(rack.dateIn, language)],
    [t(m.remark), rack.remark],
  ];
  return <Facts facts={facts} />;
}

const stateMarks = {
  installed: { tone: "green", icon: "ok" },
  own: { tone: "green", icon: "ok" },
  waiting: { tone: "yellow", icon: "clock" },
  blocked: { tone: "gray", icon: "off" },
} as const satisfies Record<DeviceState, { tone: string; icon: string }>;

interface DeviceTableProps extends Pick<RackViewProps, "own" | "devicePath"> {
  name: string;
  devices: PlacedDevice[];
}

function DeviceTable({ name, devices, own, devicePath }: DeviceTableProps) {
  const t = useT();
  const nameOf = ({ device }: PlacedDevice) => breakable(device.name) || t(stateName("blocked", own));
  const heads = [m.unit, m.device, m.type, m.serialNumber, m.faces, m.ports, m.status];
  return (
    <section className="section" aria-labelledby="devices">
      <div className="section-head">
        <h2 id="devices">{t(m.devices)}</h2>
        <p className="dimmed">
          {t(m.inThisRack, { n: devices.filter(({ device }) => device.id || device.name).length })}
        </p>
      </div>
      {devices.length === 0 ? (
        <p className="empty">{t(m.empty)}</p>
      ) : (
        <TableBox
          label={t(m.devicesCaption, { rack: name })}
          className="data-table data-table-tight data-table-wide"
          cards
          heads={heads.map((head) => t(head))}
        >
          {devices.map((placed) => (
            <tr key={placed.ranges[0]?.top} id={deviceAnchor(placed.device)}>
              <td className="nowrap">{rangesText(placed.ranges)}</td>
              <th scope="row">
                {placed.device.id && devicePath ? (
                  <Link to={devicePath(placed.device.id)}>{nameOf(placed)}</Link>
                ) : (
                  nameOf(placed)
                )}
              </th>
              <td className="nowrap">{breakable(placed.device.type) || NOTHING}</td>
              <td className="code">{placed.device.serialNumber || NOTHING}</td>
              <td className="nowrap">{t(facesName(placed.faces))}</td>
              <td className="nowrap">{portCountsText(placed.device) || NOTHING}</td>
              <td className="nowrap">
                <StatusBadge {...stateMarks[placed.device.state]}>{t(deviceStatus(placed.device.state))}</StatusBadge>
                {placed.device.state === "own" && <span className="dimmed"> {t(stateName("own", own))}</span>}
              </td>
            </tr>
          ))}
        </TableBox>
      )}
    </section>
  );
}

/** The faces on which a device is visible. */
export function facesName(faces: Face[]): Message {
  return faces.length > 1 ? m.bothFaces : faces[0] === "back" ? m.backOnly : m.frontOnly;
}
