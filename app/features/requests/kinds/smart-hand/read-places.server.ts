import { readShares } from "~/inventory/racks/read-shares.server";
import { readDevicesInRack } from "~/inventory/devices/read-in-rack.server";
import { deviceRow } from "~/inventory/devices/rows.server";
import { type RackRow, rackRow, rackShare } from "~/inventory/racks/rows.server";
import { readRackDetail } from "~/inventory/racks/read-rack.server";
import { siteNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import { nullIf } from "~/session/thrown-answer";
import type { SignedIn } from "~/session/guards.server";
import { byLabel, wholeList } from "~/forms/form";
import type { Choice, ChoiceList } from "~/forms/form-state";
import type { Chosen } from "../../chosen";
import { nameOrId } from "~/language/language";

/**
 * The choices of the place: the sites of the tenant's racks, its racks at the chosen site, and its devices in the
 * chosen rack. A single site is preselected.
 */
export async function readPlaces(context: SignedIn, chosen: Chosen) {
  const { provider, user } = context;
  const racks = await readOwnRacks(context);
  const sites = named(racks.flatMap(({ site, siteName }) => (site ? [[site, siteName]] : [])));
  const [first, ...others] = sites.choices;
  const site = first && others.length === 0 ? first.value : (chosen.datacenter ?? "");
  const there = racks.filter((one) => String(one.site) === site);
  const rack = there.find((one) => String(one.id) === chosen.rack);
  const devices = rack ? await readDevicesInRack(provider, deviceRow, { rack: rack.id, tenant: user.tenant }) : [];
  const choices = {
    datacenter: sites,
    rack: named(there.map((one) => [one.id, one.name])),
    device: named(devices.map((one) => [one.id, one.name])),
  };
  return { site, choices };
}

/** The tenant's own racks and those shared with it, whose sites only the racks know. */
async function readOwnRacks({ provider, user }: SignedIn): Promise<RackRow[]> {
  const mine = { tenant_id: user.tenant };
  const [own, shares] = await Promise.all([
    provider.all("racks", rackRow, mine),
    readShares(provider, rackShare, mine),
  ]);
  // The provider may ignore the filter.
  const withUs = shares.filter(({ tenant }) => [null, user.tenant].includes(tenant));
  const shared = withUs.flatMap(({ rack }) => (rack === null || own.some(({ id }) => id === rack) ? [] : [rack]));
  const reading = shared.map((rack) => nullIf(readRackDetail(provider, String(rack)), "missing", "refused"));
  const found = (await Promise.all(reading)).flatMap((read) => read?.rack ?? []);
  return withNames(provider, [...own, ...found], siteNames);
}

/** Records as choices, without duplicates, by name. */
function named(records: readonly (readonly [id: number, name: string])[]): ChoiceList {
  const choices = [...new Map(records)].map(([id, name]): Choice => ({ value: String(id), label: nameOrId(name, id) }));
  choices.sort(byLabel);
  return wholeList(choices);
}
