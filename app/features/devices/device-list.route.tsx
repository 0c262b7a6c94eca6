import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ListData, listTitle } from "~/crud/list";
import { ListPage } from "~/crud/list-page";
import { loadList } from "~/crud/list.server";
import { requireAdmin } from "~/session/guards.server";
import { titled } from "~/ui/title";
import type { DeviceRow } from "./device";
import { deviceScreen, deviceSource } from "./device-screen";
import { m } from "./messages";

export const meta = titled<ListData<DeviceRow> | undefined>((data, t) =>
  data ? listTitle(deviceScreen, data, t) : t(m.deviceList),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  return loadList(context, deviceScreen, deviceSource);
}

export default function DeviceList() {
  return <ListPage screen={deviceScreen} data={useLoaderData<typeof loader>()} deletesSeveral />;
}
