import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalText, requiredChoice, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { reference, id, text } from "~/provider/rows.server";
import { m } from "~/inventory/devices/messages";
import { nouns } from "~/inventory/nouns";

const row = z.object({ id, name: text, devices_manufacture: reference, devices_manufacture_name: text, des: text });

const manufactures = { family: "devicesmanufacture", label: "manufacture" };

const source = crudSource({
  family: "devicetypes",
  referredToBy: [{ family: "devices", filter: "devicetypes" }],
  permission: "view_device_type_admin",
  row,
  form: (t) =>
    z.object({
      name: requiredText(t, m.name),
      devices_manufacture: requiredChoice(t, m.manufacture),
      des: optionalText(),
    }),
  formChoices: { devices_manufacture: manufactures },
  filterValues: { id_device_manufacture: ({ devices_manufacture }) => devices_manufacture },
  filterChoices: { id_device_manufacture: manufactures },
  names: { devices_manufacture_name: { of: "devices_manufacture", ...manufactures } },
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: "/admin/device/device-type",
  title: m.deviceType,
  noun: nouns.deviceTypes,
  create: m.createDeviceType,
  edit: m.editDeviceType,
  ordering: "name",
  nameOf: ({ name, devices_manufacture_name }) => [name, devices_manufacture_name].filter(Boolean).join(", "),
  filters: [{ name: "id_device_manufacture", label: m.manufacture }],
  columns: [
    { key: "name", label: m.name, value: (type) => type.name },
    { key: "devices_manufacture_name", label: m.manufacture, value: (type) => type.devices_manufacture_name },
    { key: "des", label: m.description, value: (type) => type.des },
  ],
  sections: [
    {
      title: m.type,
      note: m.deviceTypeNote,
      fields: [
        { as: "text", name: "name", label: m.name, required: true },
        {
          as: "select",
          name: "devices_manufacture",
          label: m.manufacture,
          empty: m.chooseManufacture,
          required: true,
        },
        { as: "textarea", name: "des", label: m.description, wide: true },
      ],
    },
  ],
};

export { shouldRevalidate } from "~/forms/last-result";
export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
