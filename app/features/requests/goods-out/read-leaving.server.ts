import { deviceRow } from "~/inventory/devices/rows.server";
import { readInterconnections } from "~/inventory/interconnections/read-interconnections.server";
import type { SignedIn } from "~/session/guards.server";
import { isId } from "~/provider/address";
import { type FormState, wholeList } from "~/ui/form";
import { readRacks } from "../read-racks.server";
import { type Leaving, leavingDevices } from "./leaving";

/** What the forms of devices that leave show: the racks to choose from and the devices in the one that the URL names. */
export async function readLeaving(context: SignedIn, { replacing }: { replacing: boolean }) {
  const { provider, url, user } = context;
  const asked = shownRack(url);
  const [racks, devices, interconnections] = await Promise.all([
    readRacks(context),
    asked ? provider.all("devices", deviceRow, { racks: asked, tenant: user.tenant, ordering: "devicename" }) : [],
    asked ? readInterconnections(context, user.tenant) : [],
  ]);
  const rack = racks.find(({ value }) => value === asked) ?? null;
  const given = (name: string) => url.searchParams.getAll(name);
  const scope = url.searchParams.has("scope") ? given("scope") : ["EX"];
  const state: FormState = {
    token: crypto.randomUUID(),
    values: { racks: rack ? [rack.value] : [], scope, remark: given("remark"), devices: given("devices") },
    errors: {},
    choices: { racks: wholeList(racks) },
  };
  const leaving: Leaving[] = rack ? leavingDevices(devices, interconnections, { replacing }) : [];
  return { state, rack, leaving };
}

export type ReadLeaving = Awaited<ReturnType<typeof readLeaving>>;

/** The rack whose devices the page at this URL shows. */
export function shownRack({ searchParams }: URL): string | null {
  const rack = searchParams.get("racks");
  return isId(rack) ? rack : null;
}
