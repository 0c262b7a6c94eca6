import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { backFrom } from "~/crud/back";
import { readAllChoices } from "~/crud/choices.server";
import { FormPage } from "~/crud/form-page";
import type { Section } from "~/crud/form-fields";
import { m as words } from "~/crud/messages";
import { optionalChoice, optionalText, requiredQuantity, requiredText } from "~/crud/schema";
import { submit } from "~/crud/submit.server";
import type { Translate } from "~/language/language";
import { deviceListPath } from "~/paths";
import type { Payload } from "~/provider/index.server";
import { requireAdmin } from "~/session/guards.server";
import { titled } from "~/ui/title";
import type { DeviceDetail } from "./device";
import { m } from "./messages";
import { readDevice } from "./read-device.server";

/** What may be edited; tenant, place and ports change by requests only. */
const form = (t: Translate) =>
  z.object({
    devicename: requiredText(t, m.name),
    serialnumber: optionalText(),
    devices_manufacture: optionalChoice(t),
    devicetypes: optionalChoice(t),
    weight: requiredQuantity(t, m.weight),
    power: requiredQuantity(t, m.power),
    des: optionalText(),
  });

const formChoices = {
  devices_manufacture: { family: "devicesmanufacture", label: "manufacture" },
  devicetypes: { family: "devicetypes", label: "name" },
};

const sections: readonly Section[] = [
  {
    title: m.device,
    note: m.deviceNote,
    fields: [
      { as: "text", name: "devicename", label: m.name, required: true },
      { as: "text", name: "serialnumber", label: m.serialNumber },
      { as: "select", name: "devices_manufacture", label: m.manufacture, empty: m.none },
      { as: "select", name: "devicetypes", label: m.type, empty: m.none },
      { as: "textarea", name: "des", label: m.description, wide: true },
    ],
  },
  {
    title: m.load,
    note: m.loadNote,
    fields: [
      { as: "number", name: "weight", label: m.weight, unit: "Kg", required: true },
      { as: "number", name: "power", label: m.power, unit: "A", required: true },
    ],
  },
];

/** What else a device is: a form that leaves a field out may empty it (contract §9.6). */
const keptFields = [
  "tenant",
  "racks",
  "jumlahu",
  "deviceposition",
  "up_front",
  "up_back",
  "port_types",
  "eth",
  "fib",
  "sfp",
  "eth_start",
  "fib_start",
  "sfp_start",
  "date_in",
  "status",
] as const satisfies readonly (keyof DeviceDetail)[];

/** The fields that stay as they are; what the provider does not tell is not sent. */
function kept(device: DeviceDetail): Payload {
  const told = keptFields.filter((name) => device[name] !== null && device[name] !== "");
  return Object.fromEntries(told.map((name) => [name, device[name]]));
}

export const meta = titled(m.editDevice);

export async function loader(args: LoaderFunctionArgs) {
  const { provider, url } = await requireAdmin(args, "view_device_device_admin");
  const reading = readDevice(provider, args.params.parameter);
  const chosen = async (name: string) =>
    url.searchParams.get(name) ?? String((await reading)[name as keyof typeof formChoices] ?? "");
  const [device, choices] = await Promise.all([
    reading,
    readAllChoices(provider, formChoices, url.searchParams, chosen),
  ]);
  const fields = sections.flatMap((section) => section.fields.map(({ name }) => name as keyof DeviceDetail));
  const values = fields.map((name) => [name, [url.searchParams.get(name) ?? String(device[name] ?? "")]]);
  const opener = url.searchParams.get("back") ?? args.request.headers.get("Referer");
  return {
    back: backFrom(opener, deviceListPath, url.origin),
    state: { token: crypto.randomUUID(), values: Object.fromEntries(values), errors: {}, choices },
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  const { provider, t } = context;
  const device = await readDevice(provider, args.params.parameter);
  return submit(context, args.request, form(t), {
    send: (edited) => provider.update("devices", device.id, { ...kept(device), ...edited }),
    then: (posted) => backFrom(String(posted.get("back")), deviceListPath),
    toast: words.updated,
  });
}

export default function DeviceForm() {
  const { back, state } = useLoaderData<typeof loader>();
  // Devices come by goods in: there is no form that creates one.
  const screen = { path: deviceListPath, create: m.editDevice, edit: m.editDevice, sections };
  return <FormPage screen={screen} back={back} editing state={state} />;
}
