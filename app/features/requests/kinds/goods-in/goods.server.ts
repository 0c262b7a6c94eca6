import { isId } from "~/provider/address";
import { addDevicePath, goodsInChoicePath } from "~/paths";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
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
export const remarkPath = (goods: Goods): string => `${goodsPath(goods)}&remark`;

/** Keeps the remark of a goods in for its next device; without one nothing is kept of it. */
export function keepRemark(context: SignedIn, goods: Goods, remark = ""): void {
  context.saveDraft(remarkPath(goods), remark ? { remark: [remark] } : {});
}
