import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useT } from "~/language/context";
import { openPage } from "~/forms/open-page.server";
import { requireTenant } from "~/session/guards.server";
import { Icon } from "~/ui/icon";
import { titled } from "~/ui/title";
import { fileRequest } from "../../file-request.server";
import { goodsOutForm, goodsOutLabels } from "../goods-out/goods-out-form";
import { GoodsOutForm } from "../goods-out/goods-out-fields";
import { createGoodsOut } from "../goods-out/create-goods-out.server";
import { goodsOutReader } from "../goods-out/read-goods-out.server";
import { m } from "./messages";

export { shouldRevalidate } from "~/forms/last-result";
export const meta = titled(m.replaceDevice);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_replace_tenant", { confirmed: true });
  return openPage(context, goodsOutReader(context, { replacing: true }));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_replace_tenant", { confirmed: true });
  return fileRequest(context, args.request, goodsOutForm(context.t, m.chooseDevice), {
    page: goodsOutReader(context, { replacing: true }),
    labels: goodsOutLabels,
    kind: "Goods Out Replace",
    send: (goods) => createGoodsOut(context, { ...goods, replace: 1 }),
  });
}

export default function ReplaceDevice() {
  const t = useT();
  return (
    <GoodsOutForm title={m.replaceDevice} note={m.deviceNote} several={false}>
      <div className="notice">
        <Icon name="swap" />
        <div>
          <p>{t(m.twoSteps)}</p>
          <ol>
            <li>{t(m.firstStep)}</li>
            <li>{t(m.secondStep)}</li>
          </ol>
        </div>
      </div>
    </GoodsOutForm>
  );
}
