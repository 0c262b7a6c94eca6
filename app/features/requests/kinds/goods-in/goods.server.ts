import { z } from "zod";
import { readChoices } from "~/forms/choices.server";
import { drawRack } from "~/inventory/racks/drawing";
import { readRackDetail } from "~/inventory/racks/read-rack.server";
import { shapeOf } from "~/lists/list";
import { addDevicePath, goodsInChoicePath } from "~/paths";
import { id, text } from "~/provider/rows.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { isId } from "~/provider/address";
import { byLabel, UPDATE, wholeList } from "~/forms/form";
import { listAsked } from "~/lists/list-link";
import { readListQuery } from "~/lists/list-query";
import { requestName } from "~/inventory/requests/request";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import { deviceFields, EMPTY, RESET } from "./device-form";
import { draftList } from "./drafts";
import { withDrafts } from "./placement";
import { readReplaced, readTakeover } from "./replaced.server";
import { draftRow, draftTotals } from "./rows.server";
import { isScope, type Scope } from "./scopes";

/** What the URL of the adding page names: all that a goods in is before its first device. */
export interface Goods {
  racks: string;
  scope: Scope;
  /** The Goods Out Replace that the devices come in for. */
  replaces: string | null;
}

/** The goods in of the URL; without rack or scope they are to be chosen first. */
export async function chosenGoods({ url, redirect }: SignedIn): Promise<Goods> {
  const { searchParams: params } = url;
  const [racks, scope, replaces] = ["racks", "scope", "replace_goodsout"].map((name) => params.get(name) ?? "") as [
    string,
    string,
    string,
  ];
  if (!racks || !isScope(scope)) throw await redirect(goodsInChoicePath + url.search);
  if (!isId(racks) || (replaces && !isId(replaces))) throw errorPage({ kind: "missing" }, 404);
  return { racks, scope, replaces: replaces || null };
}

/** The page of a goods in as it begins. */
export const goodsPath = ({ racks, scope, replaces }: Goods): string =>
  addDevicePath({ racks, scope, replaceGoodsOut: replaces ?? undefined });

/** Where what is said of a whole goods in waits while its devices are added one by one: the address of no page. */
const remarkPath = (goods: Goods): string => `${goodsPath(goods)}&remark`;

/** Keeps the remark of a goods in for its next device; without one nothing is kept of it. */
export function keepRemark(context: SignedIn, goods: Goods, remark = ""): void {
  context.saveDraft(remarkPath(goods), remark ? { remark: [remark] } : {});
}

const deviceType = z.object({ id, name: text });

/** The rack as it stands, its drafts, and the form of one more device. */
export async function readAddDevice(context: SignedIn, params: URLSearchParams) {
  const { provider, user } = context;
  const goods = await chosenGoods(context);
  const { racks, replaces } = goods;
  const isEmptied = params.get(UPDATE) === EMPTY;
  const manufacture = isEmptied ? "" : (params.get("devices_manufacture") ?? "");
  const query = readListQuery(listAsked(params), shapeOf(draftList));
  const { search, ordering, limit } = query;
  const asked = { search, ordering, limit, offset: (query.page - 1) * limit };
  const ofRack = { racks_id: racks };
  const [{ rack, detail }, drafts, totals, list, manufactures, types, replaced, remark] = await Promise.all([
    readRackDetail(provider, racks),
    provider.all("goodsindetail", draftRow, ofRack),
    provider.read("goodsindetailtotalweightpower", draftTotals, { ...ofRack, tenant_id: user.tenant }),
    provider.list("goodsindetail", draftRow, { ...ofRack, ...asked }),
    readChoices(
      provider,
      { family: "devicesmanufacture", label: "manufacture" },
      { search: params.get("devices_manufacture-search"), chosen: manufacture },
    ),
    isId(manufacture) ? provider.all("devicetypes", deviceType, { id_device_manufacture: manufacture }) : [],
    replaces === null ? null : readReplaced(context, replaces),
    context.readDraft(remarkPath(goods)),
  ]);
  const takeover = replaced && (await readTakeover(context, replaced, drafts));
  const { weightUsed, weightMax, powerUsed, powerCapacity } = rack;
  const token = crypto.randomUUID();
  return {
    rack: { id: rack.id, name: rack.name, site: rack.siteName },
    goods,
    /** The Goods Out Replace; while it is pending, the old device holds its place. */
    replaced: replaced && { number: requestName(replaced), pending: isPending(stateOf(replaced)) },
    /** The ports that the new devices take over, and what the drafts lack for that. */
    ports: takeover?.uses ?? [],
    shortages: takeover?.shortages ?? [],
    mayOpenRack: allowed(user, "view_my_rack_tenant"),
    situation: {
      rack: { weightUsed, weightMax, powerUsed, powerCapacity },
      drawing: drawRack(withDrafts(detail, drafts), user),
      drafts: totals,
    },
    drafts: drafts.map((draft) => draft.id),
    list: { rows: list.results, count: list.count, query },
    /** Tells a form that was emptied from the one before. */
    emptied: isEmptied ? token : null,
    state: {
      token,
      values: valuesOf(params, remark?.remark),
      errors: {},
      choices: { devices_manufacture: manufactures, devicetypes: typeChoices(types) },
    },
  };
}

export type AddDevice = Awaited<ReturnType<typeof readAddDevice>>;

/** What is typed by now; RESET takes the position away, EMPTY the whole device. `remark` is what was kept of it. */
function valuesOf(params: URLSearchParams, remark: string[] = []): Record<string, string[]> {
  const pressed = params.get(UPDATE);
  const taken: readonly string[] = pressed === EMPTY ? deviceFields : pressed === RESET ? ["up_front"] : [];
  const begun: Record<string, string[]> = { jumlahu: ["1"], remark };
  // In the order of the page, in which problems are told.
  const values = [...deviceFields, "remark"].map((name) => {
    const isGiven = params.has(name) && !taken.includes(name);
    return [name, isGiven ? params.getAll(name) : (begun[name] ?? [])];
  });
  return Object.fromEntries(values) as Record<string, string[]>;
}

const typeChoices = (types: z.output<typeof deviceType>[]) =>
  wholeList(types.map(({ id, name }) => ({ value: String(id), label: name })).sort(byLabel));
