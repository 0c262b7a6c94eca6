import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalText, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { id, text } from "~/provider/rows.server";
import { usedBy } from "~/inventory/uses";
import { m } from "~/inventory/interconnections/messages";
import { nouns } from "~/inventory/nouns";

const row = z.object({ id, type: text, des: text });

const source = crudSource({
  family: "circuittype",
  referredToBy: [usedBy("circuitconnector", "circuittype_id"), { family: "crossconnects", filter: "circuittype_id" }],
  permission: "view_cable_type_admin",
  row,
  form: (t) => z.object({ type: requiredText(t, m.cableType), des: optionalText() }),
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: "/admin/interconnection/cable-type",
  title: m.cableType,
  noun: nouns.cableTypes,
  create: m.createCableType,
  edit: m.editCableType,
  ordering: "type",
  columns: [
    { key: "type", label: m.cableType, value: (cable) => cable.type },
    { key: "des", label: m.description, value: (cable) => cable.des },
  ],
  sections: [
    {
      title: m.cable,
      note: m.cableNote,
      fields: [
        { as: "text", name: "type", label: m.cableType, hint: m.cableTypeHint, required: true },
        { as: "textarea", name: "des", label: m.description, wide: true },
      ],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
