import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { rangesText, unitRanges } from "~/features/racks/drawing";
import { useLanguage, useT } from "~/language/context";
import type { Message, Translate } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { type End, type Interconnection, portNumber, portTypeName } from "./interconnection";
import { m } from "./messages";

export interface EndLinks {
  /** The pages of a device and of a rack, for readers who may see them. */
  devicePath?: (id: number) => string;
  rackPath?: (id: number) => string;
}

interface CablePathProps extends EndLinks {
  row: Interconnection;
  /** The reader's tenant, whose end is marked as own; null for the NOC. */
  tenant: number | null;
}

/** Both ends with the cable between them, in words and as a line. */
export function CablePath({ row, tenant, ...links }: CablePathProps) {
  const t = useT();
  const language = useLanguage();
  const { source, destination, status, cable, cableType } = row;
  const isOwn = (end: End) => tenant !== null && end.tenant === tenant;
  const connectors = [source.connector, destination.connector].filter(Boolean).join("–");
  return (
    <ol className="cable-path" aria-label={t(m.path)}>
      <CableEnd side={m.source} end={source} own={isOwn(source)} {...links} />
      <li className={status === "C" ? "cable" : "cable cable-new"}>
        <b>{connectors || cableType || t(m.cable)}</b>
        <br />
        {cable === null ? "–" : t(m.meters, { n: formatNumber(cable, language) })}
      </li>
      <CableEnd side={m.destination} end={destination} own={isOwn(destination)} {...links} />
    </ol>
  );
}

interface CableEndProps extends EndLinks {
  side: Message;
  end: End;
  own: boolean;
}

function CableEnd({ side, end, own, devicePath, rackPath }: CableEndProps) {
  const t = useT();
  const device = end.deviceName || (end.external ? t(end.external) : "–");
  const rack = end.rackName && t(m.rackPlace, { rack: end.rackName });
  const units = rangesText(unitRanges(end.units));
  return (
    <li className={own ? "end-own" : undefined}>
      <small>{t(m.end, { side: t(side), tenant: end.tenantName || "–" })}</small>
      <b>{linked(device, end.device, devicePath)}</b>
      <br />
      {portText(end, t)}
      <small>
        {rack ? linked(rack, end.rack, rackPath) : "–"}
        {units && `, ${units}`}
      </small>
    </li>
  );
}

function linked(words: string, id: number | null, path: ((id: number) => string) | undefined): ReactNode {
  return id !== null && path ? <Link to={path(id)}>{words}</Link> : words;
}

/** "SFP port 12"; a dash where the port is not told. */
export function portText({ portType, port }: Pick<End, "portType" | "port">, t: Translate): string {
  if (!port) return "–";
  return portType ? t(m.portOf, { type: t(portTypeName(portType)), port: portNumber(port) }) : port;
}
