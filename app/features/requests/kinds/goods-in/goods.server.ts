import { isId } from "~/provider/address";
import { addDevicePath, goodsInFormPath } from "~/paths";
import { errorPage } from "~/session/error-pages.server";
import { typedValues } from "~/session/form-data.server";
import type { SignedIn } from "~/session/guards.server";
import { deviceFields, holdsDevice } from "./device-form";
import type { Draft } from "./rows.server";
import { isScope, type Scope } from "./scopes";

/** The data of a Goods In before its first device, in the URL of the page that adds devices. */
export interface Goods {
  racks: string;
  scope: Scope;
  /** The Goods Out Replace that these devices replace. */
  replaces: string | null;
}

/** The Goods In of the URL; without rack or scope, redirects to their choice. */
export async function chosenGoods({ url, redirect }: SignedIn): Promise<Goods> {
  const { searchParams: params } = url;
  const [racks, scope, replaces] = ["racks", "scope", "replace_goodsout"].map((name) => params.get(name) ?? "") as [
    string,
    string,
    string,
  ];
  if (!racks || !isScope(scope)) throw await redirect(goodsInFormPath + url.search);
  if (!isId(racks) || (replaces && !isId(replaces))) throw errorPage({ kind: "missing" }, 404);
  return { racks, scope, replaces: replaces || null };
}

/** The start page of a Goods In. */
export const goodsPath = ({ racks, scope, replaces }: Goods): string =>
  addDevicePath({ racks, scope, replaceGoodsOut: replaces ?? undefined });

/** The draft key of a Goods In while devices are added or deleted one by one; not the address of a page. */
const keptPath = (goods: Goods): string => `${goodsPath(goods)}&kept`;

/** Keeps a Goods In's remark for its next device; without a remark the draft is discarded. */
export function keepRemark(context: SignedIn, goods: Goods, remark = ""): void {
  context.saveDraft(keptPath(goods), remark ? { remark: [remark] } : {});
}

/** Keeps the remark and a half-typed device while the form is left to delete a draft. */
export function keepTyped(context: SignedIn, goods: Goods, form: FormData): void {
  if (!holdsDevice(form)) return keepRemark(context, goods, String(form.get("remark") ?? ""));
  const fields = Object.entries(typedValues(form)).filter(([name]) => isKept(name));
  context.saveDraft(keptPath(goods), Object.fromEntries(fields));
}

const isKept = (name: string): boolean => name === "remark" || (deviceFields as readonly string[]).includes(name);

type Kept = Record<string, string[]>;

/** The draft of a Goods In. */
export const readKept = async (context: SignedIn, goods: Goods): Promise<Kept> =>
  (await context.readDraft(keptPath(goods))) ?? {};

/** The same; of an edited draft that no longer exists, only the remark. */
export async function withoutGone(kept: Kept, reading: Promise<readonly Draft[]>): Promise<Kept> {
  const { draft: [changed = ""] = [], remark = [] } = kept;
  if (changed === "" || (await reading).some(({ id }) => String(id) === changed)) return kept;
  return { remark };
}
