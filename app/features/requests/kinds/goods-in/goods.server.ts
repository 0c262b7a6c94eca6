import { isId } from "~/provider/address";
import { addDevicePath, goodsInChoicePath } from "~/paths";
import { errorPage } from "~/session/error-pages.server";
import { typedValues } from "~/session/form-data.server";
import type { SignedIn } from "~/session/guards.server";
import { deviceFields, holdsDevice } from "./device-form";
import type { Draft } from "./rows.server";
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

/** Where what is typed of a goods in waits while its devices are added or deleted one by one: the address of no page. */
const keptPath = (goods: Goods): string => `${goodsPath(goods)}&kept`;

/** Keeps the remark of a goods in for its next device; without one nothing is kept of it. */
export function keepRemark(context: SignedIn, goods: Goods, remark = ""): void {
  context.saveDraft(keptPath(goods), remark ? { remark: [remark] } : {});
}

/** Keeps the remark, and a device that is half typed, while the form is left to delete a draft. */
export function keepTyped(context: SignedIn, goods: Goods, form: FormData): void {
  if (!holdsDevice(form)) return keepRemark(context, goods, String(form.get("remark") ?? ""));
  const fields = Object.entries(typedValues(form)).filter(([name]) => isKept(name));
  context.saveDraft(keptPath(goods), Object.fromEntries(fields));
}

const isKept = (name: string): boolean => name === "remark" || (deviceFields as readonly string[]).includes(name);

type Kept = Record<string, string[]>;

/** What is kept of a goods in. */
export const readKept = async (context: SignedIn, goods: Goods): Promise<Kept> =>
  (await context.readDraft(keptPath(goods))) ?? {};

/** The same, but of a change of a draft that is gone by now only the remark. */
export async function withoutGone(kept: Kept, reading: Promise<readonly Draft[]>): Promise<Kept> {
  const { draft: [changed = ""] = [], remark = [] } = kept;
  if (changed === "" || (await reading).some(({ id }) => String(id) === changed)) return kept;
  return { remark };
}
