import { expect, test } from "vitest";
import { isLongPassword, missingIn } from "~/session/password-strength";

const lacking = (password: string) => missingIn(password).map(({ en }) => en);

test("says what a password still lacks", () => {
  expect(lacking("")).toEqual([
    "10 characters",
    "a lower-case letter",
    "an upper-case letter",
    "a digit",
    "a special character",
  ]);
  expect(lacking("rahasia")).toEqual(["10 characters", "an upper-case letter", "a digit", "a special character"]);
  expect(lacking("Rahasia-2024!")).toEqual([]);
});

test("calls one strong from 14 characters on, as people count them", () => {
  expect([isLongPassword("Rahasia-2024!"), isLongPassword("Rahasia-2024!!"), isLongPassword("😀".repeat(13))]).toEqual([
    false,
    true,
    false,
  ]);
});
