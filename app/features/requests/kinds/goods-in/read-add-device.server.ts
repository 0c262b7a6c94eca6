import { z } from "zod";
import { readChoices } from "~/forms/choices.server";
import { withTyped } from "~/forms/open-page.server";
import { byLabel, wholeList } from "~/forms/form";
import { type Choice, UPDATE } from "~/forms/form-state";
import { drawRack } from "~/inventory/racks/drawing";
import { readRackDetail } from "~/inventory/racks/read-rack.server";
import { requestAndSite, requestName } from "~/inventory/requests/request";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import { shapeOf } from "~/lists/list";
import { listAsked } from "~/lists/list-link";
import { readListQuery } from "~/lists/list-query";
import { isId } from "~/provider/address";
import { id, reference, text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { COPY, deviceFields, EDIT, EMPTY, RESET } from "./device-form";
import {
  askedOfDraft,
  changedValues,
  copiedValues,
  holdsUnsaved,
  markedAsFilled,
  rackWithDrafts,
} from "./draft-values";
import { draftList } from "./drafts";
import { chosenGoods, readFormDraft, withoutDeletedDevice } from "./goods.server";
import { lastOfType } from "./last-of-type.server";
import type { RackState } from "./placement";
import { isDraftIn, readDrafts, shownAs } from "./read-drafts.server";
import { asField, filledBy, fromField, NOTHING_PROPOSED, proposalOf } from "./proposal";
import { readReplaced, readTakeover } from "./replaced.server";
import { type Draft, draftRow, draftTotals } from "./rows.server";

const deviceType = z.object({ id, name: text, devices_manufacture: reference });

/** The rack, its drafts, and the form for another device or for editing a draft. */
export async function readAddDevice(context: SignedIn, asks: URLSearchParams) {
  const { provider, user } = context;
  const goods = await chosenGoods(context);
  const { racks, replaces } = goods;
  const { pressed, isRefused } = buttonPressed(asks);
  const saved = asks.has(UPDATE) ? null : await readFormDraft(context, goods);
  const ofRack = { racks_id: racks };
  const reading = readDrafts(provider, racks);
  const params = saved ? withTyped(asks, await withoutDeletedDevice(saved, reading)) : asks;
  const query = readListQuery(listAsked(params), shapeOf(draftList));
  const { search, ordering, limit } = query;
  const asked = { search, ordering, limit, offset: (query.page - 1) * limit };
  const manufacture = reading.then((drafts) => {
    const draft = askedOfDraft(pressed, drafts)?.draft;
    if (draft) return String(draft.manufacture ?? "");
    return pressed === EMPTY ? "" : (params.get("devices_manufacture") ?? "");
  });
  const [{ rack, detail }, drafts, totals, page, manufactures, types, replaced] = await Promise.all([
    readRackDetail(provider, racks),
    reading,
    provider.read("goodsindetailtotalweightpower", draftTotals, { ...ofRack, tenant_id: user.tenant }),
    provider.list("goodsindetail", draftRow, { ...ofRack, ...asked }),
    readChoices(
      provider,
      { family: "devicesmanufacture", label: "manufacture" },
      { search: params.get("devices_manufacture-search"), chosen: manufacture, isOptional: true },
    ),
    readTypes(context, manufacture),
    replaces === null ? null : readReplaced(context, replaces),
  ]);
  const list = page.results.every(isDraftIn(racks)) ? page : { results: drafts, count: drafts.length };
  const takeover = replaced && (await readTakeover(context, replaced, drafts));
  const ofDraft = askedOfDraft(pressed, drafts);
  const values = ofDraft
    ? markedAsFilled(
        ofDraft.isCopied ? copiedValues(ofDraft.draft, drafts, detail, user) : changedValues(ofDraft.draft),
      )
    : await withProposal(context, typedValues(params), { pressed, types, drafts });
  const changed = drafts.find(({ id }) => String(id) === values.draft);
  const token = crypto.randomUUID();
  return {
    rack: { id: rack.id, name: rack.name, site: rack.siteName },
    goods,
    /** The Goods Out Replace; while it is pending, the old device occupies its position. */
    replaced: replaced && {
      number: requestName(replaced),
      at: requestAndSite(replaced),
      pending: isPending(stateOf(replaced)),
    },
    /** The ports that the new devices take over, and which are still missing among the drafts. */
    ports: takeover?.uses ?? [],
    shortages: takeover?.shortages ?? [],
    mayOpenRack: allowed(user, "view_my_rack_tenant"),
    rackState: {
      rack: loadsOf(rack),
      drawing: drawRack(rackWithDrafts(detail, drafts, changed), user),
      drafts: {
        weight: totals.weight - (changed?.weight ?? 0),
        power: totals.power - (changed?.power ?? 0),
      },
    },
    shown: shownAs(drafts),
    count: drafts.length,
    list: { rows: list.results, count: list.count, query, totals },
    /** The draft being edited; null when adding. */
    changed: changed?.name ?? null,
    /** A draft was to fill the form, which holds something that is not saved. */
    isRefused,
    /** Changes whenever a button has emptied the form or filled it from a draft, so that it is rendered anew. */
    renewed: pressed === EMPTY || ofDraft ? token : null,
    state: {
      token,
      values: { ...asFormValues(values), remark: params.getAll("remark") },
      errors: {},
      choices: { devices_manufacture: manufactures, devicetypes: wholeList(types) },
    },
  };
}

/** The button that was pressed; that of a draft is refused while the form holds something that is not saved. */
function buttonPressed(asks: URLSearchParams): { pressed: string; isRefused: boolean } {
  const button = asks.get(UPDATE) ?? "";
  const isRefused = (button.startsWith(COPY) || button.startsWith(EDIT)) && holdsUnsaved(asks);
  return { pressed: isRefused ? "" : button, isRefused };
}

const loadsOf = ({ weightUsed, weightMax, powerUsed, powerCapacity }: RackState["rack"]): RackState["rack"] => ({
  weightUsed,
  weightMax,
  powerUsed,
  powerCapacity,
});

type Values = Record<string, string>;

/** Each field's values; none for "". */
const asFormValues = (values: Values): Record<string, string[]> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === "" ? [] : [value]]));

