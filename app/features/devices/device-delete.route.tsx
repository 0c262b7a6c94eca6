import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { returnPath, returnAfterDelete } from "~/crud/return-path";
import { DeletePage } from "~/crud/delete-page";
import { confirmDelete } from "~/crud/delete.server";
import { deviceListPath } from "~/paths";
import { requireAdmin } from "~/session/guards.server";
import { titled } from "~/ui/title";
import { m } from "~/inventory/devices/messages";
import { readDevice } from "./read-device.server";

export const meta = titled(m.deleteDevice);

export async function loader(args: LoaderFunctionArgs) {
  const { provider, url } = await requireAdmin(args, "view_device_device_admin");
  const { name, tenantName, rackName } = await readDevice(provider, args.params.id);
  return {
    record: name,
    back: returnPath(args.request.headers.get("Referer"), { path: deviceListPath }, url.origin),
    name,
    about: [tenantName, rackName].filter(Boolean).join(", "),
    token: crypto.randomUUID(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  return confirmDelete(context, args.request, {
    remove: async () => {
      const { id } = await readDevice(context.provider, args.params.id);
      await context.provider.remove("devices", id);
    },
    then: (form) => returnAfterDelete(returnPath(String(form.get("back")), { path: deviceListPath }), deviceListPath),
  });
}

export default function DeviceDelete() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
