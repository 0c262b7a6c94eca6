import { m } from "~/session/password-messages";
import type { Field } from "./form-fields";

/** The fields of a password and its confirmation; an edit may leave them empty to keep the current password. */
export const passwordFields = (editing: boolean): Field[] => [
  {
    as: "text",
    name: "password",
    label: m.password,
    hint: m.newPasswordHint,
    type: "password",
    autoComplete: "new-password",
    required: !editing,
  },
  {
    as: "text",
    name: "confirm_password",
    label: m.confirmPassword,
    type: "password",
    autoComplete: "new-password",
    required: !editing,
  },
];
