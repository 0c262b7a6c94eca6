import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeleteSeveralPage } from "~/crud/delete-several-page";
import { confirmSeveral, loadSeveral, type Several } from "~/crud/delete-several.server";
import { m as formWords } from "~/forms/messages";
import { requireAdmin } from "~/session/guards.server";
import { m as uiWords } from "~/ui/messages";
import { titled } from "~/ui/title";
import { deviceScreen } from "./device-screen";
import { deviceSource } from "./device-source.server";

export const meta = titled((data: Several | undefined, t) =>
  data ? t(uiWords.deleteRow, { name: data.what }) : t(formWords.areYouSure),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  return loadSeveral(context, deviceScreen, deviceSource);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  const remove = (id: number) => context.provider.remove("devices", id);
  return confirmSeveral(context, args.request, { screen: deviceScreen, source: deviceSource, remove });
}

export default function DeviceDeleteSeveral() {
  return <DeleteSeveralPage {...useLoaderData<typeof loader>()} />;
}
