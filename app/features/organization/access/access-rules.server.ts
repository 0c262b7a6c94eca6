import { z } from "zod";
import { optionalImage } from "~/forms/files.server";
import { optionalDay, optionalEmail, requiredChoice, requiredDay, requiredOption, requiredText } from "~/forms/schema";
import { personChoices } from "~/inventory/visits/choices.server";
import { today } from "~/language/dates";
import type { Translate } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import { reference, day, flag, id, mediaPath, numberText, text, yesOrNo } from "~/provider/rows.server";
import { nullIf } from "~/session/thrown-answer";
import { phoneNumber } from "~/ui/phone.server";
import { m as accountWords } from "../accounts/account-messages";
import { m } from "./access-messages";
import { identityNumber, telephone } from "../accounts/account-rules.server";

/** A person who may enter (contract §3). */
export const personRow = z
  .object({
    id,
    name: text,
    identity_no: numberText,
    phone: numberText,
    email: text,
    tenant: reference,
    tenant_name: text,
    foto: mediaPath,
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    identityNumber: row.identity_no,
    phone: row.phone,
    telephone: phoneNumber(row.phone),
    email: row.email,
    tenant: row.tenant,
    tenantName: row.tenant_name,
    photo: row.foto,
  }));
export type Person = z.output<typeof personRow>;

export const personForm = (t: Translate) =>
  z.object({
    name: requiredText(t, m.name),
    identity_no: identityNumber(t),
    phone: telephone(t),
    email: optionalEmail(t, accountWords.email),
    foto: optionalImage(t),
  });

const personFormValues = (person: Person) => ({
  name: person.name,
  identity_no: person.identityNumber,
  phone: person.phone,
  email: person.email,
  tenant: person.tenant,
  tenant_name: person.tenantName,
  foto: person.photo,
});

/** The source of people, for the NOC and for tenants. */
export const personSource = { family: "userdatacenter", row: personRow, formValues: personFormValues };

interface Validity {
  isActive: boolean;
  /** First and last day (YYYY-MM-DD). */
  from: string | null;
  to: string | null;
}

/** The state of a permit on a day. */
export function permitState({ isActive, from, to }: Validity, day: string): "off" | "early" | "over" | "valid" {
  if (!isActive) return "off";
  if (from && day < from) return "early";
  return to && day > to ? "over" : "valid";
}

/** The last day that there is, which some systems store for "no end". */
const NO_END = "9999-12-31";

/** Which site a person may enter, with first and last day; no last day means no end. */
export const permitRow = z
  .object({
    id,
    userdatacenter: reference,
    userdatacenter_name: text,
    datacenter: reference,
    datacenter_name: text,
    date_from: day,
    date_to: day,
    status: flag,
  })
  .transform((row) => ({
    id: row.id,
    person: row.userdatacenter,
    personName: row.userdatacenter_name,
    site: row.datacenter,
    siteName: row.datacenter_name,
    from: row.date_from,
    to: row.date_to === NO_END ? null : row.date_to,
    isActive: row.status,
  }))
  // By the server's clock: that of a browser may be wrong.
  .transform((permit) => ({ ...permit, state: permitState(permit, today()) }));
export type Permit = z.output<typeof permitRow>;

export const permitForm = (t: Translate) =>
  z
    .object({
      userdatacenter: requiredChoice(t, m.person),
      datacenter: requiredChoice(t, m.site),
      date_from: requiredDay(t, m.from),
      date_to: optionalDay(t, m.to),
      status: requiredOption(t, m.status, ["Y", "N"]),
    })
    .refine(({ date_from, date_to }) => !date_to || date_to >= date_from, {
      path: ["date_to"],
      error: t(m.toBeforeFrom),
      // Checked even if other fields are invalid, as long as both days are valid.
      when: ({ issues }) => !issues.some(({ path }) => String(path?.[0]).startsWith("date")),
    });

/** Whether a person is among those whom the reader finds: a form may name any, and a provider take it. */
export const isOwnPerson = async (provider: Provider, person: string): Promise<boolean> =>
  (await nullIf(provider.read(`userdatacenter/${person}`, personRow), "missing")) !== null;

const permitFormValues = (permit: Permit) => ({
  userdatacenter: permit.person,
  userdatacenter_name: permit.personName,
  datacenter: permit.site,
  datacenter_name: permit.siteName,
  date_from: permit.from,
  date_to: permit.to,
  status: yesOrNo(permit.isActive),
});

const sites = { family: "datacenters", label: "name" };

/** The source of permits, for the NOC and for tenants. */
export const permitSource = {
  family: "userdatacenteraccess",
  row: permitRow,
  form: permitForm,
  formValues: permitFormValues,
  filterValues: { userdatacenter_id: ({ person }: Permit) => person, datacenter_id: ({ site }: Permit) => site },
  filterChoices: { userdatacenter_id: personChoices, datacenter_id: sites },
  formChoices: { userdatacenter: personChoices, datacenter: sites },
  names: {
    personName: { of: "person", family: "userdatacenter", label: "name" },
    siteName: { of: "site", ...sites },
  } as const,
  defaults: () => ({ date_from: today(), status: "Y" }),
};