/** The typed values of the device; RESET clears the position, EMPTY the whole device. */
function typedValues(params: URLSearchParams): Values {
  const pressed = params.get(UPDATE);
  const taken: readonly string[] = pressed === EMPTY ? deviceFields : pressed === RESET ? ["up_front"] : [];
  const begun: Values = { quantity: "1", proposed: asField(NOTHING_PROPOSED), ...NOTHING_PROPOSED };
  // In page order, in which problems are listed.
  const values = deviceFields.map((name) => {
    const isGiven = params.has(name) && !taken.includes(name);
    return [name, (isGiven ? params.get(name) : begun[name]) ?? ""];
  });
  return Object.fromEntries(values) as Values;
}

interface Known {
  pressed: string;
  types: readonly Choice[];
  drafts: readonly Draft[];
}

/** A newly chosen type brings the values of its last device. */
async function withProposal(context: SignedIn, values: Values, { pressed, types, drafts }: Known): Promise<Values> {
  const { devicetypes: type = "", proposed_for: before = "", proposed = "" } = values;
  if (!pressed || type === before || !types.some(({ value }) => value === type)) return values;
  const last = await lastOfType(context, Number(type), drafts);
  const proposal = last ? proposalOf(last) : {};
  return {
    ...values,
    ...filledBy(proposal, fromField(proposed), (name) => values[name] ?? ""),
    proposed_for: type,
    proposed: asField(last ? { ...proposal, as: last.name } : NOTHING_PROPOSED),
  };
}

/** The device types of a manufacture. */
export async function readTypes({ provider }: SignedIn, manufacture: string | Promise<string>): Promise<Choice[]> {
  const id_device_manufacture = await manufacture;
  if (!isId(id_device_manufacture)) return [];
  const types = await provider.all("devicetypes", deviceType, { id_device_manufacture });
  // The provider may ignore the filter.
  const its = types.filter(({ devices_manufacture: maker }) => [null, Number(id_device_manufacture)].includes(maker));
  return its.map(({ id, name }) => ({ value: String(id), label: name })).sort(byLabel);
}
