import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import { sentences } from "~/language/language";
import { profilePath } from "~/paths";
import { ValidationError } from "~/provider/errors";
import { requireSide, type SignedIn } from "~/session/guards.server";
import { m as passwordWords, sessionsEnded } from "~/session/password-messages";
import { endOtherSessions } from "~/session/password-change.server";
import { passwordChangeForm } from "~/session/password-rules";
import { PasswordStrengthText } from "~/session/password-strength-text";
import { rolePermission } from "~/session/permissions";
import { TextField } from "~/forms/fields";
import { NewPasswordFields } from "~/forms/new-password-fields";
import { FormSection, PortalForm } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { m } from "./messages";

const labels = {
  old_password: m.currentPassword,
  password: passwordWords.newPassword,
  confirm_password: passwordWords.confirmPassword,
};

export const meta = titled(m.changePassword);

export async function loader(args: LoaderFunctionArgs) {
  const { role } = await requireSide(args, rolePermission);
  const values = Object.fromEntries(Object.keys(labels).map((name) => [name, []]));
  return { role, state: { token: crypto.randomUUID(), values, errors: {} } satisfies FormState };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireSide(args, rolePermission);
  const { t, role } = context;
  return submit(context, args.request, passwordChangeForm(t), {
    send: (form) => changePassword(context, form),
    then: profilePath(role),
    labels,
    toast: (ended) => (ended > 0 ? sentences(m.passwordChanged, sessionsEnded(ended)) : m.passwordChanged),
  });
}

/** Returns how many other sessions of the account were ended with the old password. */
async function changePassword(
  context: SignedIn,
  { old_password, password }: { old_password: string; password: string },
): Promise<number> {
  const { provider, user, t } = context;
  try {
    await provider.send(`user/${user.id}/changepassword`, { old_password, password });
  } catch (error) {
    const isUnexplained = error instanceof ValidationError && error.allMessages.length === 0;
    throw isUnexplained ? new ValidationError(400, { old_password: [t(m.currentPasswordWrong)] }) : error;
  }
  return endOtherSessions(context, user.id);
}

export default function ChangePassword() {
  const t = useT();
  const { role, state: loaded } = useLoaderData<typeof loader>();
  const { state, ...returned } = useFormWithResult(loaded);
  return (
    <>
      <ProblemSummary {...returned} />
      <div className="page-head">
        <h1>{t(m.changePassword)}</h1>
      </div>
      <PortalForm state={state} back={profilePath(role)}>
        <FormSection title={passwordWords.newPassword} note={m.changePasswordNote}>
          <TextField
            name="old_password"
            label={m.currentPassword}
            type="password"
            autoComplete="current-password"
            required
            starless
            wide
          />
          <NewPasswordFields />
          <PasswordStrengthText of="password" />
        </FormSection>
      </PortalForm>
    </>
  );
}
