import { z } from "zod";
import { loadList } from "~/lists/list.server";
import { readChoices } from "~/forms/choices.server";
import { drawRack } from "~/inventory/racks/drawing";
import { readRackDetail } from "~/inventory/racks/read-rack.server";
import { goodsInChoicePath } from "~/paths";
import { id, text } from "~/provider/rows.server";
import { answer } from "~/session/answers.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { isId } from "~/provider/address";
import { byLabel, UPDATE, wholeList } from "~/ui/form";
import { requestName } from "../request";
import { isPending, stateOf } from "../transitions";
import { deviceFields, RESET } from "./device-form";
import { draftList } from "./drafts";
import { withDrafts } from "./placement";
import { readReplaced } from "./replaced.server";
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
  if (!isId(racks) || (replaces && !isId(replaces))) throw answer({ kind: "missing" }, 404);
  return { racks, scope, replaces: replaces || null };
}

const deviceType = z.object({ id, name: text });

/** The rack as it stands, its drafts, and the form of one more device with what the URL brings along. */
export async function readAddDevice(context: SignedIn) {
  const { provider, url, user } = context;
  const { searchParams: params } = url;
  const goods = await chosenGoods(context);
  const { racks, replaces } = goods;
  const manufacture = params.get("devices_manufacture") ?? "";
  const ofRack = { racks_id: racks };
  const [{ rack, detail }, drafts, totals, list, manufactures, types, replaced] = await Promise.all([
    readRackDetail(provider, racks),
    provider.all("goodsindetail", draftRow, ofRack),
    provider.read("goodsindetailtotalweightpower", draftTotals, { ...ofRack, tenant_id: user.tenant }),
    loadList(context, draftList, { family: "goodsindetail", row: draftRow, fixed: ofRack }),
    readChoices(
      provider,
      { family: "devicesmanufacture", label: "manufacture" },
      { search: params.get("devices_manufacture-search"), chosen: manufacture },
    ),
    isId(manufacture) ? provider.all("devicetypes", deviceType, { id_device_manufacture: manufacture }) : [],
    replaces === null ? null : readReplaced(context, replaces),
  ]);
  const { weight_used, weight_max, power_used, powercapacity } = rack;
  return {
    rack: { id: rack.id, name: rack.rack_name, site: rack.datacenter_name },
    goods,
    /** The Goods Out Replace; while it is pending, the old device holds its place. */
    replaced: replaced && { number: requestName(replaced), pending: isPending(stateOf(replaced)) },
    mayOpenRack: allowed(user, "view_my_rack_tenant"),
    situation: {
      rack: { weight_used, weight_max, power_used, powercapacity },
      drawing: drawRack(withDrafts(detail, drafts), user),
      drafts: totals,
    },
    drafts: drafts.map((draft) => draft.id),
    list,
    state: {
      token: crypto.randomUUID(),
      values: valuesOf(params),
      errors: {},
      choices: { devices_manufacture: manufactures, devicetypes: typeChoices(types) },
    },
  };
}

export type AddDevice = Awaited<ReturnType<typeof readAddDevice>>;

/** What was typed before the choices or the placement were asked for; RESET takes the position away. */
function valuesOf(params: URLSearchParams): Record<string, string[]> {
  const given = [...deviceFields, "remark"]
    .filter((name) => params.has(name) && !(name === "up_front" && params.get(UPDATE) === RESET))
    .map((name) => [name, params.getAll(name)]);
  return { jumlahu: ["1"], ...Object.fromEntries(given) };
}

const typeChoices = (types: z.output<typeof deviceType>[]) =>
  wholeList(types.map(({ id, name }) => ({ value: String(id), label: name })).sort(byLabel));
