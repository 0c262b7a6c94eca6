import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeletePage } from "~/crud/delete-page";
import { m as crudWords } from "~/crud/messages";
import { confirmDelete } from "~/crud/delete.server";
import { nouns } from "~/inventory/nouns";
import { nounWith } from "~/lists/list";
import { addDevicePagePath } from "~/paths";
import type { Provider } from "~/provider/index.server";
import { nullIf } from "~/session/thrown-answer";
import { requireTenant } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { m as uiWords } from "~/ui/messages";
import { titled } from "~/ui/title";
import { draftRow } from "./rows.server";

export const meta = titled<{ record: string } | undefined>((data, t) =>
  t(uiWords.deleteRow, { name: data?.record ?? "" }),
);

export async function loader(args: LoaderFunctionArgs) {
  const { provider, url, redirect, t } = await requireTenant(args, "view_goods_in_tenant", { confirmed: true });
  const back = addDevicePagePath + url.search;
  const draft = await nullIf(readDraft(provider, args.params.id), "missing");
  if (!draft) throw await redirect(back, { toast: { message: t(crudWords.alreadyGone), tone: "error" } });
  return { record: draft.name, named: nounWith(nouns.devices, draft.name, t), back, token: crypto.randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_goods_in_tenant", { confirmed: true });
  const id = recordId(args.params.id);
  return confirmDelete(context, args.request, {
    family: "goodsindetail",
    id,
    then: () => addDevicePagePath + context.url.search,
  });
}

const readDraft = (provider: Provider, id: string | undefined) =>
  provider.read(`goodsindetail/${recordId(id)}`, draftRow);

export default function DraftDelete() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
