import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Phone } from "~/ui/phone";
import { phoneNumber } from "~/ui/phone.server";

describe("a phone number", () => {
  it.each([
    ["622155501471", "+62 21 5550 1471"],
    ["02155501471", "+62 21 5550 1471"],
    ["+62 21-5550-1471", "+62 21 5550 1471"],
    ["081234567890", "+62 812 3456 7890"],
    ["6281234567890", "+62 812 3456 7890"],
    ["62811123456", "+62 811 123 456"],
    ["62 811-123-456", "+62 811 123 456"],
    ["0628 123456", "+62 628 123456"],
    ["02175001234", "+62 21 7500 1234"],
    ["0317321234", "+62 31 732 1234"],
    ["+6591234567", "+65 9123 4567"],
    ["ext. 14", "ext. 14"],
    ["", "–"],
  ])("%j is shown as %j", (typed, shown) => {
    expect(phoneNumber(typed).shown).toBe(shown);
  });

  it.each([
    ["021 5550 1471", "622155501471"],
    ["+62 812-3456-7890", "6281234567890"],
    ["622155501471", "622155501471"],
    ["ext. 14", "ext. 14"],
    ["", ""],
  ])("%j is exported as %j", (typed, plain) => {
    expect(phoneNumber(typed).plain).toBe(plain);
  });

  it("is a link that calls it", () => {
    expect(renderToStaticMarkup(<Phone number={phoneNumber("02155501471")} />)).toBe(
      '<a class="nowrap" href="tel:+622155501471">+62 21 5550 1471</a>',
    );
  });

  it("is plain text where there is nothing to call", () => {
    expect(renderToStaticMarkup(<Phone number={phoneNumber("")} />)).toBe("–");
    expect(renderToStaticMarkup(<Phone number={phoneNumber("ext. 14")} />)).toBe("ext. 14");
  });
});
