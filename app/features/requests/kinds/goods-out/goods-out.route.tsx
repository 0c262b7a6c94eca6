import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { openPage } from "~/forms/open-page.server";
import { requireTenant } from "~/session/guards.server";
import { titled } from "~/ui/title";
import { fileRequest } from "../../file-request.server";
import { kinds } from "~/inventory/requests/kinds";
import { goodsOutForm, goodsOutLabels } from "./goods-out-form";
import { GoodsOutForm } from "./goods-out-fields";
import { createGoodsOut } from "./create-goods-out.server";
import { m } from "./messages";
import { goodsOutReader } from "./read-goods-out.server";

const title = kinds["Goods Out"].label;

export { shouldRevalidate } from "~/forms/last-result";
export const meta = titled(title);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_goods_out_tenant", { confirmed: true });
  return openPage(context, goodsOutReader(context, { replacing: false }));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_goods_out_tenant", { confirmed: true });
  return fileRequest(context, args.request, goodsOutForm(context.t, m.chooseDevices), {
    page: goodsOutReader(context, { replacing: false }),
    labels: goodsOutLabels,
    kind: "Goods Out",
    send: (goods) => createGoodsOut(context, goods),
  });
}

export default function GoodsOut() {
  return <GoodsOutForm title={title} note={m.devicesNote} several />;
}
