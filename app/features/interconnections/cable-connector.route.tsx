import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalText, requiredChoice, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { reference, id, text } from "~/provider/rows.server";
import { m } from "~/inventory/interconnections/messages";
import { nouns } from "~/inventory/nouns";

/** Providers use either of two names for the cable type's name. */
const row = z
  .object({ id, name: text, circuittype: reference, circuittype_type: text, circuittype_name: text, des: text })
  .transform(({ circuittype_name, ...connector }) => ({
    ...connector,
    circuittype_type: connector.circuittype_type || circuittype_name,
  }));

const cableTypes = { family: "circuittype", label: "type" };

const source = crudSource({
  family: "circuitconnector",
  permission: "view_cable_connector_admin",
  row,
  form: (t) =>
    z.object({
      name: requiredText(t, m.connector),
      circuittype: requiredChoice(t, m.cableType),
      des: optionalText(),
    }),
  formChoices: { circuittype: cableTypes },
  filterChoices: { circuittype_id: cableTypes },
  names: { circuittype_type: { of: "circuittype", ...cableTypes } },
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: "/admin/interconnection/cable-connector",
  title: m.cableConnector,
  noun: nouns.cableConnectors,
  create: m.createCableConnector,
  edit: m.editCableConnector,
  ordering: "name",
  nameOf: ({ name, circuittype_type }) => [name, circuittype_type].filter(Boolean).join(", "),
  filters: [{ name: "circuittype_id", label: m.cableType }],
  columns: [
    { key: "name", label: m.connector, value: (connector) => connector.name },
    { key: "circuittype_type", label: m.cableType, value: (connector) => connector.circuittype_type },
    { key: "des", label: m.description, value: (connector) => connector.des },
  ],
  sections: [
    {
      title: m.connector,
      note: m.connectorNote,
      fields: [
        { as: "text", name: "name", label: m.connector, hint: m.connectorHint, required: true },
        { as: "select", name: "circuittype", label: m.cableType, empty: m.chooseCableType, required: true },
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
