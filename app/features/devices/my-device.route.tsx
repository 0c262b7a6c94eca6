import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ListData, type ListScreen, listTitle } from "~/crud/list";
import { ListPage } from "~/crud/list-page";
import { loadList } from "~/crud/list.server";
import { myDeviceListPath, myDevicePath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { titled } from "~/ui/title";
import { type DeviceRow, deviceRow } from "./device";
import { deviceColumns } from "./device-columns";
import { m } from "./messages";

const screen: ListScreen<DeviceRow> = {
  path: myDeviceListPath,
  title: m.myDevice,
  ordering: "devicename",
  columns: deviceColumns,
  linkTo: ({ id }) => myDevicePath(id),
  filters: [{ name: "racks", label: m.rack }],
};

export const meta = titled<ListData<DeviceRow> | undefined>((data, t) =>
  data ? listTitle(screen, data, t) : t(m.myDevice),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_my_device_tenant");
  return loadList(context, screen, {
    family: "devices",
    row: deviceRow,
    fixed: { tenant: context.user.tenant },
    filterChoices: { racks: { family: "racks", label: "rack_name" } },
  });
}

export default function MyDevice() {
  return <ListPage screen={screen} data={useLoaderData<typeof loader>()} />;
}
