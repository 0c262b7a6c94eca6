import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireTenant } from "~/session/guards.server";
import { titled } from "~/ui/title";
import { fileRequest } from "../file-request.server";
import { kinds } from "~/inventory/requests/kinds";
import { leavingForm } from "./leaving";
import { LeavingForm } from "./leaving-form";
import { m } from "./messages";
import { readLeaving, shownRack } from "./read-leaving.server";

const title = kinds["Goods Out"].label;

export const meta = titled(title);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_goods_out_tenant", { confirmed: true });
  return readLeaving(context, { replacing: false });
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_goods_out_tenant", { confirmed: true });
  const { provider, user, url, t } = context;
  const form = leavingForm(t, { shown: shownRack(url), empty: m.chooseDevices });
  return fileRequest(context, args.request, form, {
    kind: "Goods Out",
    send: (goods) => provider.create("goodsout", { ...goods, tenant: user.tenant }),
  });
}

export default function GoodsOut() {
  return <LeavingForm title={title} note={m.devicesNote} several />;
}
