import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useT } from "~/language/context";
import { AccessError, ValidationError } from "~/provider/errors";
import { PortalForm } from "~/forms/form";
import { SentField } from "~/forms/sent-field";
import { titled } from "~/ui/title";
import { publicCall, sendBack } from "./form-answer.server";
import { outage } from "./form-problem";
import { anyone } from "~/session/guards.server";
import { m } from "./messages";
import { emptyForm, PlainPage } from "./plain-page";
import { loginPage, sideOf } from "~/session/start-page";

export const meta = titled(m.confirmAccount);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Opening the link confirms nothing, because mail scanners open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await anyone(args);
  return { role: sideOf(url.pathname) };
}

export async function action(args: ActionFunctionArgs) {
  const context = await anyone(args);
  const { t, url } = context;
  const error = await publicCall(context, `verify-user/${args.params.token}`, {}, { once: true });
  if (error instanceof ValidationError || error instanceof AccessError) {
    return sendBack(context, new FormData(), { message: t(m.badVerifyLink) });
  }
  if (error) return sendBack(context, new FormData(), outage(error, t));
  throw await context.redirect(`${loginPage(sideOf(url.pathname))}?confirmed`);
}

export default function Verify() {
  const t = useT();
  const { role } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t(m.confirmAccount)}>
      <p>{t(m.confirmAccountHint)}</p>
      <PortalForm state={emptyForm} submit={m.confirm}>
        <SentField />
      </PortalForm>
      <p>
        <Link to={loginPage(role)}>{t(m.toLogin)}</Link>
      </p>
    </PlainPage>
  );
}
