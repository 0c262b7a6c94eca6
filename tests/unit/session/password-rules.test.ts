import { describe, expect, it } from "vitest";
import { translator } from "~/language/language";
import { newPasswordForm } from "~/session/password-rules";
import { isStrongPassword } from "~/session/password-strength";
import { passwords } from "../../support/agreed-rules";

const message = "Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.";

describe("a strong password", () => {
  it.each(passwords)("is told by its characters: %s", (_what, password, isStrong) => {
    expect(isStrongPassword(password)).toBe(isStrong);
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
