import { m } from "~/session/password-messages";
import type { Field } from "./form-fields";

/** A record's password and its confirmation; an edit may leave them empty and keep the one that there is. */
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
