import { z } from "zod";
import { reference, id, text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { byLabel } from "~/forms/form";
import type { Choice, ChoiceList } from "~/forms/form-state";
import { firstStep } from "~/inventory/first-step.server";
import type { StepHint } from "~/ui/step-hint";

const ownRack = z.object({ id, rack_name: text });
const sharedRack = z.object({ rack: reference, rack_name: text });

/**
 * The racks in which a tenant may have devices: its own and those shared with it, by name; `meetMe`: those of the
 * meet-me room.
 */
export async function readRacks({ provider, user }: SignedIn, { meetMe = false } = {}): Promise<Choice[]> {
  const query = { tenant_id: user.tenant, mmr_rack: meetMe ? "Y" : undefined };
  const [own, shared] = await Promise.all([
    provider.all("racks", ownRack, query),
    provider.all("rackshare", sharedRack, query),
  ]);
  const names = new Map(own.map((rack) => [rack.id, rack.rack_name]));
  for (const { rack, rack_name } of shared) if (rack !== null && !names.has(rack)) names.set(rack, rack_name);
  return [...names].map(([value, label]) => ({ value: String(value), label: label || `#${value}` })).sort(byLabel);
}

/** What a tenant without a rack to choose, or without a site, can do about it; null if there is one. */
export const noRackHint = (racks: ChoiceList | undefined, context: SignedIn): StepHint | null =>
  racks?.choices.length === 0 ? firstStep("racks", context) : null;
