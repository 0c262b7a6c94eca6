import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import { requireAdmin } from "~/session/guards.server";
import { ChoicesField, TextareaField, TextField } from "~/forms/fields";
import { FormSection, PortalForm, RequiredNote, wholeList } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { ConfirmBlast } from "./blast-confirm";
import { blastForm, countReceivers, readGroups } from "./blast-rules.server";
import { m } from "./mail-messages";
import { MailParts } from "./mail-parts";
import { blastPath, mailLogPath } from "./mail-paths";

export const meta = titled(m.blast);

export async function loader(args: LoaderFunctionArgs) {
  const { provider } = await requireAdmin(args, "view_diagnostic_email_admin");
  const groups = await readGroups(provider);
  const choices = { groups: wholeList(groups.map(({ id, name }) => ({ value: String(id), label: name }))) };
  const values = { groups: [], subject: [], body: [] };
  return { state: { token: crypto.randomUUID(), values, errors: {}, choices } satisfies FormState };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_diagnostic_email_admin");
  const { provider, t } = context;
  return submit(context, args.request, blastForm(t), {
    send: async ({ step, subject, body, groups }) => {
      if (step === "check") return { receivers: await countReceivers(context, groups) };
      if (step === "send") await provider.send("emaillistblast", { subject, body, groups: groups.map(Number) });
      return null;
    },
    then: (form) => (form.get("step") === "send" ? mailLogPath : null),
    toast: m.blastSent,
    list: mailLogPath,
    labels: { groups: m.groups, subject: m.subject, body: m.text },
  });
}

export default function Blast() {
  const t = useT();
  const { state: loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, ...problems } = useFormWithResult(loaded);
  if (answer && "result" in answer && answer.result) {
    return <ConfirmBlast state={state} receivers={answer.result.receivers} />;
  }
  return (
    <>
      <ProblemSummary {...problems} />
      <MailParts here={blastPath} />
      <div className="page-head">
        <h1>{t(m.blast)}</h1>
        <RequiredNote />
      </div>
      <PortalForm state={state} back={mailLogPath} submit={m.goOn}>
        <FormSection title={m.mail} note={m.blastNote}>
          <ChoicesField name="groups" label={m.groups} several required />
          <TextField name="subject" label={m.subject} required wide />
          <TextareaField name="body" label={m.text} rows={10} required wide />
        </FormSection>
      </PortalForm>
    </>
  );
}
