import { expect, test } from "vitest";
import { nameOrId } from "~/language/language";

test.each([
  ["Rack A", 7, "Rack A"],
  ["", 7, "#7"],
  [undefined, "7", "#7"],
  ["", null, "–"],
])("a record with the name %j and the id %j is called %s", (name, id, called) => {
  expect(nameOrId(name, id)).toBe(called);
});
