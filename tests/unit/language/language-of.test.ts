import { expect, it } from "vitest";
import { m as crudWords } from "~/crud/messages";
import { m as accountWords } from "~/features/organization/accounts/account-messages";
import { languageOf } from "~/language/language";
import { m as passwordWords } from "~/session/password-messages";

it("knows the messages that are Indonesian on English pages", () => {
  const words = Object.values({ ...accountWords, ...passwordWords, hasRelations: crudWords.hasRelations });
  const alike = words.filter(({ en, id }) => en === id && en.includes(" ") && en !== "Multi Datacenter");
  expect(alike).toHaveLength(5);
  expect(alike.map(({ en }) => languageOf(en))).toEqual(alike.map(() => "id"));
  expect(words.filter(({ en, id }) => en !== id).flatMap(({ en }) => languageOf(en) ?? [])).toEqual([]);
});
