import { passwordFields } from "~/crud/password-fields";
import type { Field, Section } from "~/crud/form-fields";
import type { Message } from "~/language/language";
import { m as passwordWords } from "~/session/password-messages";
import "./account-form.css";
import { accountStatuses } from "./account";
import { m } from "./account-messages";
import { identityField, telephoneField } from "./person-fields";

const yesNo = [
  { value: "1", label: m.yes },
  { value: "0", label: m.no },
];
const statuses = Object.entries(accountStatuses).map(([value, { word }]) => ({ value, label: word }));

/** The fields of a person's account. `emailHint` is the hint of the email address. */
const personFields = (emailHint?: Message): readonly Field[] => [
  { as: "text", name: "first_name", label: m.name, required: true },
  identityField,
  { as: "text", name: "email", label: m.email, hint: emailHint, type: "email", required: true },
  telephoneField,
];

/** What the browser knows of people who write about themselves. */
const known = new Map([
  ["first_name", "name"],
  ["email", "email"],
  ["phone", "tel"],
]);

/** The fields of one's own account: the browser may fill them in (WCAG 1.3.5). */
export const ownFields = (emailHint?: Message): readonly Field[] =>
  personFields(emailHint).map((field) => ({ ...field, autoComplete: known.get(field.name) }));

interface Differences {
  /** The hint of the email address. */
  emailHint?: Message;
  /** The fields between the user name and the status. */
  fields?: readonly Field[];
}

/**
 * The sections of an account's form (spec 2 §5 "Admin account"), on every list of accounts; the password fields are
 * hidden if it is generated.
 */
export const accountSections =
  ({ emailHint, fields = [] }: Differences = {}) =>
  (editing: boolean, isProtected: boolean): readonly Section[] => [
    {
      title: m.person,
      note: m.personNote,
      fields: personFields(emailHint),
    },
    {
      title: m.account,
      note: m.accountNote,
      fields: [
        { as: "text", name: "username", label: m.username, required: true },
        ...fields,
        {
          as: "choices",
          name: "status",
          label: m.status,
          options: isProtected ? statuses.filter(({ value }) => value === "active") : statuses,
          required: true,
        },
        { as: "choices", name: "groups", label: m.groups, hint: isProtected ? m.ownGroup : undefined, required: true },
      ],
    },
    {
      title: passwordWords.password,
      note: m.passwordNote,
      fields: [
        {
          as: "choices",
          name: "need_verify",
          label: m.needVerify,
          hint: isProtected ? undefined : m.needVerifyHint,
          options: isProtected ? yesNo.filter(({ value }) => value === "0") : yesNo,
          required: true,
        },
      ],
    },
    {
      title: m.ownPassword,
      note: editing ? m.keepPassword : undefined,
      fields: passwordFields(editing),
    },
  ];

/** The account's tenant, and whether it is the head's, for the NOC. */
export const tenantFields: readonly Field[] = [
  { as: "select", name: "tenant", label: m.tenant, empty: m.chooseTenant, required: true },
  { as: "choices", name: "headtenant", label: m.head, hint: m.headHint, options: yesNo, required: true },
];
