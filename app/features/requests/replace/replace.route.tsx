import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useT } from "~/language/context";
import { openPage } from "~/forms/open-page.server";
import { requireTenant } from "~/session/guards.server";
import { Icon } from "~/ui/icon";
import { titled } from "~/ui/title";
import { fileRequest } from "../file-request.server";
import { leavingForm } from "../goods-out/leaving";
import { LeavingForm } from "../goods-out/leaving-form";
import { leavingReader } from "../goods-out/read-leaving.server";
import { m } from "./messages";

export { shouldRevalidate } from "~/forms/returned";
export const meta = titled(m.replaceDevice);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_replace_tenant", { confirmed: true });
  return openPage(context, leavingReader(context, { replacing: true }));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_replace_tenant", { confirmed: true });
  const { provider, user, t } = context;
  return fileRequest(context, args.request, leavingForm(t, m.chooseDevice), {
    page: leavingReader(context, { replacing: true }),
    kind: "Goods Out Replace",
    send: (goods) => provider.create("goodsout", { ...goods, tenant: user.tenant, replace: 1 }),
  });
}

export default function ReplaceDevice() {
  const t = useT();
  return (
    <LeavingForm title={m.replaceDevice} note={m.deviceNote} several={false}>
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
    </LeavingForm>
  );
}
