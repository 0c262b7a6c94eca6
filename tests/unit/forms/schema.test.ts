import { expect, it } from "vitest";
import type { z } from "zod";
import {
  optionalDay,
  optionalEmail,
  optionalQuantity,
  optionalText,
  requiredDay,
  requiredInteger,
  requiredMoment,
  requiredNumber,
  requiredQuantity,
  requiredText,
} from "~/forms/schema";
import { quantityIn } from "~/forms/quantity";
import { translator } from "~/language/language";

const t = translator("en");
const label = { en: "It", id: "Ini" };
const out = { en: "out of range", id: "di luar batas" };
const number = requiredNumber(t, label, { min: -90, max: 90, tooSmall: out, tooLarge: out });

const whole = requiredInteger(t, label, { min: 0, max: 90, tooSmall: out, tooLarge: out });

/** The outcome of a typed text: its value, or the messages. */
function of(schema: z.ZodType, typed: unknown): unknown {
  const { data, error } = schema.safeParse(typed);
  return error ? error.issues.map(({ message }) => message).join("; ") : data;
}

it.each([
  ["a decimal comma", requiredQuantity(t, label), "12,5", "12.5"],
  ["a decimal comma", optionalQuantity(t, label), "12,5", "12.5"],
  ["a decimal comma", number, "-6,2297", -6.2297],
  ["a thousand's dot", requiredQuantity(t, label), "1.234,5", "It accepts only digits and a dot"],
  ["a hexadecimal number", number, "0x10", "It must be a number, as in 12.5"],
  ["a number with decimals", whole, "12.5", "It must be a whole number, as in 12"],
  ["a number with decimals", whole, "12,0", "It must be a whole number, as in 12"],
  ["a whole number", whole, "12", 12],
  ["too much", whole, "91", "out of range"],
  ["nothing", number, undefined, "It is required"],
  ["blanks alone", number, " ", "It is required"],
  ["blanks alone", requiredQuantity(t, label), " ", "It is required"],
  ["blanks alone", requiredDay(t, label), " ", "It is required"],
  ["too much", number, "91", "out of range"],
  ["a day", requiredDay(t, label), "2026-12-31", "2026-12-31"],
  ["a day as it is typed", requiredDay(t, label), "31/12/2026", "2026-12-31"],
  ["a day as it is typed", optionalDay(t, label), "1.2.2026", "2026-02-01"],
  ["no day", optionalDay(t, label), "", ""],
  ["a day of blanks alone", optionalDay(t, label), " \u200b", ""],
  ["what is no day", requiredDay(t, label), "31/13/2026", "It must be a date, as in 31/12/2026"],
  ["what is no day", optionalDay(t, label), "soon", "It must be a date, as in 31/12/2026"],
  [
    "a day of a year that is meant otherwise",
    requiredDay(t, label),
    "31/12/9999",
    "It must be a date, as in 31/12/2026",
  ],
  ["a moment", requiredMoment(t, label), "2026-12-31T14:30", "2026-12-31T14:30:00+07:00"],
  ["a moment as it is typed", requiredMoment(t, label), "31/12/2026 9.30", "2026-12-31T09:30:00+07:00"],
  [
    "a year too far",
    requiredMoment(t, label),
    "9999-12-31T14:30",
    expect.stringContaining("must be a day and an hour"),
  ],
  [
    "what is no hour",
    requiredMoment(t, label),
    "31/12/2026 25:00",
    expect.stringContaining("must be a day and an hour"),
  ],
  [
    "a moment with seconds and the zone",
    requiredMoment(t, label),
    "31-12-2026 09:30:15 wib",
    "2026-12-31T09:30:00+07:00",
  ],
  [
    "an hour that is another one in the afternoon",
    requiredMoment(t, label),
    "31/12/2026 2:00 PM",
    expect.stringContaining("must be a day and an hour"),
  ],
  ["a number with a printed minus", number, "\u22126,5", -6.5],
  ["what is no address", optionalEmail(t, label), "maria@", "It must be an email address, as in name@company.co.id"],
  ["no address", optionalEmail(t, label), "", ""],
  ["an address", optionalEmail(t, label), " maria@rimba.co.id ", "maria@rimba.co.id"],
  ["what is not seen", requiredText(t, label), "\u200b \u2060", "It is required"],
  ["characters that turn what follows", requiredText(t, label), "rack \u202e1", "rack 1"],
  ["characters of control", requiredText(t, label), "rack\u0000\u0007 1", "rack 1"],
  ["lines as a form sends them", optionalText(), "one\r\ntwo", "one\ntwo"],
])("reads %s", (_, schema, typed, told) => expect(of(schema, typed)).toEqual(told));

it.each(["12.5", "12,5", " .5", "12.", "1e1", "0x10", "-1", "+1", "1.234,5", "many", ""])(
  "counts the quantity %j as it would be saved, and none that would be refused",
  (typed) => expect(quantityIn(typed)).toBe(Number(requiredQuantity(t, label).safeParse(typed).data ?? 0)),
);
