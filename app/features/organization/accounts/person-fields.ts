import type { Field } from "~/crud/form-fields";
import { m } from "./account-messages";

/** The maximum length of a number as typed, with its separators. */
const NUMBER_LENGTH = 30;

/** The field of a person's identity number. */
export const identityField: Field = {
  as: "text",
  name: "identity_no",
  label: m.identity,
  hint: m.identityHint,
  inputMode: "numeric",
  maxLength: NUMBER_LENGTH,
  required: true,
};

/** The field of a person's phone number. */
export const telephoneField: Field = {
  as: "text",
  name: "phone",
  label: m.telephone,
  hint: m.telephoneHint,
  type: "tel",
  inputMode: "tel",
  maxLength: NUMBER_LENGTH,
  required: true,
};
