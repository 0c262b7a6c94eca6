import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { interconnectionPath } from "~/inventory/interconnections/scopes";
import { myDeviceListPath, myRackPath } from "~/paths";
import { listBefore } from "~/crud/return-path";
import { requireTenant } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { BackLink } from "~/ui/record-actions";
import { titled } from "~/ui/title";
import { DevicePage } from "./device-view";
import { m } from "~/inventory/devices/messages";
import { type DeviceWithPorts, readDeviceWithPorts } from "./read-device.server";

export const meta = titled<DeviceWithPorts | undefined>((data, t) => data?.device.name ?? t(m.device));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_my_device_tenant");
  const read = await readDeviceWithPorts(context, args.params.parameter);
  const back = listBefore(args.request, myDeviceListPath);
  return { ...read, record: read.device.name, back, maySeeRacks: allowed(context.user, "view_my_rack_tenant") };
}

export default function MyDeviceDetail() {
  const { back, maySeeRacks, ...read } = useLoaderData<typeof loader>();
  return (
    <DevicePage
      read={read}
      side="tenant"
      actions={<BackLink to={back} />}
      rackPath={maySeeRacks ? myRackPath : undefined}
      interconnectionPath={(use) => interconnectionPath("tenant", use.iix, use.interconnection)}
    />
  );
}
