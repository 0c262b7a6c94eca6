import { type Message, nameOrId, type Translate } from "~/language/language";
import type { StatusStyle } from "~/ui/status";
import { m } from "./messages";
import type { Service } from "./rows.server";

/** The values that each detail requires (spec 2 §4 "Service detail"). */
export const details = {
  "1": { label: m.upgrade, needs: "ampere" },
  "2": { label: m.downgrade, needs: "ampere" },
  "3": { label: m.switch, needs: "device" },
  "4": { label: m.otb, needs: "device" },
  "5": { label: m.iix, needs: "count" },
} as const satisfies Record<string, { label: Message; needs: keyof Service }>;
type Detail = keyof typeof details;

export const detailCodes = Object.keys(details) as [Detail, ...Detail[]];

const isDetail = (code: string): code is Detail => Object.hasOwn(details, code);

/** "Upgrade 16 A", "Switch sw-edge-03", "IIX Interconnection (2)"; an unknown code as it came. */
export function detailText(service: Service, t: Translate): string {
  const { detail: code, ampere, device, deviceName, count } = service;
  if (!isDetail(code)) return code;
  const { label, needs } = details[code];
  const detail = t(label);
  if (needs === "ampere") return ampere === null ? detail : t(m.withAmps, { detail, n: ampere });
  if (needs === "count") return count === null ? detail : t(m.withCount, { detail, n: count });
  const name = device === null ? deviceName : nameOrId(deviceName, device);
  return name ? t(m.withDevice, { detail, device: name }) : detail;
}

/** "IIX Port, IIX Interconnection (2), A-01": a service in a sentence or a choice. */
export const serviceText = (service: Service, t: Translate): string =>
  [service.serviceName, detailText(service, t), service.rackName].filter(Boolean).join(", ");

/** Spec 2 §4 "Service status". */
const statuses = {
  A: { word: m.active, tone: "green", icon: "ok" },
  I: { word: m.inactive, tone: "gray", icon: "off" },
  S: { word: m.suspended, tone: "orange", icon: "pause" },
  T: { word: m.terminated, tone: "gray", icon: "closed" },
} as const satisfies Record<string, StatusStyle>;
type Status = keyof typeof statuses;

export const serviceStatusCodes = Object.keys(statuses) as [Status, ...Status[]];

/** A service's status: any code that is none of them means Terminated. */
export const serviceStatusOf = (code: string): Status => (Object.hasOwn(statuses, code) ? (code as Status) : "T");

export const serviceStatusStyle = (code: string): StatusStyle => statuses[serviceStatusOf(code)];
