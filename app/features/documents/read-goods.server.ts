import type { KindName } from "~/features/requests/kinds";
import { readContent } from "~/features/requests/detail/read-content.server";
import { readRequest } from "~/features/requests/read-request.server";
import { readReplacement } from "~/features/requests/replace/read-replacement.server";
import type { RequestRow } from "~/features/requests/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import type { GoodsContent } from "./goods-table";

/** The goods of a request, those that it brings in first: a replacement's are those of both of its requests, as far as they are filed. */
export async function readGoods(context: SignedIn, request: RequestRow): Promise<GoodsContent[]> {
  const [own, other] = await Promise.all([readContent(context, request), readOtherGoods(context, request)]);
  return [own, other]
    .filter((content): content is GoodsContent => content?.of === "goods-in" || content?.of === "goods-out")
    .sort((a, b) => a.of.localeCompare(b.of));
}

async function readOtherGoods(context: SignedIn, request: RequestRow) {
  const other = await readOther(context, request);
  return other && readContent(context, other);
}

async function readOther(context: SignedIn, request: RequestRow): Promise<RequestRow | null> {
  const { activitytype_type: kind, replace_goodsout } = request;
  if (kind === ("Goods Out Replace" satisfies KindName)) return readReplacement(context, request);
  return replace_goodsout === null ? null : nullIf(readRequest(context, String(replace_goodsout)), "missing");
}
