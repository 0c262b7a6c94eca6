import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useT } from "~/language/context";
import { PortalForm } from "~/forms/form";
import { titled } from "~/ui/title";
import { publicCall, sendBack } from "./form-answer.server";
import { linkProblem } from "./form-problem";
import { TOKEN } from "~/session/form-token";
import { postedForm } from "~/session/form-data.server";
import { anyone } from "~/session/guards.server";
import { m } from "./messages";
import { emptyForm, PlainPage } from "./plain-page";
import { loginPage, sideOf } from "~/session/start-page";

export const meta = titled(m.confirmAccount);

/** Opening the link confirms nothing, because mail scanners open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await anyone(args);
  return { role: sideOf(url.pathname), state: { ...emptyForm, token: crypto.randomUUID() } };
}

export async function action(args: ActionFunctionArgs) {
  const context = await anyone(args);
  const { t, url } = context;
  const form = await postedForm(args.request);
  const error = await publicCall(context, `verify-user/${args.params.token}`, {}, form.get(TOKEN));
  if (error) return sendBack(context, new FormData(), linkProblem(error, t(m.badVerifyLink), t));
  throw await context.redirect(`${loginPage(sideOf(url.pathname))}?confirmed`);
}

export default function Verify() {
  const t = useT();
  const { role, state } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t(m.confirmAccount)}>
      <p>{t(m.confirmAccountHint)}</p>
      <PortalForm state={state} submit={m.confirm} />
      <p>
        <Link to={loginPage(role)}>{t(m.toLogin)}</Link>
      </p>
    </PlainPage>
  );
}
