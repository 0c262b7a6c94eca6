import { readShares } from "~/inventory/racks/read-shares.server";
import { z } from "zod";
import { flag, reference, id, text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { asChoices } from "~/forms/choices.server";
import { byLabel } from "~/forms/form";
import type { Choice, ChoiceList } from "~/forms/form-state";
import { firstStep } from "~/inventory/first-step.server";
import type { StepHint } from "~/ui/step-hint";

const ownRack = z.object({ id, rack_name: text, datacenter_name: text, mmr_rack: text });
const sharedRack = z.object({ rack: reference, rack_name: text, tenant: reference });

/**
 * The racks in which a tenant may have devices: its own and those shared with it, by name, of those of one name each
 * with its site; `meetMe`: those of the meet-me room.
 */
export async function readRacks({ provider, user }: SignedIn, { meetMe = false } = {}): Promise<Choice[]> {
  const query = { tenant_id: user.tenant, mmr_rack: meetMe ? "Y" : undefined };
  const [own, shared] = await Promise.all([
    provider.all("racks", ownRack, query),
    readShares(provider, sharedRack, query),
  ]);
  const racks = new Map(own.map((rack) => [rack.id, rack]));
  for (const { rack, rack_name, tenant } of shared)
    if (rack !== null && !racks.has(rack) && [null, user.tenant].includes(tenant))
      racks.set(rack, { id: rack, rack_name, datacenter_name: "", mmr_rack: "" });
  // The provider may ignore the filters.
  const asked = [...racks.values()].filter(({ mmr_rack: mmr }) => !meetMe || mmr === "" || flag.parse(mmr));
  const records = asked.map(({ id, rack_name, datacenter_name }) => ({
    value: String(id),
    label: rack_name || `#${id}`,
    about: datacenter_name,
  }));
  return asChoices(records).sort(byLabel);
}

/** What a tenant without a rack to choose, or without a site, can do about it; null if there is one. */
export const noRackHint = (racks: ChoiceList | undefined, context: SignedIn): StepHint | null =>
  racks?.choices.length === 0 ? firstStep("racks", context) : null;
