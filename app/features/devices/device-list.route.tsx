import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ListData, type ListScreen, listTitle } from "~/crud/list";
import { ListPage } from "~/crud/list-page";
import { loadList } from "~/crud/list.server";
import { m as words } from "~/crud/messages";
import { deviceListPath, devicePath } from "~/paths";
import { requireAdmin } from "~/session/guards.server";
import { titled } from "~/ui/title";
import { type DeviceRow, deviceRow } from "./device";
import { deviceColumns } from "./device-columns";
import { m } from "./messages";

const screen: ListScreen<DeviceRow> = {
  path: deviceListPath,
  title: m.deviceList,
  ordering: "devicename",
  columns: [...deviceColumns, { key: "tenant_name", label: m.tenant, value: (device) => device.tenant_name }],
  linkTo: ({ id }) => devicePath(id),
  rowActs: ({ id }) => [
    { to: `${deviceListPath}/form/${id}`, icon: "edit", label: words.edit },
    { to: `${deviceListPath}/delete/${id}`, icon: "trash", label: words.delete },
  ],
  filters: [
    { name: "racks", label: m.rack },
    { name: "tenant", label: m.tenant },
  ],
};

export const meta = titled<ListData<DeviceRow> | undefined>((data, t) =>
  data ? listTitle(screen, data, t) : t(m.deviceList),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  return loadList(context, screen, {
    family: "devices",
    row: deviceRow,
    filterChoices: {
      racks: { family: "racks", label: "rack_name" },
      tenant: { family: "tenants", label: "name" },
    },
  });
}

export default function DeviceList() {
  return <ListPage screen={screen} data={useLoaderData<typeof loader>()} />;
}
