import { z } from "zod";
import { readChoices } from "~/crud/choices.server";
import { rackRow, rackShare, type RackRow } from "~/features/racks/rack";
import { id, text } from "~/provider/rows";
import type { SignedIn } from "~/session/guards.server";
import { type Choice, type ChoiceList, wholeList } from "~/ui/form";
import type { Chosen } from "../returned-form";

const deviceName = z.object({ id, devicename: text });

/** The choices of the place: sites, the tenant's racks at the chosen one, and its devices in the chosen rack. */
export async function readPlaces(context: SignedIn, chosen: Chosen): Promise<Record<string, ChoiceList>> {
  const { provider, user, url } = context;
  const site = idIn(chosen.datacenter);
  const search = url.searchParams.get("datacenter-search");
  const [datacenter, racks] = await Promise.all([
    readChoices(provider, { family: "datacenters", label: "name" }, { search, chosen: site }),
    site ? readRacksAt(context, site) : [],
  ]);
  const rack = racks.find((one) => String(one.id) === chosen.rack);
  const devices = rack ? await provider.all("devices", deviceName, { racks: rack.id, tenant: user.tenant }) : [];
  return {
    datacenter,
    rack: named(racks.map((one) => [one.id, one.rack_name])),
    device: named(devices.map((one) => [one.id, one.devicename])),
  };
}

/** The tenant's own racks at a site and those shared with it, whose sites are told by the racks alone. */
async function readRacksAt({ provider, user }: SignedIn, site: string): Promise<RackRow[]> {
  const mine = { tenant_id: user.tenant };
  const [own, shares] = await Promise.all([
    provider.all("racks", rackRow, { ...mine, datacenter_id: site }),
    provider.all("rackshare", rackShare, mine),
  ]);
  const shared = shares.flatMap(({ rack }) => (rack === null || own.some(({ id }) => id === rack) ? [] : [rack]));
  const found = shared.map((rack_id) => provider.all("racks", rackRow, { rack_id, datacenter_id: site }));
  return [...own, ...(await Promise.all(found)).flat()];
}

const idIn = (value: string | undefined) => (value && /^\d+$/.test(value) ? value : null);

function named(records: readonly (readonly [id: number, name: string])[]): ChoiceList {
  const choices = records.map(([id, name]): Choice => ({ value: String(id), label: name || `#${id}` }));
  choices.sort((a, b) => a.label.localeCompare(b.label, "en", { numeric: true }));
  return wholeList(choices);
}
