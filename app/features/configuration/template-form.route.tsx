import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { openerIn, openerOf } from "~/crud/return-path";
import { answerOf, refuseOutdated, savedMessage, stillThere } from "~/crud/edit-checks.server";
import { m as crudWords } from "~/crud/messages";
import { labelsOf } from "~/crud/sections";
import { missingChoices, openForm } from "~/crud/open-form.server";
import { openPage, recordOfForm } from "~/forms/open-page.server";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import type { Provider } from "~/provider/index.server";
import { requireAdmin, type SignedIn } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { SelectField, TextField } from "~/forms/fields";
import { FormSection, PortalForm, RequiredNote, wholeList } from "~/forms/form";
import { PREVIEW } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { RichTextField } from "~/forms/rich-text";
import { useFormPage, useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { Placeholders } from "./placeholder-list";
import { templateRow } from "./rows.server";
import { m } from "./template-messages";
import { templatesPath } from "./template-paths";
import { previewOf, readTypes, templateForm, templateFormValues } from "./template-rules.server";
import { TemplatePreview } from "./template-preview";

const screen = { path: templatesPath };

const sections = [
  {
    title: m.template,
    fields: [
      { as: "select", name: "templateset", label: m.set, empty: m.chooseSet, required: true },
      { as: "select", name: "templatetype", label: m.type, empty: m.chooseType, required: true },
      { as: "text", name: "subject", label: m.subject, required: true },
      { as: "html", name: "body", label: m.body, required: true },
    ],
  },
] as const;

const ofMail = { headings: 2, placeholders: true } as const;

export const meta = titled<{ id: string | null } | undefined>((data, t) =>
  t(data?.id ? m.editTemplate : m.createTemplate),
);

const readTemplate = (provider: Provider, id: string) => provider.read(`templates/${recordId(id)}`, templateRow);

/** Reads the form's page, for the template that the URL names or a new one. */
function formReader(context: SignedIn, { request, params: { parameter } }: LoaderFunctionArgs) {
  const { provider, url } = context;
  const id = parameter ?? url.searchParams.get("id");
  return async (params: URLSearchParams) => {
    const types = readTypes(provider);
    const record = id === null ? null : recordOfForm(context, readTemplate(provider, id));
    const start = Promise.resolve(record).then((known) => (known ? templateFormValues(known) : {}));
    const choices = {
      templateset: { family: "templateset", label: "name" },
      templatetype: async () => wholeList((await types).map((type) => ({ value: String(type.id), label: type.name }))),
    };
    const opening = { sections, start, choices, editing: id !== null };
    const [edited, listed, state] = await Promise.all([record, types, openForm(provider, opening, params)]);
    return {
      id,
      record: edited?.subject,
      back: openerOf(request, screen, params),
      types: listed,
      stop: id === null ? missingChoices(opening, state, context.t) : null,
      state,
    };
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_template_email_admin");
  return openPage(context, formReader(context, args));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_template_email_admin");
  const { provider, t, url } = context;
  const id = args.params.parameter ?? url.searchParams.get("id");
  return submit(context, args.request, templateForm(t, await readTypes(provider)), {
    page: formReader(context, args),
    html: ["body"],
    labels: labelsOf(sections),
    send: async ({ preview, ...template }, posted) => {
      if (preview) return { preview: previewOf(template) };
      const write = { sections, sent: template, read: (one: number) => readTemplate(provider, String(one)) };
      if (id === null) {
        const answer = await provider.create("templates", template);
        return { message: await savedMessage(crudWords.created, { ...write, answer }) };
      }
      const before = await stillThere(readTemplate(provider, id), t);
      await refuseOutdated(sections, templateFormValues(before), posted, { t });
      const answer = answerOf(before.id, await provider.update("templates", before.id, template));
      return { message: await savedMessage(crudWords.updated, { ...write, answer, before }) };
    },
    then: (form, { message }) => (message ? openerIn(form, screen) : null),
    toast: ({ message }) => message ?? crudWords.updated,
    list: screen.path,
  });
}

export default function TemplateForm() {
  const t = useT();
  const { id, back, types, stop, state: loaded } = useFormPage<typeof loader>();
  const editing = id !== null;
  const answer = useActionData<typeof action>();
  const { state, ...problems } = useFormWithResult(loaded);
  const preview = answer && "result" in answer ? answer.result.preview : null;
  return (
    <>
      <ProblemSummary {...problems} />
      <div className="page-head">
        <h1>{t(editing ? m.editTemplate : m.createTemplate)}</h1>
        {!stop && <RequiredNote />}
      </div>
      <TemplatePreview preview={preview} />
      <PortalForm state={state} back={back} stop={stop}>
        <input type="hidden" name="back" value={back} />
        <FormSection title={m.template} note={m.templateNote}>
          <SelectField name="templateset" label={m.set} empty={m.chooseSet} required />
          <SelectField name="templatetype" label={m.type} empty={m.chooseType} required />
          <TextField name="subject" label={m.subject} required wide />
          <RichTextField name="body" label={m.body} hint={m.bodyHint} format={ofMail} required ownPreview />
          <p className="field-wide">
            <button className="button" name={PREVIEW} value="preview">
              {t(m.preview)}
            </button>
          </p>
        </FormSection>
        <Placeholders types={types} target="body" />
      </PortalForm>
    </>
  );
}
