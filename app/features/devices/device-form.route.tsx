import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { openerIn, openerOf } from "~/crud/return-path";
import { FormPage } from "~/crud/form-page";
import { answerOf, refuseOutdated, refuseStaleChoices, savedMessage, stillThere } from "~/crud/edit-checks.server";
import type { Section } from "~/crud/form-fields";
import { m as crudWords } from "~/crud/messages";
import { labelsOf } from "~/crud/sections";
import { openPage, recordOfForm } from "~/forms/open-page.server";
import { openForm } from "~/crud/open-form.server";
import { optionalChoice, optionalText, requiredQuantity, requiredText } from "~/forms/schema";
import { submit } from "~/forms/submit.server";
import type { Translate } from "~/language/language";
import { deviceListPath } from "~/paths";
import { requireAdmin, type SignedIn } from "~/session/guards.server";
import { useFormPage } from "~/forms/last-result";
import { titled, titleWith } from "~/ui/title";
import { m } from "~/inventory/devices/messages";
import { deviceFields, devicePayload } from "./device-payload.server";
import { readDevice } from "./read-device.server";

/** What may be edited; tenant, position and ports change only through requests. */
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
  devicetypes: {
    family: "devicetypes",
    label: "name",
    dependsOn: { id_device_manufacture: "devices_manufacture" },
  },
};

const sections: readonly Section[] = [
  {
    title: m.device,
    note: m.deviceNote,
    fields: [
      { as: "text", name: "devicename", label: m.name, required: true },
      { as: "text", name: "serialnumber", label: m.serialNumber },
      { as: "select", name: "devices_manufacture", label: m.manufacture, empty: m.none, updatesChoices: true },
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

export { shouldRevalidate } from "~/forms/last-result";
export const meta = titled<{ record?: string } | undefined>((data, t) => titleWith(t(m.editDevice), data?.record));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  return openPage(context, pageReader(context, args));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_device_device_admin");
  const { provider, t } = context;
  return submit(context, args.request, form(t), {
    page: pageReader(context, args),
    labels: labelsOf(sections),
    send: async (edited, posted) => {
      const device = await stillThere(readDevice(provider, args.params.parameter), t);
      await refuseStaleChoices(context, sections, formChoices, posted);
      const before = deviceFields(device);
      await refuseOutdated(sections, before, posted, { t });
      const updated = await provider.update("devices", device.id, devicePayload(device, edited));
      const read = async (id: number) => deviceFields(await readDevice(provider, String(id)));
      const answer = answerOf(device.id, updated);
      return savedMessage(crudWords.updated, { sections, sent: edited, answer, before, read });
    },
    then: (posted) => openerIn(posted, { path: deviceListPath }),
    toast: (told) => told,
    list: deviceListPath,
  });
}

/** Reads the form's page. */
const pageReader =
  (context: SignedIn, { params: { parameter }, request }: LoaderFunctionArgs) =>
  async (params: URLSearchParams) => {
    const { provider } = context;
    const device = await recordOfForm(context, readDevice(provider, parameter));
    const start = device ? deviceFields(device) : {};
    return {
      record: device?.name,
      back: openerOf(request, { path: deviceListPath }, params),
      state: await openForm(provider, { sections, start, choices: formChoices, editing: true }, params),
    };
  };

export default function DeviceForm() {
  const { back, state } = useFormPage<typeof loader>();
  return <FormPage screen={{ edit: m.editDevice, sections }} back={back} editing state={state} />;
}
