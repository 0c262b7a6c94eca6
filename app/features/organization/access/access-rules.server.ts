import { z } from "zod";
import { optionalImage } from "~/forms/files.server";
import { optionalDay, optionalEmail, requiredChoice, requiredDay, requiredOption, requiredText } from "~/forms/schema";
import { today } from "~/language/dates";
import type { Translate } from "~/language/language";
import { reference, day, flag, id, mediaPath, text } from "~/provider/rows.server";
import { withTelephone } from "~/ui/phone.server";
import { m } from "./access-messages";
import { identityNumber, telephone } from "../accounts/account-rules.server";

/** A person who may enter (contract §3). */
export const personRow = z
  .object({
    id,
    name: text,
    identity_no: text,
    phone: text,
    email: text,
    tenant: reference,
    tenant_name: text,
    foto: mediaPath,
  })
  .transform(withTelephone);

export const personForm = (t: Translate) =>
  z.object({
    name: requiredText(t, m.name),
    identity_no: identityNumber(t),
    phone: telephone(t),
    email: optionalEmail(t(m.emailInvalid)),
    foto: optionalImage(t),
  });

/** Where a person may go, and the first and the last day; no last day is no end. */
export const permitRow = z.object({
  id,
  userdatacenter: reference,
  userdatacenter_name: text,
  datacenter: reference,
  datacenter_name: text,
  date_from: day,
  date_to: day,
  status: flag.transform((on) => (on ? "Y" : "N")),
});

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
      // Whatever else is wrong with the form, as long as both days are right.
      when: ({ issues }) => !issues.some(({ path }) => String(path?.[0]).startsWith("date")),
    });

const people = { family: "userdatacenter", label: "name" };
const sites = { family: "datacenters", label: "name" };

/** Where permits are kept, for the NOC and for a tenant alike. */
export const permitSource = {
  family: "userdatacenteraccess",
  row: permitRow,
  form: permitForm,
  filterChoices: { userdatacenter_id: people, datacenter_id: sites },
  formChoices: { userdatacenter: people, datacenter: sites },
  names: {
    userdatacenter_name: { of: "userdatacenter", ...people },
    datacenter_name: { of: "datacenter", ...sites },
  } as const,
  defaults: () => ({ date_from: today(), status: "Y" }),
};

export type Person = z.output<typeof personRow>;
export type Permit = z.output<typeof permitRow>;
