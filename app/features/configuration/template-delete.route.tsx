import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openerIn, openerOf } from "~/crud/return-path";
import { DeletePage } from "~/crud/delete-page";
import { confirmDelete } from "~/crud/delete.server";
import { nouns } from "~/inventory/nouns";
import { nounWith } from "~/lists/list";
import { readOne } from "~/lists/list.server";
import { requireAdmin } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { m as uiWords } from "~/ui/messages";
import { titled } from "~/ui/title";
import { templateRow } from "./rows.server";
import { templateNames } from "./template-names.server";
import { templatesPath } from "./template-paths";

const screen = { path: templatesPath };

export const meta = titled<{ record: string } | undefined>((data, t) =>
  t(uiWords.deleteRow, { name: data?.record ?? "" }),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_template_email_admin");
  const source = { family: "templates", row: templateRow, names: templateNames };
  const { typeName: type, setName: set } = await readOne(context, source, recordId(args.params.id));
  const back = openerOf(args.request, screen);
  const record = `${type}, ${set}`;
  return { record, named: nounWith(nouns.templates, record, context.t), back, token: crypto.randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_template_email_admin");
  return confirmDelete(context, args.request, {
    family: "templates",
    id: recordId(args.params.id),
    then: (form) => openerIn(form, screen),
  });
}

export default function TemplateDelete() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
