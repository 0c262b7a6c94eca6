import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalText, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { id, text } from "~/provider/rows.server";
import { m } from "./messages";

const row = z.object({ id, manufacture: text, deskripsi: text });

const source = crudSource({
  family: "rackmanufacture",
  permission: "view_rack_manufacture_admin",
  row,
  form: (t) => z.object({ manufacture: requiredText(t, m.manufacture), deskripsi: optionalText() }),
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: "/admin/rack/rack-manufacture",
  title: m.rackManufacture,
  noun: nouns.manufactures,
  create: m.createRackManufacture,
  edit: m.editRackManufacture,
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
