import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalText, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { id, text } from "~/provider/rows.server";
import { m } from "~/inventory/services/messages";
import { usedBy } from "~/inventory/uses";
import { nouns } from "~/inventory/nouns";

const row = z.object({ id, name: text, des: text });

const source = crudSource({
  family: "services",
  referredToBy: [usedBy("servicerackdetails", "service_id")],
  permission: "view_service_type_admin",
  row,
  form: (t) => z.object({ name: requiredText(t, m.name), des: optionalText() }),
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: "/admin/service/service-type",
  title: m.serviceType,
  noun: nouns.serviceTypes,
  create: m.createServiceType,
  edit: m.editServiceType,
  ordering: "name",
  columns: [
    { key: "name", label: m.name, value: (service) => service.name },
    { key: "des", label: m.description, value: (service) => service.des },
  ],
  sections: [
    {
      title: m.service,
      note: m.serviceTypeNote,
      fields: [
        { as: "text", name: "name", label: m.name, required: true },
        { as: "textarea", name: "des", label: m.description, wide: true },
      ],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
