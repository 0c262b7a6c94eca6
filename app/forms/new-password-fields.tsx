import { m } from "~/session/password-messages";
import { TextField } from "./fields";

/** The fields of a new password and its confirmation, for people who set their own. */
export function NewPasswordFields() {
  return (
    <>
      <TextField
        name="password"
        label={m.newPassword}
        hint={m.newPasswordHint}
        type="password"
        autoComplete="new-password"
        required
        starless
      />
      <TextField
        name="confirm_password"
        label={m.confirmPassword}
        type="password"
        autoComplete="new-password"
        required
        starless
      />
    </>
  );
}
