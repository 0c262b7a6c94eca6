import { isId } from "~/provider/address";
import { addDevicePath, goodsInFormPath } from "~/paths";
import { errorPage } from "~/session/error-pages.server";
import { typedValues } from "~/session/form-data.server";
import type { Typed } from "~/session/form-drafts.server";
import type { SignedIn } from "~/session/guards.server";
import { deviceFields, holdsDevice } from "./device-form";
import type { Draft } from "./rows.server";
import { isScope, type Scope } from "./scopes";

/** The data of a Goods In before its first device, in the URL of the page that adds devices. */
interface Goods {
  racks: string;
  scope: Scope;
  /** The Goods Out Replace that these devices replace. */
  replaces: string | null;
}

/** The Goods In of the URL; without rack or scope, redirects to their choice. */
export async function chosenGoods({ url, redirect }: SignedIn): Promise<Goods> {
  const param = (name: string) => url.searchParams.get(name) ?? "";
  const [racks, scope, replaces] = [param("racks"), param("scope"), param("replace_goodsout")];
  if (!racks || !isScope(scope)) throw await redirect(goodsInFormPath + url.search);
  if (!isId(racks) || (replaces && !isId(replaces))) throw errorPage({ kind: "missing" }, 404);
  return { racks, scope, replaces: replaces || null };
}

/** The start page of a Goods In. */
export const goodsPath = ({ racks, scope, replaces }: Goods): string =>
  addDevicePath({ racks, scope, replaceGoodsOut: replaces ?? undefined });

/**
 * The key under which the form of a Goods In is saved while devices are added or deleted one by one; not the address of a
 * page.
 */
const formDraftPath = (goods: Goods): string => `${goodsPath(goods)}&form`;

/** Saves a Goods In's remark for its next device; without a remark the form's draft is discarded. */
export function saveRemark(context: SignedIn, goods: Goods, remark = ""): void {
  context.saveDraft(formDraftPath(goods), remark ? { remark: [remark] } : {});
}

/** Saves the remark and a half-typed device while the form is left to delete one of the devices. */
export function saveFormDraft(context: SignedIn, goods: Goods, form: FormData): void {
  if (!holdsDevice(form)) return saveRemark(context, goods, String(form.get("remark") ?? ""));
  const fields = Object.entries(typedValues(form)).filter(([name]) => isSaved(name));
  context.saveDraft(formDraftPath(goods), Object.fromEntries(fields));
}

const isSaved = (name: string): boolean => name === "remark" || (deviceFields as readonly string[]).includes(name);

/** What was saved of a Goods In's form. */
export const readFormDraft = async (context: SignedIn, goods: Goods): Promise<Typed> =>
  (await context.readDraft(formDraftPath(goods))) ?? {};

/** The same; if the device that was being edited no longer exists, only the remark. */
export async function withoutDeletedDevice(typed: Typed, reading: Promise<readonly Draft[]>): Promise<Typed> {
  const { draft: [changed = ""] = [], remark = [] } = typed;
  if (changed === "" || (await reading).some(({ id }) => String(id) === changed)) return typed;
  return { remark };
}
