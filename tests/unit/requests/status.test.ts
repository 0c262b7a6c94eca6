import { expect, test } from "vitest";
import { stateStyle } from "~/inventory/requests/status";

test.each([
  ["OR", "Waiting Approval - NOC", "yellow"],
  ["AP0", "Approved - NOC", "blue"],
  ["AP1", "Done", "green"],
  ["WD", "Waiting Destination", "violet"],
  ["RJ", "Reject", "red"],
  ["XY", "XY", "gray"],
  ["toString", "toString", "gray"],
])("the state %s is %s in %s", (state, word, tone) => {
  expect(stateStyle(state)).toMatchObject({ word: { en: word }, tone });
});
