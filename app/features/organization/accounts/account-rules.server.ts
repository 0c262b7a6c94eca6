import { z } from "zod";
import { optionalImage } from "~/forms/files.server";
import { m as formWords } from "~/forms/messages";
import { requiredChoice, requiredOption, requiredText, withoutBlanks } from "~/forms/schema";
import type { Translate } from "~/language/language";
import type { Payload, Provider, SessionUser } from "~/provider/index.server";
import { flag } from "~/provider/rows.server";
import { isPasswordTyped, withPasswordRules } from "~/session/password-rules";
import type { Role } from "~/session/permissions";
import { IDENTITY_LENGTH } from "./account";
import { m } from "./account-messages";
import { generatePassword } from "./generated-password.server";
import type { Account } from "../rows.server";

/** Free webmail: an admin needs a company address (spec 2 §5 "Admin account"). */
const webmail = new Set(["gmail.com", "yahoo.com", "yahoo.co.id", "hotmail.com", "outlook.com"]);
const isWebmail = (email: string) => webmail.has(email.split("@").at(-1)?.toLowerCase() ?? "");

const yesNo = ["0", "1"] as const;

/** A flag in the provider's account forms. */
const oneIf = (is = false) => (is ? "1" : "0");

const statuses = ["active", "need_verification", "non_active"] as const;

const emailAddress = (t: Translate) =>
  z
    .string({ error: t(m.emailRequired) })
    .trim()
    .pipe(z.email({ error: t(m.emailInvalid) }));

const companyEmail = (t: Translate) =>
  emailAddress(t).refine((address) => !isWebmail(address), { error: t(m.emailCompany) });

/** An identity number, which has a fixed length; it may be typed in groups and is sent without the blanks. */
export const identityNumber = (t: Translate) =>
  requiredText(t, m.identity)
    .overwrite(withoutBlanks)
    .pipe(z.string().length(IDENTITY_LENGTH, { error: t(m.identityLength) }));

/** A phone number of 10 to 15 digits; it may be typed with a plus and in groups, only the digits are sent. */
export const telephone = (t: Translate) =>
  requiredText(t, m.telephone)
    .transform((number) => number.replace(/[\s().\p{Pd}\p{Cf}]/gu, "").replace(/^\+/, ""))
    .pipe(z.string().regex(/^\d{10,15}$/, { error: t(m.telephoneDigits) }));

/** A person's identity and contact details. */
const person = (t: Translate) => ({
  first_name: requiredText(t, m.name),
  identity_no: identityNumber(t),
  email: emailAddress(t),
  phone: telephone(t),
});

/**
 * The rules shared by all accounts (spec 2 §5 "Admin account"). `own` is the current account if it is the author's own:
 * people cannot end their own access, by its status or a new verification, or change their own groups (contract §12).
 */
const account = (t: Translate, own: Account | null) => ({
  ...person(t),
  username: requiredText(t, m.username),
  status: requiredOption(t, m.status, own ? ["active"] : statuses),
  groups: requiredChoice(t, m.groups).refine((group) => !own?.groups.length || own.groups.includes(Number(group)), {
    error: t(m.ownGroup),
  }),
  need_verify: requiredOption(t, m.needVerify, own ? ["0"] : yesNo),
  password: z.string().optional(),
  confirm_password: z.string().optional(),
});

interface Passwords {
  need_verify?: unknown;
  password?: unknown;
  confirm_password?: unknown;
}

/** Adds the password rules: a new account requires one unless it is generated, and any password must meet the rules. */
function withPassword<Schema extends z.ZodType<Passwords & Payload>>(t: Translate, schema: Schema, editing: boolean) {
  const isChosen = (form: z.output<Schema>) => form.need_verify !== "1" && (!editing || isPasswordTyped(form));
  return withPasswordRules(t, schema, isChosen).transform((form): Payload => ({
    ...form,
    confirm_password: undefined,
    password: form.need_verify === "1" ? generatePassword() : form.password,
  }));
}

/** Spec 2 §5 "Admin account". */
export function adminAccountForm(t: Translate, editing: boolean, own: Account | null = null) {
  const fields = z.object({
    ...account(t, own),
    email: companyEmail(t),
    multi_datacenter: z
      .array(requiredChoice(t, m.sites))
      .default([])
      .refine((sites) => sites.length > 0, { error: t(formWords.required, { field: t(m.sites) }) }),
  });
  return withPassword(t, fields, editing).transform(({ multi_datacenter, ...form }): Payload => ({
    ...form,
    from_user: "noc_admin",
    "multi_datacenter[]": (multi_datacenter as string[]).map((site) => ({ id: Number(site) })),
  }));
}

/**
 * A tenant's account, as admins edit it; it may be the tenant's head. `record` is the current account. A provider need
 * not support heads; if the form does not say, the record decides whether it does.
 */
export function userAccountForm(
  t: Translate,
  provider: Provider,
  record: Account | null,
  knowsHeads: () => Promise<boolean> = async () => true,
) {
  const fields = z
    .object({
      ...account(t, null),
      tenant: requiredChoice(t, m.tenant),
      headtenant: requiredOption(t, m.head, yesNo).optional(),
    })
    .refine(async ({ headtenant }) => headtenant !== undefined || !(await knowsHeads()), {
      path: ["headtenant"],
      error: t(formWords.required, { field: t(m.head) }),
      when: () => true,
    })
    .refine(async ({ tenant, headtenant }) => headtenant !== "1" || mayBeHead(provider, tenant, record), {
      path: ["headtenant"],
      error: t(m.headTaken),
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "tenant" || path?.[0] === "headtenant"),
    });
  return withPassword(t, fields, record !== null).transform((form): Payload => ({ ...form, from_user: "tenant" }));
}

/** An account edited by the tenant's head: always of this tenant, and its head flag stays as it is. */
export function ownAccountForm(
  t: Translate,
  tenant: number | null,
  record: Account | null,
  own: Account | null = null,
) {
  return withPassword(t, z.object(account(t, own)), record !== null).transform((form): Payload => ({
    ...form,
    tenant,
    headtenant: oneIf(record?.isHead),
    from_user: "tenant",
  }));
}

/** What people may change of their own account: not their permissions (contract §2). */
export const profileForm = (t: Translate, role: Role) =>
  z.object({
    ...person(t),
    ...(role === "admin" && { email: companyEmail(t) }),
    foto: optionalImage(t),
  });

/** The initial form values of a person. */
const personFormValues = (person: Pick<Account, "name" | "identityNumber" | "email" | "phone">) => ({
  first_name: person.name,
  identity_no: person.identityNumber,
  email: person.email,
  phone: person.phone,
});

/** The initial values of an account's form. */
export const accountFormValues = (account: Account) => ({
  ...personFormValues(account),
  username: account.username,
  status: account.status,
  groups: account.groups,
  groups_name: account.groupNames.join(", "),
  tenant: account.tenant,
  tenant_name: account.tenantName,
  headtenant: oneIf(account.isHead),
  multi_datacenter: account.sites.map(({ id }) => id),
  multi_datacenter_name: account.sites.map(({ name }) => name).join(", "),
});

/** The initial values of the profile form. */
export const profileFormValues = (user: SessionUser) => ({ ...personFormValues(user), foto: user.photo });

async function mayBeHead(provider: Provider, tenant: string, record: Account | null): Promise<boolean> {
  if (record?.isHead && String(record.tenant) === tenant) return true;
  const { exists } = await provider.read("user/checkheadtenant", z.object({ exists: flag }), { tenant });
  return !exists;
}
