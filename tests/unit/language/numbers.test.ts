import { expect, test } from "vitest";
import { nouns } from "~/inventory/nouns";
import { translator } from "~/language/language";
import { formatNumber } from "~/language/numbers";

test.each([
  [null, "–", "–"],
  [0, "0", "0"],
  [999, "999", "999"],
  [1000, "1,000", "1.000"],
  [1846.5, "1,846.5", "1.846,5"],
  [23.456, "23.46", "23,46"],
  [-7, "-7", "-7"],
  [-1234567.896, "-1,234,567.9", "-1.234.567,9"],
  [0.1 + 0.2 - 0.3, "0", "0"],
  [1e15, "1,000,000,000,000,000", "1.000.000.000.000.000"],
])("%d is written %s in English, %s in Indonesian", (value, en, id) => {
  expect(formatNumber(value, "en")).toBe(en);
  expect(formatNumber(value, "id")).toBe(id);
});

test("a number in a text is written as its language does, a value that is text as it is", () => {
  expect(translator("en")(nouns.devices.many, { count: 200_000 })).toBe("200,000 devices");
  expect(translator("id")(nouns.devices.many, { count: 200_000 })).toBe("200.000 perangkat");
  expect(translator("en")(nouns.devices.many, { count: "2026" })).toBe("2026 devices");
});

test("numbers are written as Intl writes them", () => {
  const digits = [0, 4, 6, 9];
  const numbers = [0, 1, 9, 99, 999, 1000, 1001, 12_345, 999_999, 1_234_567, 999_999_999_999].flatMap((whole) =>
    digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => Number(`${whole}.${a}${b}${c}`)))),
  );
  for (const language of ["en", "id"] as const) {
    const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    for (const number of numbers) {
      expect(formatNumber(number, language)).toBe(format(number));
      if (number > 0) expect(formatNumber(-number, language)).toBe(format(-number));
    }
  }
});

test("a number too large for digits keeps its exponent", () => {
  expect(formatNumber(1e30, "en")).toBe("1e+30");
});
