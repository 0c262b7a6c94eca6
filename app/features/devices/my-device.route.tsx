import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ListScreen } from "~/lists/list";
import { ListPage } from "~/lists/list-page";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { myDeviceListPath, myDevicePath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { deviceColumns, statusFilter } from "./device-columns";
import { m } from "~/inventory/devices/messages";
import { myRackLink } from "~/inventory/links";
import { deviceRow, type DeviceRow } from "~/inventory/devices/rows.server";
import { firstStep } from "~/inventory/first-step.server";
import { deviceNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";
import { rackChoices } from "~/inventory/racks/choices.server";

const screen: ListScreen<DeviceRow> = {
  path: myDeviceListPath,
  title: m.myDevice,
  noun: nouns.devices,
  ordering: "devicename",
  columns: deviceColumns(myRackLink((device) => device.rack)),
  linkTo: ({ id }) => myDevicePath(id),
  filters: [{ name: "racks", label: m.rack }, statusFilter],
};

export const meta = listMeta(screen);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_my_device_tenant");
  return loadList(context, screen, {
    family: "devices",
    row: deviceRow,
    names: deviceNames,
    filterValues: { racks: ({ rack }) => rack },
    baseQuery: { tenant: context.user.tenant },
    nothing: (reader) => firstStep("devices", reader),
    filterChoices: { racks: rackChoices },
  });
}

export default function MyDevice() {
  return <ListPage screen={screen} data={useLoaderData<typeof loader>()} />;
}
