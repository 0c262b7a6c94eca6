import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { written } from "./placeholders";
import { type TemplateType, templateTypeRow } from "./rows.server";
import { m } from "./template-messages";
import { TemplateParts } from "./template-parts";
import { templateTypesPath } from "./template-paths";

const source = crudSource({
  family: "templatetype",
  permission: "view_template_email_admin",
  row: templateTypeRow,
  form: (t) =>
    z.object({
      code: requiredText(t, m.code).regex(/^[a-z][a-z\d_]*$/, { error: t(m.codeInvalid) }),
      name: requiredText(t, m.name),
    }),
});

const screen: CrudScreen<TemplateType> = {
  path: templateTypesPath,
  title: m.types,
  noun: nouns.templateTypes,
  create: m.createType,
  edit: m.editType,
  ordering: "name",
  above: <TemplateParts here={templateTypesPath} />,
  columns: [
    { key: "name", label: m.name, value: ({ name }) => name },
    { key: "code", label: m.code, value: ({ code }) => code },
    {
      key: "placeholders",
      label: m.placeholders,
      unsorted: true,
      value: ({ placeholders }) => placeholders?.map(written).join(" ") ?? null,
    },
  ],
  sections: [
    {
      title: m.templateType,
      note: m.typeNote,
      fields: [
        { as: "text", name: "name", label: m.name, required: true },
        { as: "text", name: "code", label: m.code, hint: m.codeHint, required: true },
      ],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
