import { type KindName, kindOf } from "~/inventory/requests/kinds";
import { readGoodsIn } from "~/features/requests/kinds/goods-in/read-content.server";
import { readGoodsOut } from "~/features/requests/kinds/goods-out/read-content.server";
import { readRequest } from "~/features/requests/read-request.server";
import { readReplacement } from "~/features/requests/kinds/replace/read-replacement.server";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import type { GoodsContent } from "./goods-table";

/**
 * The goods of a request, incoming ones first; a replacement includes both of its requests, as far as they are filed.
 */
export async function readGoods(context: SignedIn, request: RequestRow): Promise<GoodsContent[]> {
  const all = await Promise.all([
    goodsOf(context, request),
    readOther(context, request).then((other) => goodsOf(context, other)),
  ]);
  return all.filter((goods) => goods !== null).sort((a, b) => a.of.localeCompare(b.of));
}

async function goodsOf(context: SignedIn, request: RequestRow | null): Promise<GoodsContent | null> {
  if (request === null) return null;
  const goods = kindOf(request.kind)?.goods;
  if (goods === "in") return { of: "goods-in", ...(await readGoodsIn(context, request)) };
  return goods === "out" ? { of: "goods-out", ...(await readGoodsOut(context, request)) } : null;
}

async function readOther(context: SignedIn, request: RequestRow): Promise<RequestRow | null> {
  const { kind, replaces } = request;
  if (kind === ("Goods Out Replace" satisfies KindName)) return readReplacement(context, request);
  return replaces === null ? null : nullIf(readRequest(context, String(replaces)), "missing");
}
