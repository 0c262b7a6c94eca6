import { readShares } from "~/inventory/racks/read-shares.server";
import { z } from "zod";
import { nameOrId } from "~/language/language";
import { flag, id, reference, shownReference, text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import { byLabel } from "~/forms/form";
import type { Choice, ChoiceList } from "~/forms/form-state";
import { firstStep } from "~/inventory/first-step.server";
import { siteNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import type { StepHint } from "~/ui/step-hint";

const fields = z.object({ rack_name: text, mmr_rack: text, datacenter: shownReference, datacenter_name: text });
const placeOf = (row: z.output<typeof fields>) => ({
  name: row.rack_name,
  mmr: row.mmr_rack,
  site: row.datacenter,
  siteName: row.datacenter_name,
});
const ownRack = fields.extend({ id }).transform((row) => ({ id: row.id, ...placeOf(row) }));
const sharedRack = z.object({ rack: reference, rack_name: text, tenant: reference });
const rackPlace = fields.transform(placeOf);

/** How old the place of a shared rack may be. */
const PLACE_MS = 30_000;

/**
 * The racks in which a tenant may have devices: its own and those shared with it, by name; `meetMe`: those of the
 * meet-me room. Where they stand at several sites, each has its site behind it: no rule keeps a cable or a replacement
 * within a site, so the person must see it.
 */
export async function readRacks(context: SignedIn, { meetMe = false } = {}): Promise<Choice[]> {
  const { provider, user } = context;
  const query = { tenant_id: user.tenant, mmr_rack: meetMe ? "Y" : undefined };
  const [own, shares] = await Promise.all([
    provider.all("racks", ownRack, query),
    readShares(provider, sharedRack, query),
  ]);
  const known = new Set(own.map(({ id }) => id));
  const shared = new Map<number, string>();
  for (const { rack, rack_name: name, tenant } of shares)
    if (rack !== null && !known.has(rack) && [null, user.tenant].includes(tenant)) shared.set(rack, name);
  const found = [...own, ...(await withPlaces(context, shared))];
  // The provider may ignore the filters.
  const asked = found.filter(({ mmr }) => !meetMe || mmr === "" || flag.parse(mmr));
  const racks = await withNames(provider, asked, siteNames);
  const isSpread = new Set(racks.map(({ siteName }) => siteName)).size > 1;
  const choices = racks.map(({ id, name, siteName }): Choice => {
    const label = nameOrId(name, id);
    return { value: String(id), label: isSpread && siteName ? `${label}, ${siteName}` : label };
  });
  return choices.sort(byLabel);
}

/**
 * Shared racks, by id, with their sites, which only the racks themselves tell, as whether they are in the meet-me room, and
 * their names, which the shares may omit; one that cannot be read is offered without.
 */
function withPlaces({ provider }: SignedIn, racks: ReadonlyMap<number, string>) {
  const reading = [...racks].map(async ([id, name]) => {
    const detail = provider.recent(PLACE_MS).read("racks/detail", rackPlace, { rack_id: id });
    const told = (await nullIf(detail, ...FAILED)) ?? { name: "", mmr: "", site: null, siteName: "" };
    return { ...told, id, name: name || told.name };
  });
  return Promise.all(reading);
}

/** What a tenant without a rack to choose, or without a site, can do about it; null if there is one. */
export const noRackHint = (racks: ChoiceList | undefined, context: SignedIn): StepHint | null =>
  racks?.choices.length === 0 ? firstStep("racks", context) : null;
