import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { AccessError, ValidationError } from "~/provider/errors";
import { requiredEmail } from "~/forms/schema";
import { TextField } from "~/forms/fields";
import { PortalForm } from "~/forms/form";
import { useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { parseForm, publicCall, sendBack } from "./form-answer.server";
import { postedForm } from "~/session/form-data.server";
import { outage, tooManyTries } from "./form-problem";
import { anyone } from "~/session/guards.server";
import { m } from "./messages";
import { emptyForm, PlainPage } from "./plain-page";
import { loginPage, sideOf } from "~/session/start-page";
import { clientOf, createThrottle } from "~/session/throttle.server";

const forgotPasswordForm = (t: Translate) =>
  z.object({
    email: requiredEmail(t, m.email),
  });

export const meta = titled(m.forgotPassword);

export async function loader(args: LoaderFunctionArgs) {
  const { url } = await anyone(args);
  return { role: sideOf(url.pathname), sent: url.searchParams.has("sent") };
}

export async function action(args: ActionFunctionArgs) {
  const context = await anyone(args);
  const { t, url } = context;
  const form = await postedForm(args.request);
  const { value, errors } = parseForm(form, forgotPasswordForm(t));
  if (!value) return sendBack(context, form, { errors });

  const { email } = value;
  const ask = async () => ({
    error: await publicCall(context, "forgotpassword", { email, role: sideOf(url.pathname) }),
  });
  const asked = await ofClient.attempt(clientOf(context.clientAddress), () =>
    toAddress.attempt(email.toLowerCase(), ask),
  );
  if (asked && "wait" in asked) return sendBack(context, form, tooManyTries(asked.wait, t));
  const error = asked?.error;
  // A rejection is answered like a success: the page must not reveal which addresses have an account.
  const isSettled = !error || error instanceof ValidationError || error instanceof AccessError;
  if (!isSettled) return sendBack(context, form, outage(error, t));
  throw await context.redirect(`${url.pathname}?sent`);
}

/** Mails to an address, counted whether or not it has an account: nobody fills somebody else's mailbox. */
const toAddress = createThrottle("link-mail", 5);
/** Mails that a client asks for, to all addresses. */
const ofClient = createThrottle("client-link-mail", 50);

export default function ForgotPassword() {
  const t = useT();
  const { role, sent } = useLoaderData<typeof loader>();
  const { state, problems } = useFormWithResult(emptyForm);
  return (
    <PlainPage title={t(m.forgotPassword)}>
      {sent && problems.length === 0 ? (
        <p className="notice" role="status">
          {t(m.linkSent)}
        </p>
      ) : (
        <>
          <p>{t(m.forgotPasswordHint)}</p>
          <PortalForm state={state} submit={m.sendLink}>
            <TextField name="email" label={m.email} type="email" autoComplete="email" required starless />
          </PortalForm>
        </>
      )}
      <p>
        <Link to={loginPage(role)}>{t(m.toLogin)}</Link>
      </p>
    </PlainPage>
  );
}
