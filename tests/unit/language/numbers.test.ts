import { expect, test } from "vitest";
import { formatNumber } from "~/language/numbers";

test.each([
  [null, "–", "–"],
  [0, "0", "0"],
  [999, "999", "999"],
  [1000, "1,000", "1.000"],
  [1846.5, "1,846.5", "1.846,5"],
  [23.456, "23.46", "23,46"],
  [-7, "-7", "-7"],
])("%d is written %s in English, %s in Indonesian", (value, en, id) => {
  expect(formatNumber(value, "en")).toBe(en);
  expect(formatNumber(value, "id")).toBe(id);
});
