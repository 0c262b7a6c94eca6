import { z } from "zod";
import { isInstalled, deviceStatusStyle } from "~/inventory/devices/device";
import { type PortUse, portUses } from "~/inventory/devices/ports";
import type { DeviceRow } from "~/inventory/devices/rows.server";
import { requiredChoice, requiredOption, optionalText } from "~/forms/schema";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import type { Message, Translate } from "~/language/language";
import { m as words } from "../../messages";
import { m } from "./messages";

/** A device that stands in a rack, the ports that interconnections hold, and what keeps it from leaving. */
export interface GoodsOutDevice {
  device: DeviceRow;
  uses: PortUse[];
  blocker: "not installed" | "leaving" | "connected" | null;
}

/** Out of the rack; a provider may list it nevertheless. */
const OUT = "O";

/**
 * The devices that stand in a rack. Only an installed one may leave, once, and but for a replacement only one without a live
 * interconnection (contract §11). `leaving` are those that another request takes out.
 */
export function devicesToRemove(
  devices: readonly DeviceRow[],
  interconnections: readonly Interconnection[],
  leaving: ReadonlySet<number>,
  { replacing }: { replacing: boolean },
): GoodsOutDevice[] {
  return devices
    .filter(({ status }) => status !== OUT)
    .map((device) => {
      const uses = portUses(device.id, interconnections);
      if (!isInstalled(device.status)) return { device, uses, blocker: "not installed" };
      if (leaving.has(device.id)) return { device, uses, blocker: "leaving" };
      return { device, uses, blocker: uses.length > 0 && !replacing ? "connected" : null };
    });
}

/** Why a device cannot be chosen, in words. */
export function blockerText({ device, blocker }: GoodsOutDevice, t: Translate): string | null {
  const state = blocker === "not installed" && deviceStatusStyle(device.status);
  if (state) return t(m.notInstalled, { state: t(state.word) });
  return blocker && t(blocker === "leaving" ? m.leaving : m.connected);
}

/** The field of the rack whose devices a form shows: those of another one were never seen. */
export const SHOWN_RACK = "shown_rack";

/** What both forms ask for: the rack, where the goods go, and the devices that stand in that rack; `empty` tells that none is chosen. */
export function goodsOutForm(t: Translate, empty: Message) {
  // Told whatever else is missing, but for the rack: without one there is no device to see.
  const when = ({ issues }: z.core.ParsePayload) => !issues.some(({ path }) => path?.[0] === "racks");
  return z
    .object({
      racks: requiredChoice(t, words.rack),
      scope: requiredOption(t, words.scope, ["IN", "EX"]),
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
