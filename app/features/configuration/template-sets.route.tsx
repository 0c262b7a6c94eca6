import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { requiredOption, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { activeStatusStyle, statusCells } from "~/ui/status";
import { endOtherActiveSets } from "./active-set.server";
import { type TemplateSet, templateSetRow } from "./rows.server";
import { m } from "./template-messages";
import { TemplateParts } from "./template-parts";
import { templateSetPath, templatesPath } from "./template-paths";

const source = crudSource({
  family: "templateset",
  permission: "view_template_email_admin",
  row: templateSetRow,
  isProtected: (_, set) => set.isActive,
  whyProtected: m.isActiveSet,
  form: (t, _, record) =>
    z
      .object({
        name: requiredText(t, m.name),
        active: record ? requiredOption(t, m.active, ["true", "false"]) : z.string().default("false"),
      })
      .refine(({ active }) => !record?.isActive || active === "true", {
        path: ["active"],
        error: t(m.keepOneActive),
      }),
  formValues: ({ isActive, ...set }) => ({ ...set, active: String(isActive) }),
  afterUpdate: async ({ provider }, id, { active }) => {
    if (active === "true") await endOtherActiveSets(provider, id);
    return null;
  },
});

const screen: CrudScreen<TemplateSet> = {
  path: templateSetPath,
  title: m.templateEmail,
  noun: nouns.templateSets,
  create: m.createSet,
  edit: m.editSet,
  ordering: "name",
  above: <TemplateParts here={templateSetPath} />,
  rowActions: [{ to: ({ id }) => `${templatesPath}?templateset=${id}`, icon: "mail", label: m.templatesOf }],
  columns: [
    { key: "name", label: m.name, value: ({ name }) => name },
    {
      key: "active",
      label: m.active,
      ...statusCells(({ isActive }: TemplateSet) => activeStatusStyle(isActive)),
    },
  ],
  sections: (editing) => [
    {
      title: m.set,
      note: m.setNote,
      fields: [
        { as: "text", name: "name", label: m.name, required: true },
        ...(editing
          ? [
              {
                as: "choices",
                name: "active",
                label: m.active,
                hint: m.activeHint,
                required: true,
                options: [
                  { value: "true", label: m.yes },
                  { value: "false", label: m.no },
                ],
              } as const,
            ]
          : []),
      ],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
