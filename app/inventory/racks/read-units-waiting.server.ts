import type { SignedIn } from "~/session/guards.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import { deviceFootprint } from "./rows.server";
import { unitsOf } from "./space";

/** At most this many devices are read; few wait at a time. */
const MAX_DEVICES = 200;
/** How old the answer may be. */
const WAITING_MS = 30_000;

/**
 * Adds to each rack how many of its used units wait for approval (status R), in one call for all racks. Nothing is
 * added if the reader may not see the devices, or if the provider does not return all waiting ones.
 */
export async function readUnitsWaiting({ provider }: Pick<SignedIn, "provider">) {
  const asking = provider
    .recent(WAITING_MS)
    .list("devices", deviceFootprint, { status: "R", limit: MAX_DEVICES, offset: 0 });
  const page = await nullIf(asking, ...UNREADABLE);
  const isWhole = page !== null && page.count <= page.results.length;
  const units = new Map<number, Set<number>>();
  for (const device of isWhole ? page.results : []) {
    const { rack, isWaiting } = device;
    // A provider may ignore the filter.
    if (rack !== null && isWaiting) units.set(rack, new Set([...(units.get(rack) ?? []), ...unitsOf(device)]));
  }
  return <Rack extends { id: number }>(rack: Rack) => ({ ...rack, unitsWaiting: units.get(rack.id)?.size ?? 0 });
}
