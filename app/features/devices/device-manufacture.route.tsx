import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalText, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { id, text } from "~/provider/rows.server";
import { usedBy } from "~/inventory/uses";
import { m } from "~/inventory/devices/messages";
import { nouns } from "~/inventory/nouns";

const row = z.object({ id, manufacture: text, deskripsi: text });

const source = crudSource({
  family: "devicesmanufacture",
  referredToBy: [usedBy("devicetypes", "id_device_manufacture")],
  permission: "view_device_manufacture_admin",
  row,
  form: (t) => z.object({ manufacture: requiredText(t, m.manufacture), deskripsi: optionalText() }),
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: "/admin/device/device-manufacture",
  title: m.deviceManufacture,
  noun: nouns.manufactures,
  create: m.createDeviceManufacture,
  edit: m.editDeviceManufacture,
  ordering: "manufacture",
  columns: [
    { key: "manufacture", label: m.manufacture, value: (maker) => maker.manufacture },
    { key: "deskripsi", label: m.description, value: (maker) => maker.deskripsi },
  ],
  sections: [
    {
      title: m.manufacture,
      note: m.manufactureNote,
      fields: [
        { as: "text", name: "manufacture", label: m.manufacture, required: true },
        { as: "textarea", name: "deskripsi", label: m.description, wide: true },
      ],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
