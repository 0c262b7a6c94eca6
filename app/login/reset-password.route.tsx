import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { type ProviderError, ValidationError } from "~/provider/errors";
import { NewPasswordFields } from "~/forms/new-password-fields";
import { PortalForm } from "~/forms/form";
import { TOKEN } from "~/session/form-token";
import { useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { parseForm, publicCall, sendBack } from "./form-answer.server";
import { postedForm } from "~/session/form-data.server";
import { type FormProblem, linkProblem } from "./form-problem";
import { anyone } from "~/session/guards.server";
import { m as passwordWords } from "~/session/password-messages";
import { m } from "./messages";
import { notePasswordSet } from "~/session/password-change.server";
import { newPasswordForm } from "~/session/password-rules";
import { emptyForm, PlainPage } from "./plain-page";
import { loginPage, sideOf } from "~/session/start-page";

export const meta = titled(passwordWords.newPassword);

export async function loader(args: LoaderFunctionArgs) {
  const { url } = await anyone(args);
  return { role: sideOf(url.pathname), state: { ...emptyForm, token: crypto.randomUUID() } };
}

export async function action(args: ActionFunctionArgs) {
  const context = await anyone(args);
  const { t, url } = context;
  const form = await postedForm(args.request);
  const { value, errors } = parseForm(form, newPasswordForm(t));
  if (!value) return sendBack(context, form, { errors });

  const { password } = value;
  const error = await publicCall(context, `resetpassword/${args.params.token}`, { password }, form.get(TOKEN));
  if (error) return sendBack(context, form, problemOf(error, t));
  await notePasswordSet(context);
  throw await context.redirect(`${loginPage(sideOf(url.pathname))}?passwordSet`);
}

/** A provider may have its own password rules. */
function problemOf(error: ProviderError, t: Translate): FormProblem {
  if (error instanceof ValidationError && error.fields.password) return { errors: { password: error.fields.password } };
  return linkProblem(error, t(m.badResetLink), t);
}

export default function ResetPassword() {
  const t = useT();
  const { role, state: loaded } = useLoaderData<typeof loader>();
  const { state } = useFormWithResult(loaded);
  return (
    <PlainPage title={t(passwordWords.newPassword)}>
      <PortalForm state={state} submit={m.setPassword}>
        <NewPasswordFields />
      </PortalForm>
      <p>
        <Link to={role === "admin" ? "/admin/forgotpassword" : "/forgotpassword"}>{t(m.askNewLink)}</Link>
      </p>
    </PlainPage>
  );
}
