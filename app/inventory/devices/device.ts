import { rangesText, unitRanges } from "~/inventory/racks/drawing";
import type { Translate } from "~/language/language";
import type { StatusStyle } from "~/ui/status";
import { m } from "./messages";
import type { DeviceRow } from "./rows.server";

/**
 * A device's position: "U12–U10 (3U)", each face separately if they differ, only its height if the units are unknown.
 */
export function placeText({ height, ...device }: DeviceRow, t: Translate): string {
  const front = rangesText(unitRanges(device.front));
  const back = rangesText(unitRanges(device.back));
  if (front && back && front !== back) return t(m.unitFaces, { front, back });
  return front || back || (height === null ? "" : t(m.unitCount, { n: height }));
}

/** The status of a device that is installed in its rack. */
const INSTALLED = "I";

/** Whether a device is installed in its rack; true if the provider gives no status. */
export const isInstalled = (status: string): boolean => status === "" || status === INSTALLED;

const marks = new Map<string, StatusStyle>([
  [INSTALLED, { word: m.installed, tone: "green", icon: "ok" }],
  ["R", { word: m.waiting, tone: "yellow", icon: "clock" }],
  ["O", { word: m.out, tone: "gray", icon: "out" }],
]);

const blocked: StatusStyle = { word: m.blocked, tone: "gray", icon: "off" };

/**
 * Spec 2 §4 "Rack unit status": I installed, R waiting approval, O no longer in the rack, others blocked; null without
 * a status.
 */
export const deviceStatusStyle = (status: string): StatusStyle | null =>
  status === "" ? null : (marks.get(status) ?? blocked);
