import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeletePage } from "~/crud/delete-page";
import { confirmDelete } from "~/crud/delete.server";
import { addDevicePagePath } from "~/paths";
import type { Provider } from "~/provider/index.server";
import { answer } from "~/session/answers.server";
import { requireTenant } from "~/session/guards.server";
import { titled } from "~/ui/title";
import { draftRow } from "./drafts";
import { m } from "./messages";

export const meta = titled(m.deleteDevice);

export async function loader(args: LoaderFunctionArgs) {
  const { provider, url } = await requireTenant(args, "view_goods_in_tenant", { confirmed: true });
  const { devicename } = await readDraft(provider, args.params.id);
  return { back: addDevicePagePath + url.search, name: devicename };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_goods_in_tenant", { confirmed: true });
  const { id } = await readDraft(context.provider, args.params.id);
  return confirmDelete(context, args.request, {
    remove: () => context.provider.remove("goodsindetail", id),
    then: () => addDevicePagePath + context.url.search,
  });
}

function readDraft(provider: Provider, id = "") {
  if (!/^\d+$/.test(id)) throw answer({ kind: "missing" }, 404);
  return provider.read(`goodsindetail/${id}`, draftRow);
}

export default function DraftDelete() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
