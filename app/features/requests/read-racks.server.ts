import { readShares } from "~/inventory/racks/read-shares.server";
import { z } from "zod";
import { flag, id, reference, shownReference, text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { byLabel } from "~/forms/form";
import type { Choice, ChoiceList } from "~/forms/form-state";
import { firstStep } from "~/inventory/first-step.server";
import { siteNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import type { StepHint } from "~/ui/step-hint";

const ownRack = z
  .object({ id, rack_name: text, datacenter: shownReference, datacenter_name: text, mmr_rack: text })
  .transform(({ datacenter: site, datacenter_name: siteName, ...rack }) => ({ ...rack, site, siteName }));
const sharedRack = z.object({ rack: reference, rack_name: text, tenant: reference });

/**
 * The racks in which a tenant may have devices: its own and those shared with it, by name; `meetMe`: those of the
 * meet-me room. Where they stand at several sites, each has its site behind it: no rule keeps a cable or a replacement
 * within a site, so the person must see it.
 */
export async function readRacks({ provider, user }: SignedIn, { meetMe = false } = {}): Promise<Choice[]> {
  const query = { tenant_id: user.tenant, mmr_rack: meetMe ? "Y" : undefined };
  const [own, shared] = await Promise.all([
    provider.all("racks", ownRack, query).then((racks) => withNames(provider, racks, siteNames)),
    readShares(provider, sharedRack, query),
  ]);
  const racks = new Map(own.map((rack) => [rack.id, rack]));
  for (const { rack, rack_name, tenant } of shared)
    if (rack !== null && !racks.has(rack) && [null, user.tenant].includes(tenant))
      racks.set(rack, { id: rack, rack_name, site: null, siteName: "", mmr_rack: "" });
  // The provider may ignore the filters.
  const asked = [...racks.values()].filter(({ mmr_rack: mmr }) => !meetMe || mmr === "" || flag.parse(mmr));
  const isSpread = new Set(asked.map(({ siteName }) => siteName)).size > 1;
  const choices = asked.map(({ id, rack_name, siteName }): Choice => {
    const name = rack_name || `#${id}`;
    return { value: String(id), label: isSpread && siteName ? `${name}, ${siteName}` : name };
  });
  return choices.sort(byLabel);
}

/** What a tenant without a rack to choose, or without a site, can do about it; null if there is one. */
export const noRackHint = (racks: ChoiceList | undefined, context: SignedIn): StepHint | null =>
  racks?.choices.length === 0 ? firstStep("racks", context) : null;
