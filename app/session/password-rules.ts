import { z } from "zod";
import type { Translate } from "~/language/language";
import { m } from "./password-messages";

const MIN_LENGTH = 10;
const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u];

/** At least 10 characters with a lower-case and an upper-case letter, a digit and a special character (spec 2 §5). */
export function isStrongPassword(password: string): boolean {
  return [...password].length >= MIN_LENGTH && classes.every((kind) => kind.test(password));
}

/** A new password and its confirmation (spec 2 §5 "Master email"). */
export function newPasswordForm(t: Translate) {
  const rule = { error: t(m.passwordRules) };
  return z
    .object({
      password: z.string(rule).refine(isStrongPassword, rule),
      confirm_password: z.string({ error: t(m.passwordsMatch) }),
    })
    .refine((form) => form.password === form.confirm_password, {
      path: ["confirm_password"],
      error: t(m.passwordsMatch),
      when: ({ value }) => typeof (value as { confirm_password?: unknown }).confirm_password === "string",
    });
}
