import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { rackGroupListPath } from "~/paths";
import { usedBy } from "~/inventory/uses";
import { nouns } from "~/inventory/nouns";
import { id, text } from "~/provider/rows.server";
import { m } from "./messages";
import { RackParts } from "./rack-parts";

const row = z.object({ id, name: text });

const source = crudSource({
  family: "rackgroups",
  referredToBy: [usedBy("racks", "rackgroups")],
  permission: "view_rack_rack_admin",
  row,
  form: (t) => z.object({ name: requiredText(t, m.name) }),
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: rackGroupListPath,
  title: m.rackGroup,
  noun: nouns.rackGroups,
  create: m.createRackGroup,
  edit: m.editRackGroup,
  ordering: "name",
  above: <RackParts here={rackGroupListPath} />,
  columns: [{ key: "name", label: m.name, value: (group) => group.name }],
  sections: [
    {
      title: m.rackGroup,
      note: m.rackGroupNote,
      fields: [{ as: "text", name: "name", label: m.name, required: true }],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
