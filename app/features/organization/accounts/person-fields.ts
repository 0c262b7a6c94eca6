import type { Field } from "~/crud/form-fields";
import { IDENTITY_LENGTH } from "./account";
import { m } from "./account-messages";

/** The maximum length of a phone number as typed: 15 digits, a plus and separators. */
const TELEPHONE_LENGTH = 30;

/** The field of a person's identity number. */
export const identityField: Field = {
  as: "text",
  name: "identity_no",
  label: m.identity,
  hint: m.identityHint,
  inputMode: "numeric",
  maxLength: IDENTITY_LENGTH,
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
  maxLength: TELEPHONE_LENGTH,
  required: true,
};
