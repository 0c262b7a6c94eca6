import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { z } from "zod";
import { useLanguage, useT } from "~/language/context";
import { formatTime } from "~/language/dates";
import type { Translate } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import { TextField } from "~/forms/fields";
import { PortalForm, SubmitButton } from "~/forms/form";
import { useFormWithResult } from "~/forms/last-result";
import { SentField } from "~/forms/sent-field";
import { titled } from "~/ui/title";
import { codeAttempts, sendOneTimeCode } from "./code-attempt.server";
import { parseForm, sendBack } from "./form-answer.server";
import { tooManyTries } from "./form-problem";
import { postedForm } from "~/session/form-data.server";
import { withoutBlanks } from "~/forms/schema";
import { waitText } from "~/language/wait";
import { requireUnregistered, type SignedIn } from "~/session/guards.server";
import { m as uiWords } from "~/ui/messages";
import { m } from "./messages";
import { channelsOf, CODE_LENGTH, RESEND_AFTER_SECONDS } from "./one-time-code";
import { emptyForm, PlainPage } from "./plain-page";
import { startPage } from "~/session/start-page";
import { forgetUser } from "~/session/users.server";

const codeForm = (t: Translate) => {
  const rule = { error: t(m.codeRequired) };
  return z.object({
    otp: z.string(rule).overwrite(withoutBlanks).regex(/^\d+$/, rule).length(CODE_LENGTH, rule),
  });
};

export const meta = titled(m.verification);

export async function loader(args: LoaderFunctionArgs) {
  const { user, session } = await requireUnregistered(args);
  return { name: user.name, channels: channelsOf(user), sentAt: session.otpSentAt ?? null };
}

/** Two forms post here: one chooses where to send a code, the other submits it. */
export async function action(args: ActionFunctionArgs) {
  const context = await requireUnregistered(args);
  const form = await postedForm(args.request);
  return form.has("channel") ? sendCode(context, form) : enterCode(context, form);
}

async function sendCode(context: SignedIn, form: FormData) {
  const { t, user, session, provider, url } = context;
  const chosen = channelsOf(user).find(({ channel }) => channel === form.get("channel"));
  if (!chosen) return sendBack(context, form, { message: t(m.noAddress) });
  const refusal = await sendOneTimeCode(user.id, () =>
    refusalOf(provider.send("user/sendotp", { user_id: user.id, channel: chosen.channel })),
  );
  if (refusal && "wait" in refusal) {
    const message = t(m.resendTooEarly, { wait: waitText(refusal.wait, t) });
    return sendBack(context, form, { message, status: 429, retryAfter: refusal.wait });
  }
  if (refusal) return sendBack(context, form, { message: refusal.allMessages.join(" ") || t(m.codeNotSent) });
  session.otpSentAt = Date.now();
  throw await context.redirect(url.pathname, { toast: { message: t(m.codeSentTo, { address: chosen.address }) } });
}

async function enterCode(context: SignedIn, form: FormData) {
  const { t, user, session, provider } = context;
  const { value, errors } = parseForm(form, codeForm(t));
  if (!value) return sendBack(context, form, { errors });
  const refusal = await codeAttempts.attempt(String(user.id), () =>
    refusalOf(provider.send("user/receiveotp", { user_id: user.id, otp: value.otp })),
  );
  if (refusal && "wait" in refusal) return sendBack(context, form, tooManyTries(refusal.wait, t));
  if (refusal?.fields.otp) return sendBack(context, form, { errors: { otp: refusal.fields.otp } });
  if (refusal) return sendBack(context, form, { message: refusal.allMessages.join(" ") || t(m.codeWrong) });
  await forgetUser(session.access ?? "");
  const verified = await context.readUser();
  if (!verified?.isRegistered) return sendBack(context, form, { message: t(m.notVerified) });
  delete session.otpSentAt;
  const start = startPage(verified, context.role);
  throw await context.redirect(start ?? "/", { toast: { message: t(m.verified) } });
}

/** The provider's rejection of a call; null if it succeeded. */
const refusalOf = (call: Promise<unknown>): Promise<ValidationError | null> =>
  call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof ValidationError) return error;
      throw error;
    },
  );

export default function Verification() {
  const t = useT();
  const language = useLanguage();
  const { name, channels, sentAt } = useLoaderData<typeof loader>();
  const { state } = useFormWithResult(emptyForm);
  return (
    <PlainPage title={t(m.verification)}>
      <p>{t(m.verificationMissing, { name })}</p>
      {sentAt !== null && (
        <p className="notice">
          {t(m.codeSentAt, { time: formatTime(sentAt, language), seconds: RESEND_AFTER_SECONDS })}
        </p>
      )}
      <Form method="post">
        {channels.length === 0 && <p>{t(m.noAddress)}</p>}
        {channels.map(({ channel, address }) => (
          <Fragment key={channel}>
            <SubmitButton
              className="button button-wide"
              name="channel"
              value={channel}
              label={t(channel === "email" ? m.sendByEmail : m.sendByPhone, { address })}
            />{" "}
          </Fragment>
        ))}
      </Form>
      <PortalForm state={state} submit={m.verify}>
        <TextField
          name="otp"
          label={m.code}
          hint={m.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          starless
        />
      </PortalForm>
      <Form method="post" action="/logout">
        <SentField />
        <button className="link-button">{t(uiWords.logOut)}</button>
      </Form>
    </PlainPage>
  );
}
