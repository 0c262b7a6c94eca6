import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readerOf } from "~/inventory/reader-links";
import { myDeviceListPath } from "~/paths";
import { listBefore } from "~/crud/return-path";
import { requireTenant } from "~/session/guards.server";
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
  return { ...read, record: read.device.name, back, reader: readerOf(context) };
}

export default function MyDeviceDetail() {
  const { back, reader, ...read } = useLoaderData<typeof loader>();
  return <DevicePage read={read} reader={reader} actions={<BackLink to={back} />} />;
}
