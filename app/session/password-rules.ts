import { z } from "zod";
import type { Translate } from "~/language/language";
import { m } from "./password-messages";
import { isStrongPassword } from "./password-strength";

/** A new password and its confirmation (spec 2 §5 "Master email"). */
export function newPasswordForm(t: Translate) {
  return confirmed(t, z.object(newPassword(t)));
}

/** The same for somebody who is signed in and knows the old password. */
export function passwordChangeForm(t: Translate) {
  const old_password = z.string({ error: t(m.currentPasswordRequired) });
  return confirmed(t, z.object({ old_password, ...newPassword(t) }));
}

function newPassword(t: Translate) {
  const rule = { error: t(m.passwordRules) };
  return {
    password: z.string(rule).refine(isStrongPassword, rule),
    confirm_password: z.string({ error: t(m.passwordsMatch) }),
  };
}

const confirmed = <Schema extends z.ZodType<{ password: string; confirm_password: string }>>(
  t: Translate,
  schema: Schema,
) =>
  schema.refine((form) => form.password === form.confirm_password, {
    path: ["confirm_password"],
    error: t(m.passwordsMatch),
    when: ({ value }) => typeof (value as { confirm_password?: unknown }).confirm_password === "string",
  });

interface Passwords {
  password?: unknown;
  confirm_password?: unknown;
}

/**
 * Adds the password rules to a form that may leave password and confirmation empty: they apply if `isChosen` says so.
 */
export function withPasswordRules<Schema extends z.ZodType<Passwords>>(
  t: Translate,
  schema: Schema,
  isChosen: (form: z.output<Schema>) => boolean,
) {
  // Checked even if other fields of the form are invalid.
  const when = () => true;
  return schema
    .refine((form) => !isChosen(form) || isStrongPassword(String(form.password ?? "")), {
      path: ["password"],
      error: t(m.passwordRules),
      when,
    })
    .refine((form) => !isChosen(form) || form.password === form.confirm_password, {
      path: ["confirm_password"],
      error: t(m.passwordsMatch),
      when,
    });
}

/** Whether a password or its confirmation was typed. */
export const isPasswordTyped = ({ password, confirm_password }: Passwords): boolean =>
  Boolean(password) || Boolean(confirm_password);
