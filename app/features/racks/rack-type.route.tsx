import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalText, requiredNumber, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { decimal, id, text } from "~/provider/rows.server";
import { m } from "./messages";

/** One rack unit in inches (spec 2 §9). */
const INCHES_PER_UNIT = 1.75;

const row = z.object({ id, name: text, height: decimal, height_size: decimal, width: decimal, remark: text });

const source = crudSource({
  family: "racktype",
  referredToBy: [{ family: "racks", filter: "racktype_id" }],
  permission: "view_rack_type_admin",
  row,
  form: (t) =>
    z
      .object({
        name: requiredText(t, m.name),
        height: requiredNumber(t, m.height, {
          min: 0,
          tooSmall: m.heightTooSmall,
          max: 50,
          tooLarge: m.heightTooLarge,
        }),
        width: requiredNumber(t, m.width, { min: 0, tooSmall: m.widthTooSmall, max: 50, tooLarge: m.widthTooLarge }),
        remark: optionalText(),
      })
      .transform((type) => ({ ...type, height_size: type.height * INCHES_PER_UNIT })),
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: "/admin/rack/rack-type",
  title: m.rackTypes,
  noun: nouns.rackTypes,
  create: m.createRackType,
  edit: m.editRackType,
  ordering: "name",
  columns: [
    { key: "name", label: m.name, value: (type) => type.name },
    { key: "height", label: m.heightInUnits, value: (type) => type.height, number: true },
    { key: "height_size", label: m.heightInInches, value: (type) => type.height_size, number: true },
    { key: "width", label: m.widthInInches, value: (type) => type.width, number: true },
    { key: "remark", label: m.remark, value: (type) => type.remark },
  ],
  sections: [
    {
      title: m.type,
      fields: [
        { as: "text", name: "name", label: m.name, hint: m.rackTypeNameHint, required: true },
        { as: "textarea", name: "remark", label: m.remark, wide: true },
      ],
    },
    {
      title: m.size,
      note: m.sizeNote,
      fields: [
        { as: "number", name: "height", label: m.height, unit: "U", required: true },
        { as: "number", name: "width", label: m.width, unit: m.inch, required: true },
      ],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
