import { z } from "zod";
import { requiredEmail, requiredInteger, requiredOption, requiredText } from "~/forms/schema";
import type { Translate } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { Provider } from "~/provider/index.server";
import { decimal, flag, id, text } from "~/provider/rows.server";
import { isPasswordTyped, withPasswordRules } from "~/session/password-rules";
import { answerWithin } from "./answer-within.server";
import { m } from "./mail-messages";

/** How long a person waits for a mail server's answer. */
export const MAIL_TIMEOUT_MS = 30_000;

/** A sender account as masteremail/ reads it (spec 2 §4); its password is never returned. */
export const senderRow = z
  .object({ id, name: text, email: text, host: text, port: decimal, status: flag })
  .transform(({ status: isActive, ...row }) => ({ ...row, isActive }));
export type Sender = z.output<typeof senderRow>;

/** Spec 2 §5 "Master email": a new account requires a password; an edit sends one only if it was typed. */
export function senderForm(t: Translate, editing: boolean) {
  const ports = { min: 1, max: 65_535, tooSmall: m.portRange, tooLarge: m.portRange };
  const fields = z.object({
    name: z
      .string({ error: t(m.fromNameRequired) })
      .trim()
      .min(1, { error: t(m.fromNameRequired) }),
    email: requiredEmail(t, m.email),
    host: requiredText(t, m.host).regex(/^[\w.:[\]-]+$/, { error: t(m.hostInvalid) }),
    port: requiredInteger(t, m.port, ports),
    status: requiredOption(t, m.status, ["Y", "N"]),
    password: z.string().optional(),
    confirm_password: z.string().optional(),
  });
  return withPasswordRules(t, fields, (form) => !editing || isPasswordTyped(form)).transform((form) => ({
    ...form,
    password: form.password || undefined,
    confirm_password: undefined,
  }));
}

const spoken = z.object({ message: text }).catch({ message: "" });

/** Sends a test mail from an account and returns the mail service's answer. A timeout is reported like a refusal. */
export async function sendTest(provider: Provider, t: Translate, account: string, to: string): Promise<string> {
  const sending = provider.send(`masteremail/${account}/test`, { to });
  const answer = await answerWithin(MAIL_TIMEOUT_MS, sending.then(spoken.parse));
  if (answer === null) throw new ValidationError(504, { detail: t(m.isSilent, { seconds: MAIL_TIMEOUT_MS / 1000 }) });
  return answer.message;
}
