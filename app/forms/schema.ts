/**
 * Pieces of form schemas with their messages, made from the page's language. A message names the field by its label:
 * "Rack Code is required" (spec 2 §5). Their output is what the provider is sent.
 */
import { z } from "zod";
import type { Message, Translate } from "~/language/language";
import { m } from "./messages";

const missing = (t: Translate, label: Message) => t(m.required, { field: t(label) });

/** An empty field never reaches a schema: conform leaves it out, and a missing one has another message than a bad one. */
const missingOr = (t: Translate, label: Message, bad: Message) => (issue: { input?: unknown }) =>
  issue.input === undefined ? missing(t, label) : t(bad, { field: t(label) });

/** Text that must be there; blanks alone are nothing. */
export const requiredText = (t: Translate, label: Message) =>
  z
    .string({ error: missing(t, label) })
    .trim()
    .min(1, { error: missing(t, label) });

/** Text that may be empty; "" empties it at the provider too. */
export const optionalText = () => z.string().trim().default("");

/** A number between two limits, as number. */
export const requiredNumber = (
  t: Translate,
  label: Message,
  { min, max, tooSmall, tooLarge }: { min: number; max: number; tooSmall: Message; tooLarge: Message },
) =>
  z
    .number({ error: missingOr(t, label, m.number) })
    .min(min, { error: t(tooSmall) })
    .max(max, { error: t(tooLarge) });

const quantity = /^(\d+(\.\d*)?|\.\d+)$/;
const notQuantity = (t: Translate, label: Message) => t(m.digitsAndDot, { field: t(label) });

/** A quantity of only digits and a dot, kept as it was typed (spec 2 §5 "Rack"). */
export const requiredQuantity = (t: Translate, label: Message) =>
  requiredText(t, label).regex(quantity, { error: notQuantity(t, label) });

/** Such a quantity or "". */
export const optionalQuantity = (t: Translate, label: Message) =>
  optionalText().refine((typed) => typed === "" || quantity.test(typed), { error: notQuantity(t, label) });

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
export const requiredDay = (t: Translate, label: Message) => z.iso.date({ error: missingOr(t, label, m.invalid) });

const typedMoment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** A day and an hour in WIB, as a moment with its offset. */
export function requiredMoment(t: Translate, label: Message) {
  const bad = { error: t(m.moment, { field: t(label) }) };
  return z
    .string({ error: missing(t, label) })
    .regex(typedMoment, bad)
    .transform((typed) => `${typed.slice(0, 10)}T${typed.slice(11, 16)}:00+07:00`)
    .pipe(z.iso.datetime({ offset: true, ...bad, abort: true }));
}
