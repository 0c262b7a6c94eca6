import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readerOf } from "~/inventory/reader-links";
import { deviceListPath } from "~/paths";
import { listBefore } from "~/crud/return-path";
import { requireAdmin } from "~/session/guards.server";
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
    reader: readerOf(context),
  };
}

export default function DeviceDetail() {
  const { back, reader, ...read } = useLoaderData<typeof loader>();
  return (
    <DevicePage
      read={read}
      reader={reader}
      actions={<RecordActions list={deviceListPath} id={read.device.id} back={back} />}
    />
  );
}
