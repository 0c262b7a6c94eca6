import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/lists/list-page";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { requireAdmin } from "~/session/guards.server";
import { deviceScreen } from "./device-screen";
import { deviceSource } from "./device-source.server";

export const meta = listMeta(deviceScreen);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  return loadList(context, deviceScreen, deviceSource);
}

export default function DeviceList() {
  return <ListPage screen={deviceScreen} data={useLoaderData<typeof loader>()} deletesSeveral />;
}
