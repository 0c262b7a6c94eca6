import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { requiredEmail } from "~/forms/schema";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import { requireAdmin } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { TextField } from "~/forms/fields";
import { FormSection, PortalForm } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { m } from "./mail-messages";
import { masterEmailPath } from "./mail-paths";
import { senderRow, sendTest } from "./sender-rules.server";
import { Icon } from "~/ui/icon";

export const meta = titled(m.testMail);

export async function loader(args: LoaderFunctionArgs) {
  const { provider, user } = await requireAdmin(args, "view_master_email_admin");
  const id = recordId(args.params.parameter ?? "");
  const { name, email } = await provider.read(`masteremail/${id}`, senderRow);
  const state: FormState = { token: crypto.randomUUID(), values: { to: [user.email] }, errors: {} };
  return { record: name || email, sender: name ? `${name} <${email}>` : email, state };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_master_email_admin");
  const { provider, t } = context;
  const id = recordId(args.params.parameter ?? "");
  return submit(context, args.request, z.object({ to: requiredEmail(t, m.to) }), {
    send: ({ to }) => sendTest(provider, t, id, to),
    then: null,
    toast: m.testMail,
  });
}

export default function TestMail() {
  const t = useT();
  const { sender, state: loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, ...problems } = useFormWithResult(loaded);
  return (
    <>
      <ProblemSummary {...problems} />
      <div className="page-head">
        <h1>{t(m.testMail)}</h1>
        <p>{t(m.testNote, { email: sender })}</p>
      </div>
      <div role="status">
        {answer && "result" in answer && (
          <p className="notice">
            <Icon name="mail" label={t(m.answer)} />
            {answer.result || t(m.noWords)}
          </p>
        )}
      </div>
      <PortalForm state={state} back={masterEmailPath} submit={m.sendTest}>
        <FormSection title={m.testMail}>
          <TextField name="to" label={m.to} type="email" autoComplete="email" required />
        </FormSection>
      </PortalForm>
    </>
  );
}
