import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { interconnectionPath } from "~/features/interconnections/places";
import { useT } from "~/language/context";
import { deviceListPath, rackPath, tenantPath } from "~/paths";
import { requireAdmin } from "~/session/guards.server";
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
  const context = await requireAdmin(args, "view_device_device_admin");
  const read = await readDeviceWithPorts(context, args.params.parameter);
  return {
    ...read,
    maySeeRacks: allowed(context.user, "view_rack_rack_admin"),
    maySeeTenants: allowed(context.user, "view_organization_tenants_admin"),
  };
}

export default function DeviceDetail() {
  const t = useT();
  const { maySeeRacks, maySeeTenants, ...read } = useLoaderData<typeof loader>();
  const { id, devicename, devicetypes_name, status, racks, racks_name, tenant, tenant_name } = read.device;
  const { word, ...look } = statusMark(status);
  return (
    <>
      <div className="page-head">
        <h1>{devicename}</h1>
        <StatusBadge {...look}>{t(word)}</StatusBadge>
        <p>{devicetypes_name}</p>
        <div className="page-acts">
          <Link className="button" to={deviceListPath}>
            <Icon name="left" />
            {t(m.back)}
          </Link>
          <Link className="button" to={`${deviceListPath}/form/${id}`}>
            <Icon name="edit" />
            {t(m.edit)}
          </Link>
          <Link className="button button-danger" to={`${deviceListPath}/delete/${id}`}>
            <Icon name="trash" />
            {t(m.delete)}
          </Link>
        </div>
      </div>
      <DeviceView
        read={read}
        tenant={maySeeTenants && tenant !== null ? <Link to={tenantPath(tenant)}>{tenant_name}</Link> : tenant_name}
        rack={
          maySeeRacks && racks !== null ? <Link to={`${rackPath(racks)}#device-${id}`}>{racks_name}</Link> : racks_name
        }
        interconnectionPath={(use) => interconnectionPath("admin", use.iix, use.interconnection)}
      />
    </>
  );
}
