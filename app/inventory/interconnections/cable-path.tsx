import { rangesText, unitRanges } from "~/inventory/racks/drawing";
import { useT } from "~/language/context";
import { type Message, NOTHING } from "~/language/language";
import { recordLink, type RecordPath } from "~/ui/record-link";
import { exchangeName } from "./interconnection";
import { m } from "./messages";
import { portText } from "./port-text";
import type { End, Interconnection } from "./rows.server";
import "./cable-path.css";

interface EndLinks {
  /** The pages of a device and of a rack, for readers who may see them. */
  devicePath?: RecordPath;
  rackPath?: RecordPath;
}

interface CablePathProps extends EndLinks {
  row: Interconnection;
  /** The reader's tenant, whose end is marked as their own; null for the NOC. */
  tenant: number | null;
  /** Stands in place of a destination that nobody has chosen: nothing about it is hidden. */
  unchosen?: Message;
}

/** Both ends and the cable between them, as text and as a line. */
export function CablePath({ row, tenant, unchosen, ...links }: CablePathProps) {
  const t = useT();
  const { source, destination, status, cable, cableType } = row;
  const isOwn = (end: End) => tenant !== null && end.tenant === tenant;
  const untold = (end: End) => (tenant === null || isOwn(end) ? NOTHING : t(m.otherEndHidden));
  const connectors = [source.connector, destination.connector].filter(Boolean).join("–");
  return (
    <ol className="cable-path" aria-label={t(m.path)}>
      <CableEnd side={m.source} end={source} own={isOwn(source)} untold={untold(source)} {...links} />
      <li className={status === "C" ? "cable" : "cable cable-new"}>
        <b>{connectors || cableType || t(m.cable)}</b>
        <br />
        {cable === null ? NOTHING : t(m.meters, { n: cable })}
      </li>
      <CableEnd
        side={m.destination}
        end={destination}
        own={isOwn(destination)}
        untold={row.iix ? exchangeName : unchosen ? t(unchosen) : untold(destination)}
        {...links}
      />
    </ol>
  );
}

interface CableEndProps extends EndLinks {
  side: Message;
  end: End;
  own: boolean;
  /** Stands in place of details: why an end has none, or a dash. */
  untold: string;
}

function CableEnd({ side, end, own, untold, devicePath, rackPath }: CableEndProps) {
  const t = useT();
  const device = end.deviceName || (end.external ? t(end.external) : NOTHING);
  const rack = end.rackName && t(m.rackPlace, { rack: end.rackName });
  const units = rangesText(unitRanges([...end.front, ...end.back]));
  return (
    <li className={own ? "end-own" : undefined}>
      <small>{end.tenantName ? t(m.end, { side: t(side), tenant: end.tenantName }) : t(side)}</small>{" "}
      {isKnown(end) ? (
        <>
          <b>{recordLink(device, end.device, devicePath)}</b>
          <br />
          {own && end.deviceName && !end.port && end.portId === null ? t(m.portNotChosen) : portText(end, t)}{" "}
          <small>
            {rack ? recordLink(rack, end.rack, rackPath) : NOTHING}
            {units && `, ${units}`}
          </small>
        </>
      ) : (
        <span className="dimmed">{untold}</span>
      )}
    </li>
  );
}

const isKnown = ({ deviceName, external, rackName, port }: End): boolean =>
  deviceName !== "" || external !== null || rackName !== "" || port !== "";
