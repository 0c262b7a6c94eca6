import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ListScreen } from "~/lists/list";
import { ListPage } from "~/lists/list-page";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { nouns } from "~/inventory/nouns";
import { requireAdmin } from "~/session/guards.server";
import { type Template, templateRow } from "./rows.server";
import { templateNames } from "./template-names.server";
import { m } from "./template-messages";
import { TemplateParts } from "./template-parts";
import { templatesPath } from "./template-paths";

const screen: ListScreen<Template> = {
  path: templatesPath,
  title: m.templates,
  noun: nouns.templates,
  ordering: "templatetype_name",
  above: <TemplateParts here={templatesPath} />,
  nameOf: (template) => `${template.typeName}, ${template.setName}`,
  filters: [
    { name: "templateset", label: m.set },
    { name: "templatetype", label: m.type },
  ],
  columns: [
    { key: "templatetype_name", label: m.type, value: (template) => template.typeName },
    { key: "templateset_name", label: m.set, value: (template) => template.setName },
    { key: "subject", label: m.subject, value: ({ subject }) => subject },
  ],
};

export const meta = listMeta(screen);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_template_email_admin");
  return loadList(context, screen, {
    family: "templates",
    row: templateRow,
    names: templateNames,
    filterChoices: {
      templateset: { family: "templateset", label: "name" },
      templatetype: { family: "templatetype", label: "name" },
    },
  });
}

export default function Templates() {
  const forms = { create: m.createTemplate, fields: ["templateset", "templatetype"] };
  return <ListPage screen={screen} data={useLoaderData<typeof loader>()} forms={forms} />;
}
