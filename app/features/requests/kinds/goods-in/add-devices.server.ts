import { z } from "zod";
import { refuseUnoffered } from "~/forms/choices.server";
import { wholeList } from "~/forms/form";
import { FormRefusal } from "~/forms/form-refusal";
import { today } from "~/language/dates";
import { drawRack } from "~/inventory/racks/drawing";
import { readRackDetail } from "~/inventory/racks/read-rack.server";
import type { RackDetail } from "~/inventory/racks/rows.server";
import { type Payload, ValidationError } from "~/provider/index.server";
import { reference } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import { deviceLabels, type NewDevices, placedAt } from "./device-form";
import { m } from "./device-form-messages";
import { proposalOf } from "./proposal";
import { withDrafts } from "./placement";
import { readTypes } from "./read-add-device.server";
import { readDrafts } from "./read-drafts.server";
import type { Draft } from "./rows.server";
import { placesFrom } from "./several";

const FAMILY = "goodsindetail";

/**
 * Adds a form's devices to the drafts of a rack, or replaces the draft being edited. Returns whether the provider lists
 * them: it may accept a device without storing it.
 */
export async function addDevices(
  context: SignedIn,
  racks: string,
  devices: NewDevices,
  form: FormData,
): Promise<boolean> {
  const { provider, user } = context;
  const ofRack = { tenant: user.tenant, racks, date_in: today() };
  // Another tenant's rack is not found.
  const [{ detail }] = await Promise.all([readRackDetail(provider, racks), refuseTypeOfOther(context, devices.device)]);
  if (devices.draft) return changeDraft(context, racks, devices, form);
  const tops =
    devices.each.length === 1
      ? [devices.top]
      : placesFor(context, withDrafts(detail, await readDrafts(provider, racks)), devices);
  const added: Added[] = [];
  for (const [at, device] of placedAt(devices, tops).entries()) {
    try {
      const answer = await provider.create(FAMILY, { ...ofRack, ...device });
      added.push({ name: device.devicename, ...created.parse(answer) });
    } catch (error) {
      if (at > 0) keepRest(form, devices, tops, at);
      throw error;
    }
  }
  return areListed(context, racks, added);
}

/** A device that the provider has accepted; `id` is null if its answer does not tell it. */
interface Added {
  id: number | null;
  name: string;
}

/**
 * Whether a rack's drafts contain these devices, and no longer the one that they replace; also true if the drafts cannot
 * be read.
 */
async function areListed(
  { provider }: SignedIn,
  racks: string,
  added: readonly Added[],
  replaced?: Draft,
): Promise<boolean> {
  const drafts = await nullIf(readDrafts(provider, racks), ...FAILED);
  if (!drafts) return true;
  const isListed = ({ id, name }: Added) =>
    drafts.some((draft) => draft.id === id || (id === null && draft.name === name));
  // A provider may give the id of a removed draft to the new one.
  const isReplaced =
    added.some(({ id }) => id === null || id === replaced?.id) || !drafts.some(({ id }) => id === replaced?.id);
  return isReplaced && added.every(isListed);
}

/** Refuses a type of another manufacture, which a form without script can hold. */
async function refuseTypeOfOther(context: SignedIn, device: NewDevices["device"]) {
  if (!device.devicetypes) return;
  const devicetypes = wholeList(await readTypes(context, device.devices_manufacture));
  refuseUnoffered({ devicetypes }, device, deviceLabels, context.t);
}

/** The positions of several devices in the rack with its drafts; refused if there is not enough space. */
function placesFor({ user, t }: SignedIn, rack: RackDetail, { top, height, each }: NewDevices) {
  const quantity = each.length;
  const tops = placesFrom(drawRack(rack, user), top, { height, quantity });
  if (tops.length < quantity)
    throw new ValidationError(400, { up_front: [t(m.roomFor, { unit: top, n: tops.length, quantity })] });
  return tops;
}

/** Returns the form with the devices that are not added yet, and says how many there are. */
function keepRest(form: FormData, { each }: NewDevices, tops: readonly number[], added: number): void {
  const rest = each.slice(added);
  form.set("devicename", rest[0]?.devicename ?? "");
  form.set("quantity", String(rest.length));
  form.set("serialnumber", rest.map(({ serialnumber }) => serialnumber).join("\n"));
  form.set("up_front", String(tops[added] ?? ""));
  form.set("added", String(added));
}

const created = z.object({ id: reference }).catch({ id: null });

/**
 * The contract cannot change a draft: it is removed and added again, because its new position may overlap the old one.
 * If the new one is refused, the old draft is restored.
 */
async function changeDraft(context: SignedIn, racks: string, devices: NewDevices, form: FormData) {
  const { provider, user, t } = context;
  const drafts = await readDrafts(provider, racks);
  const draft = drafts.find(({ id }) => String(id) === devices.draft);
  const ofRack = { tenant: user.tenant, racks };
  const add = (device: Payload) => provider.create(FAMILY, { ...ofRack, ...device });
  const [changed] = placedAt(devices, [devices.top]);
  if (!draft) {
    form.delete("draft");
    throw new FormRefusal({ devicename: { message: t(m.noDraft) } });
  }
  await provider.remove(FAMILY, draft.id);
  try {
    const answer = await add({ ...changed, date_in: draft.dateIn ?? today() });
    return areListed(context, racks, [{ name: devices.each[0]?.devicename ?? "", ...created.parse(answer) }], draft);
  } catch (error) {
    const { id } = created.parse(await add(asSent(draft)).catch(() => null));
    if (id === null) form.delete("draft");
    else form.set("draft", String(id));
    throw error;
  }
}

/** A draft in the form in which it was added. */
const asSent = (draft: Draft): Payload => ({
  devicename: draft.name,
  serialnumber: draft.serialNumber,
  devices_manufacture: draft.manufacture ?? undefined,
  devicetypes: draft.type ?? undefined,
  deviceposition: draft.position || "full",
  ...proposalOf(draft),
  des: draft.description,
  date_in: draft.dateIn ?? today(),
  up_front: draft.front,
  up_back: draft.back,
});
