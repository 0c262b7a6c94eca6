import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import { sentences } from "~/language/language";
import { waitText } from "~/language/wait";
import { m as loginWords } from "~/login/messages";
import { profilePath } from "~/paths";
import { ValidationError } from "~/provider/errors";
import { requireSide, type SignedIn } from "~/session/guards.server";
import { m as passwordWords, sessionsEnded } from "~/session/password-messages";
import { endOtherSessions } from "~/session/password-change.server";
import { passwordChangeForm } from "~/session/password-rules";
import { PasswordStrengthText } from "~/session/password-strength-text";
import { rolePermission } from "~/session/permissions";
import { createThrottle } from "~/session/throttle.server";
import { FormRefusal } from "~/forms/form-refusal";
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

/** Wrong current passwords, by account: whoever finds a session open could try them all. */
const throttle = createThrottle("password", 5);

/** Returns how many other sessions of the account were ended with the old password. */
async function changePassword(
  context: SignedIn,
  { old_password, password }: { old_password: string; password: string },
): Promise<number> {
  const { provider, user, t } = context;
  const send = () => provider.send(`user/${user.id}/changepassword`, { old_password, password });
  const refusal = await throttle.attempt(String(user.id), () => send().then(() => null, refusedCurrent));
  if (refusal && "wait" in refusal)
    throw new FormRefusal({
      old_password: { message: t(loginWords.tooManyTries, { wait: waitText(refusal.wait, t) }) },
    });
  if (refusal?.allMessages.length === 0) throw new ValidationError(400, { old_password: [t(m.currentPasswordWrong)] });
  if (refusal) throw refusal;
  return endOtherSessions(context, user.id);
}

/** The refusal that may be one of the current password; one of the new password is thrown, as any other error. */
function refusedCurrent(error: unknown): ValidationError {
  if (error instanceof ValidationError && !error.fields.password) return error;
  throw error;
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
