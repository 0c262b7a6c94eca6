import type { KindName } from "~/inventory/requests/kinds";
import { readGoodsIn } from "~/features/requests/goods-in/read-content.server";
import { readGoodsOut } from "~/features/requests/goods-out/read-content.server";
import { readRequest } from "~/features/requests/read-request.server";
import { readReplacement } from "~/features/requests/replace/read-replacement.server";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import type { GoodsContent } from "./goods-table";

const comingIn: readonly string[] = ["Goods In", "Goods In Replace"] satisfies KindName[];
const goingOut: readonly string[] = ["Goods Out", "Goods Out Replace"] satisfies KindName[];

/** The goods of a request, those that it brings in first: a replacement's are those of both of its requests, as far as they are filed. */
export async function readGoods(context: SignedIn, request: RequestRow): Promise<GoodsContent[]> {
  const all = await Promise.all([
    goodsOf(context, request),
    readOther(context, request).then((other) => goodsOf(context, other)),
  ]);
  return all.filter((goods) => goods !== null).sort((a, b) => a.of.localeCompare(b.of));
}

async function goodsOf(context: SignedIn, request: RequestRow | null): Promise<GoodsContent | null> {
  if (request === null) return null;
  const { kind } = request;
  if (comingIn.includes(kind)) return { of: "goods-in", ...(await readGoodsIn(context, request)) };
  return goingOut.includes(kind) ? { of: "goods-out", ...(await readGoodsOut(context, request)) } : null;
}

async function readOther(context: SignedIn, request: RequestRow): Promise<RequestRow | null> {
  const { kind, replaces } = request;
  if (kind === ("Goods Out Replace" satisfies KindName)) return readReplacement(context, request);
  return replaces === null ? null : nullIf(readRequest(context, String(replaces)), "missing");
}
