import { describe, expect, it } from "vitest";
import { translator } from "~/language/language";
import { isStrongPassword, newPasswordForm } from "~/session/password-rules";

const message = "Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.";

describe("a strong password", () => {
  it.each(["Rahasia-2024!", "aB3$567890", "Äß1-äääääää", "Kata 1 sandi!"])("is %s", (password) => {
    expect(isStrongPassword(password)).toBe(true);
  });

  it.each([
    ["too short", "aB3$56789"],
    ["without a lower-case letter", "RAHASIA-2024"],
    ["without an upper-case letter", "rahasia-2024"],
    ["without a digit", "Rahasia-duaribu"],
    ["without a special character", "Rahasia2024x"],
    ["with nothing special but a space", "Rahasia 2024"],
  ])("is not one %s", (_why, password) => {
    expect(isStrongPassword(password)).toBe(false);
  });
});

describe("the form of a new password", () => {
  const messagesOf = (input: Record<string, string>, language: "en" | "id" = "en") =>
    newPasswordForm(translator(language))
      .safeParse(input)
      .error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];

  it("accepts a strong password typed twice", () => {
    expect(messagesOf({ password: "Rahasia-2024!", confirm_password: "Rahasia-2024!" })).toEqual([]);
  });

  it("tells the rules in the words of the specification, in both languages", () => {
    const weak = { password: "short", confirm_password: "short" };
    expect(messagesOf(weak)).toEqual([["password", message]]);
    expect(messagesOf(weak, "id")).toEqual([["password", message]]);
  });

  it("tells both problems at once", () => {
    expect(messagesOf({ password: "short", confirm_password: "other" })).toEqual([
      ["password", message],
      ["confirm_password", "Passwords must match"],
    ]);
  });

  it("asks once for a confirmation that is missing", () => {
    expect(messagesOf({ password: "Rahasia-2024!" })).toEqual([["confirm_password", "Passwords must match"]]);
  });
});
