import { z } from "zod";
import { isInstalled, deviceStatusStyle } from "~/inventory/devices/device";
import { type PortUse, portUses } from "~/inventory/devices/ports";
import type { DeviceRow } from "~/inventory/devices/rows.server";
import { requiredChoice, requiredOption, optionalText } from "~/forms/schema";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { requestName } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Message, Translate } from "~/language/language";
import { m as requestWords } from "../../messages";
import { m } from "./messages";

/** A device in a rack, with its occupied ports and what prevents it from leaving. */
export interface GoodsOutDevice {
  device: DeviceRow;
  uses: PortUse[];
  blocker: "not installed" | "leaving" | "connected" | null;
  /** The number of the request that takes it out. */
  leavesBy?: string;
}

/**
 * The devices in a rack. Only an installed device may leave, once, and except for replacements only without a live
 * interconnection (contract §11). `leaving` are the requests that already take devices out.
 */
export function devicesToRemove(
  devices: readonly DeviceRow[],
  interconnections: readonly Interconnection[],
  leaving: ReadonlyMap<number, Pick<RequestRow, "id" | "number">>,
  { replacing }: { replacing: boolean },
): GoodsOutDevice[] {
  return devices.map((device) => {
    const uses = portUses(device.id, interconnections);
    if (!isInstalled(device.status)) return { device, uses, blocker: "not installed" };
    const request = leaving.get(device.id);
    if (request) return { device, uses, blocker: "leaving", leavesBy: requestName(request) };
    return { device, uses, blocker: uses.length > 0 && !replacing ? "connected" : null };
  });
}

/** Why a device cannot be chosen, as text. */
export function blockerText({ device, blocker, leavesBy = "" }: GoodsOutDevice, t: Translate): string | null {
  const state = blocker === "not installed" && deviceStatusStyle(device.status);
  if (state) return t(m.notInstalled, { state: t(state.word) });
  return blocker && t(blocker === "leaving" ? m.leaving : m.connected, { number: leavesBy });
}

/** The field with the rack whose devices the form shows: choices made for another rack are invalid. */
export const SHOWN_RACK = "shown_rack";

/** The labels of the fields. */
export const goodsOutLabels = {
  racks: requestWords.rack,
  scope: requestWords.scope,
  remark: requestWords.remark,
  devices: requestWords.devices,
};

/**
 * The fields of both forms: the rack, the destination of the goods, and devices of that rack; `empty` is the message if
 * none is chosen.
 */
export function goodsOutForm(t: Translate, empty: Message) {
  // Checked even if other fields are invalid, except the rack: without one there are no devices to choose.
  const when = ({ issues }: z.core.ParsePayload) => !issues.some(({ path }) => path?.[0] === "racks");
  return z
    .object({
      racks: requiredChoice(t, requestWords.rack),
      scope: requiredOption(t, requestWords.scope, ["IN", "EX"]),
      remark: optionalText(),
      devices: z.array(z.string().regex(/^\d+$/)).default([]),
      [SHOWN_RACK]: z.string().default(""),
    })
    .refine((goods) => goods.racks === goods[SHOWN_RACK], {
      path: ["racks"],
      error: t(m.rackChanged),
      when,
    })
    .refine(({ devices }) => devices.length > 0, { path: ["devices"], error: t(empty), when })
    .transform(({ racks, scope, remark, devices }) => ({ racks, scope, remark, devices }));
}
