import { portTypeName } from "~/inventory/devices/ports";
import { NOTHING, type Translate } from "~/language/language";
import { portNumber } from "./interconnection";
import { m } from "./messages";
import type { End } from "./rows.server";

/** "SFP port 12"; a dash if the port is unknown. */
export function portText({ portType, port }: Pick<End, "portType" | "port">, t: Translate): string {
  if (!port) return NOTHING;
  return portType ? t(m.portOf, { type: t(portTypeName(portType)), port: portNumber(port) }) : port;
}
