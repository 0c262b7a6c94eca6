/**
 * Schemas of form fields with their messages in the page's language. A message names the field by its label: "Rack Code
 * is required" (spec 2 §5). Their output is what the provider is sent.
 */
import { z } from "zod";
import { isDay, isoDay } from "~/language/dates";
import { withoutControls } from "~/provider/controls";
import type { Message, Translate } from "~/language/language";
import { badEmail, m } from "./messages";
import { isQuantity, withDot } from "./quantity";

const missing = (t: Translate, label: Message) => t(m.required, { field: t(label) });

/**
 * An empty field never reaches a schema, because conform omits it; a missing field has another message than an invalid
 * one.
 */
const missingOr = (t: Translate, label: Message, bad: Message) => (issue: { input?: unknown }) =>
  issue.input === undefined ? missing(t, label) : t(bad, { field: t(label) });

/** The text to store: with LF line ends and without control characters; "" if nothing in it is visible. */
const cleaned = (typed: string): string =>
  /^[\s\p{C}]*$/u.test(typed) ? "" : withoutControls(typed.replace(/\r\n?/g, "\n"));

/** A number or code typed in groups, "134 957", without the blanks and what is not seen. */
export const withoutBlanks = (typed: string): string => typed.replace(/[\s\p{Cf}]/gu, "");

/** Required text; invisible characters alone count as missing. */
export const requiredText = (t: Translate, label: Message) =>
  z
    .string({ error: missing(t, label) })
    .overwrite(cleaned)
    .trim()
    .min(1, { error: missing(t, label), abort: true });

/** Optional text; "" clears the field at the provider too. */
export const optionalText = () => z.string().overwrite(cleaned).trim().default("");

const notEmail = (t: Translate, label: Message) => t(badEmail, { field: t(label) });

/** An email address. */
export const requiredEmail = (t: Translate, label: Message) =>
  requiredText(t, label).pipe(z.email({ error: notEmail(t, label) }));

/** The same or "". */
export const optionalEmail = (t: Translate, label: Message) =>
  optionalText().refine((typed) => typed === "" || z.email().safeParse(typed).success, { error: notEmail(t, label) });

const number = /^[-+]?(\d+(\.\d*)?|\.\d+)$/;

/** The limits of a number, with their messages. */
interface Limits {
  min: number;
  max: number;
  tooSmall: Message;
  tooLarge: Message;
}

const within = (t: Translate, { min, max, tooSmall, tooLarge }: Limits) =>
  z
    .number()
    .min(min, { error: t(tooSmall) })
    .max(max, { error: t(tooLarge) });

/** A number within two limits, as number. */
export const requiredNumber = (t: Translate, label: Message, limits: Limits) =>
  requiredText(t, label)
    .overwrite(withDot)
    .regex(number, { error: t(m.number, { field: t(label) }) })
    .transform(Number)
    .pipe(within(t, limits));

/** A number without decimals within two limits, as number. */
export const requiredInteger = (t: Translate, label: Message, limits: Limits) =>
  requiredText(t, label)
    .regex(/^[-+]?\d+$/, { error: t(m.wholeNumber, { field: t(label) }) })
    .transform(Number)
    .pipe(within(t, limits));

const notQuantity = (t: Translate, label: Message) => t(m.digitsAndDot, { field: t(label) });

/** A quantity of digits and a dot, kept as typed (spec 2 §5 "Rack"); a decimal comma becomes a dot. */
export const requiredQuantity = (t: Translate, label: Message) =>
  requiredText(t, label)
    .overwrite(withDot)
    .refine(isQuantity, { error: notQuantity(t, label) });

/** The same or "". */
export const optionalQuantity = (t: Translate, label: Message) =>
  z
    .string()
    .trim()
    .overwrite(withDot)
    .refine((typed) => typed === "" || isQuantity(typed), { error: notQuantity(t, label) })
    .default("");

/** The id of a chosen record. */
export const requiredChoice = (t: Translate, label: Message) =>
  z.string({ error: missing(t, label) }).regex(/^\d+$/, { error: t(m.invalid) });

/** The id of a chosen record or "". */
export const optionalChoice = (t: Translate) =>
  z
    .string()
    .regex(/^\d*$/, { error: t(m.invalid) })
    .default("");

/** One of a few fixed values. */
export const requiredOption = <const Values extends readonly string[]>(t: Translate, label: Message, values: Values) =>
  z.enum(values, { error: missingOr(t, label, m.invalid) });

/** A day as YYYY-MM-DD. */
export const requiredDay = (t: Translate, label: Message) =>
  requiredText(t, label)
    .overwrite(isoDay)
    .refine(isDay, { error: t(m.day, { field: t(label) }) });

/** The same or "". */
export const optionalDay = (t: Translate, label: Message) =>
  optionalText()
    .overwrite(isoDay)
    .refine((typed) => typed === "" || isDay(typed), { error: t(m.day, { field: t(label) }) });

/** With or without seconds; "2:00 PM" and other zones are refused, as they would be taken for another hour. */
const typedMoment = /^(\d{4}-\d\d-\d\d)[T ](\d\d?)[:.](\d\d)([:.][\d.]+)?( ?WIB)?$/i;

/** A day and time in WIB, as an ISO time with offset. */
export function requiredMoment(t: Translate, label: Message) {
  const bad = { error: t(m.moment, { field: t(label) }), abort: true };
  return z
    .string({ error: missing(t, label) })
    .trim()
    .overwrite(isoDay)
    .regex(typedMoment, bad)
    .refine((typed) => isDay(typed.slice(0, 10)), bad)
    .transform((typed) =>
      typed.replace(
        typedMoment,
        (_, day: string, hour: string, minute: string) => `${day}T${hour.padStart(2, "0")}:${minute}:00+07:00`,
      ),
    )
    .pipe(z.iso.datetime({ offset: true, ...bad }));
}
