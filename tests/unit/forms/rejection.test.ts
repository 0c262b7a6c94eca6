import { expect, it } from "vitest";
import { rejectionOf } from "~/forms/rejection.server";
import { translator } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import { errorPage } from "~/session/error-pages.server";

it.each([
  [{ name: "42U", password: "x" }, "What you typed is still here. Check whether it was saved"],
  [{ act: "approve", seen: "N", remark: "" }, "The data service sent no valid response. Check whether it was saved"],
  [{ old_password: "x", password: "y" }, "The data service sent no valid response. Check whether it was saved"],
])("a form that got no answer says what of it is kept: %j", (typed, said) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form_token: "1", ...typed })) form.append(name, value);
  const words = { t: translator("en"), nameOf: (field: string) => field };
  const { problems } = rejectionOf(errorPage({ kind: "unavailable" }, 503), form, words);
  expect(problems[0]?.message).toContain(said);
});

it.each([
  [413, "The data service does not accept this much, and nothing was saved. Send a smaller file or a shorter text."],
  [400, "Something went wrong and nothing was saved. Please try again."],
])("a form that is refused with %i and without a word says what may help", (status, said) => {
  const words = { t: translator("en"), nameOf: (field: string) => field };
  const { problems } = rejectionOf(new ValidationError(status), new FormData(), words);
  expect(problems).toEqual([{ message: said }]);
});
