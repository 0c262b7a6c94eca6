import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { exceptDetail, openerIn, openerOf } from "~/crud/return-path";
import { DeletePage } from "~/crud/delete-page";
import { confirmDelete } from "~/crud/delete.server";
import { countedRelation } from "~/crud/relation-names";
import { endsAt } from "~/inventory/interconnections/interconnection";
import { readInterconnections } from "~/inventory/interconnections/read-interconnections.server";
import { nouns } from "~/inventory/nouns";
import { nounWith } from "~/lists/list";
import { optional } from "~/session/optional.server";
import { deviceListPath } from "~/paths";
import { requireAdmin, type SignedIn } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { titled } from "~/ui/title";
import { m as uiWords } from "~/ui/messages";
import { deviceScreen } from "./device-screen";
import { readDevice } from "./read-device.server";

export const meta = titled<{ record: string } | undefined>((data, t) =>
  t(uiWords.deleteRow, { name: data?.record ?? "" }),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  const { provider } = context;
  const device = await readDevice(provider, args.params.id);
  const { id, name, tenant } = device;
  return {
    record: name,
    named: nounWith(nouns.devices, name, context.t),
    back: openerOf(args.request, { path: deviceListPath }),
    about: deviceScreen.about?.(device),
    uses: await usesOf(context, { id, tenant }),
    token: crypto.randomUUID(),
  };
}

/** The interconnections that end at a device, as far as the reader may see them. */
async function usesOf(context: SignedIn, { id, tenant }: { id: number; tenant: number | null }) {
  const rows = await optional("interconnections of a device", readInterconnections(context, tenant));
  const its = rows?.filter(endsAt(id)) ?? [];
  const count = new Set(its.map((row) => `${row.iix} ${row.id}`)).size;
  return count > 0 ? [{ label: countedRelation("crossconnects", count, context) }] : undefined;
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  const id = recordId(args.params.id);
  return confirmDelete(context, args.request, {
    family: "devices",
    id,
    then: (form) => exceptDetail(openerIn(form, { path: deviceListPath }), deviceListPath),
  });
}

export default function DeviceDelete() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
