import { expect, test } from "vitest";
import { shortened } from "~/language/shortened";

test.each([
  ["SW-CORE", 7, "SW-CORE"],
  ["SW-CORE-1", 7, "SW-COR…"],
  ["SW CORE", 4, "SW…"],
  ["SW-🏢🏢", 5, "SW-…"],
  ["SW-🏢🏢", 6, "SW-🏢…"],
  ["SW", 0, "…"],
])("%s in %i characters is %s", (text, max, cut) => {
  expect(shortened(text, max)).toBe(cut);
});
