import { z } from "zod";
import { isInstalled, deviceStatusStyle } from "~/inventory/devices/device";
import { type PortUse, portUses } from "~/inventory/devices/ports";
import type { DeviceRow } from "~/inventory/devices/rows.server";
import { requiredChoice, requiredOption, optionalText } from "~/forms/schema";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import type { Message, Translate } from "~/language/language";
import type { Asked } from "../../asked";
import { m as requestWords } from "../../messages";
import { m } from "./messages";

/** A device in a rack, with its occupied ports and what prevents it from leaving. */
export interface GoodsOutDevice {
  device: DeviceRow;
  uses: PortUse[];
  blocker: "not installed" | "leaving" | "connected" | null;
  /** The request that takes it out. */
  leavesBy?: Asked;
}

/**
 * The devices in a rack, first those that may leave: a message above them is near the first that can be chosen. Only an
 * installed device may leave, once, and except for replacements only without a live interconnection (contract §11).
 * `leaving` are the requests that already take devices out.
 */
export function devicesToRemove(
  devices: readonly DeviceRow[],
  interconnections: readonly Interconnection[],
  leaving: ReadonlyMap<number, Asked>,
  { replacing }: { replacing: boolean },
): GoodsOutDevice[] {
  const known = devices.map((device): GoodsOutDevice => {
    const uses = portUses(device.id, interconnections);
    if (!isInstalled(device.status)) return { device, uses, blocker: "not installed" };
    const leavesBy = leaving.get(device.id);
    if (leavesBy) return { device, uses, blocker: "leaving", leavesBy };
    return { device, uses, blocker: uses.length > 0 && !replacing ? "connected" : null };
  });
  return known.sort((one, other) => Number(one.blocker !== null) - Number(other.blocker !== null));
}

/** Why a device cannot be chosen, as text. */
export function blockerText({ device, blocker, leavesBy }: GoodsOutDevice, t: Translate): string | null {
  const state = blocker === "not installed" && deviceStatusStyle(device.status);
  if (state) return t(m.notInstalled, { state: t(state.word) });
  return blocker && t(blocker === "leaving" ? m.leaving : m.connected, leavesBy && { number: leavesBy.number });
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
