import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { interconnectionPath } from "~/features/interconnections/places";
import { useT } from "~/language/context";
import { myDeviceListPath, myRackPath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { Icon } from "~/ui/icon";
import { StatusBadge } from "~/ui/status";
import { titled } from "~/ui/title";
import { statusMark } from "./device";
import { DeviceView } from "./device-view";
import { m } from "./messages";
import { type DeviceWithPorts, readDeviceWithPorts } from "./read-device.server";

export const meta = titled<DeviceWithPorts | undefined>((data, t) => data?.device.devicename ?? t(m.device));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_my_device_tenant");
  const read = await readDeviceWithPorts(context, args.params.parameter);
  return { ...read, maySeeRacks: allowed(context.user, "view_my_rack_tenant") };
}

export default function MyDeviceDetail() {
  const t = useT();
  const { maySeeRacks, ...read } = useLoaderData<typeof loader>();
  const { id, devicename, devicetypes_name, status, racks, racks_name, tenant_name } = read.device;
  const { word, ...look } = statusMark(status);
  return (
    <>
      <div className="page-head">
        <h1>{devicename}</h1>
        <StatusBadge {...look}>{t(word)}</StatusBadge>
        <p>{devicetypes_name}</p>
        <div className="page-acts">
          <Link className="button" to={myDeviceListPath}>
            <Icon name="left" />
            {t(m.back)}
          </Link>
        </div>
      </div>
      <DeviceView
        read={read}
        tenant={tenant_name}
        rack={
          maySeeRacks && racks !== null ? (
            <Link to={`${myRackPath(racks)}#device-${id}`}>{racks_name}</Link>
          ) : (
            racks_name
          )
        }
        interconnectionPath={(use) => interconnectionPath("tenant", use.iix, use.interconnection)}
      />
    </>
  );
}
