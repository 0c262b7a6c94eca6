import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { z } from "zod";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { claims } from "~/provider/index.server";
import { TextField } from "~/forms/fields";
import { PortalForm } from "~/forms/form";
import { useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { client } from "~/session/client.server";
import { parseForm, sendBack } from "./form-answer.server";
import { postedForm } from "~/session/form-data.server";
import { guestOnly } from "~/session/guards.server";
import { attemptLogin } from "./login-attempt.server";
import { sessionsEnded } from "~/session/password-messages";
import { m } from "./messages";
import { endOtherSessions } from "~/session/password-change.server";
import { emptyForm, PlainPage } from "./plain-page";
import { loginPage, ownPath, pathAfterLogin, sideOf } from "~/session/start-page";
import { createAuthenticator } from "./strategies.server";

const loginForm = (t: Translate) =>
  z.object({
    username: z
      .string({ error: t(m.usernameRequired) })
      .trim()
      .min(1, { error: t(m.usernameRequired) }),
    password: z.string({ error: t(m.passwordRequired) }),
  });

/** The notice for people who were redirected here. */
const notices = {
  draft: m.logInToFinish,
  unsent: m.wasNotSent,
  then: m.logInToGoOn,
  passwordSet: m.passwordSet,
  confirmed: m.confirmed,
} as const;
type Notice = keyof typeof notices;

export const meta = titled((data: Awaited<ReturnType<typeof loader>>, t) =>
  t(data.role === "admin" ? m.adminLogin : m.tenantLogin),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await guestOnly(args);
  const { pathname, searchParams } = context.url;
  const then = ownPath(searchParams.get("then"));
  const asked = (Object.keys(notices) as Notice[]).find((name) => searchParams.has(name));
  const notice: Notice | undefined = then && (await context.readDraft(then)) ? "draft" : asked;
  return { role: sideOf(pathname), notice };
}

export async function action(args: ActionFunctionArgs) {
  const context = await guestOnly(args);
  const { t, url, clientAddress: address, clientGone: signal } = context;
  const role = sideOf(url.pathname);
  const form = await postedForm(args.request);
  const { value, errors } = parseForm(form, loginForm(t));
  if (!value) return sendBack(context, form, { errors });

  // The tries of the very name that is sent are counted: another parser may read another one from the same form.
  const credentials = new Request(url, { method: "POST", body: new URLSearchParams(value) });
  const outcome = await attemptLogin({ role, username: value.username, address, t }, () =>
    createAuthenticator(client, { address, signal }).authenticate(role, credentials),
  );
  if ("problem" in outcome) return sendBack(context, form, outcome.problem);
  const { passwordSet } = context.session;
  context.signIn(outcome.tokens, role);
  const user = claims(outcome.tokens.access)?.userId;
  const ended = passwordSet && user !== undefined ? await endOtherSessions(context, user) : 0;
  const toast = ended > 0 ? { message: t(sessionsEnded(ended)) } : undefined;
  throw await context.redirect(pathAfterLogin(url.searchParams.get("then")) ?? "/", { toast });
}

export default function Login() {
  const t = useT();
  const { role, notice } = useLoaderData<typeof loader>();
  const { state, problems } = useFormWithResult(emptyForm);
  // What the page has to say is read before its form.
  const saysNothing = !notice && problems.length === 0;
  const { search } = useLocation();
  const isAdmin = role === "admin";
  return (
    <PlainPage title={t(isAdmin ? m.adminLogin : m.tenantLoginHeading)}>
      {notice && <p className="notice">{t(notices[notice])}</p>}
      <PortalForm state={state} submit={m.logIn}>
        <TextField name="username" label={m.username} autoComplete="username" required starless focused={saysNothing} />
        <TextField
          name="password"
          label={m.password}
          type="password"
          autoComplete="current-password"
          required
          starless
        />
      </PortalForm>
      <p>
        <Link to={isAdmin ? "/admin/forgotpassword" : "/forgotpassword"}>{t(m.forgotPassword)}</Link>
      </p>
      <p className="hint">
        {t(isAdmin ? m.forAdmins : m.forTenants)}{" "}
        <Link to={loginPage(isAdmin ? "tenant" : "admin") + search}>
          {t(isAdmin ? m.toTenantLogin : m.toAdminLogin)}
        </Link>
        .
      </p>
    </PlainPage>
  );
}
