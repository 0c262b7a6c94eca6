import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { interconnectionPath } from "~/inventory/interconnections/scopes";
import { deviceListPath, rackPath, tenantPath } from "~/paths";
import { listBefore } from "~/crud/return-path";
import { requireAdmin } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { RecordActions } from "~/ui/record-actions";
import { titled } from "~/ui/title";
import { DevicePage } from "./device-view";
import { m } from "~/inventory/devices/messages";
import { type DeviceWithPorts, readDeviceWithPorts } from "./read-device.server";

export const meta = titled<DeviceWithPorts | undefined>((data, t) => data?.device.name ?? t(m.device));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  const read = await readDeviceWithPorts(context, args.params.parameter);
  return {
    back: listBefore(args.request, deviceListPath),
    ...read,
    record: read.device.name,
    maySeeRacks: allowed(context.user, "view_rack_rack_admin"),
    maySeeTenants: allowed(context.user, "view_organization_tenants_admin"),
  };
}

export default function DeviceDetail() {
  const { back, maySeeRacks, maySeeTenants, ...read } = useLoaderData<typeof loader>();
  return (
    <DevicePage
      read={read}
      side="admin"
      actions={<RecordActions list={deviceListPath} id={read.device.id} back={back} />}
      tenantPath={maySeeTenants ? tenantPath : undefined}
      rackPath={maySeeRacks ? rackPath : undefined}
      interconnectionPath={(use) => interconnectionPath("admin", use.iix, use.interconnection)}
    />
  );
}
