import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatIdentityNumber, formatPhone, knownText, Phone, plainPhone } from "~/ui/phone";

describe("formatPhone", () => {
  it.each([
    ["622155501471", "+62 21 5550 1471"],
    ["02155501471", "+62 21 5550 1471"],
    ["+62 21-5550-1471", "+62 21 5550 1471"],
    ["081234567890", "+62 812 3456 7890"],
    ["6281234567890", "+62 812 3456 7890"],
    ["02175001234", "+62 21 7500 1234"],
    ["0317321234", "+62 31 732 1234"],
    ["+6591234567", "+65 9123 4567"],
  ])("writes %s as %s", (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it("leaves what is no phone number as it is", () => {
    expect(formatPhone("ext. 14")).toBe("ext. 14");
  });

  it.each(["", "null"])("shows a dash for %j", (nothing) => {
    expect(formatPhone(nothing)).toBe("–");
    expect(formatIdentityNumber(nothing)).toBe("–");
  });
});

it.each([
  ["021 5550 1471", "622155501471"],
  ["+62 812-3456-7890", "6281234567890"],
  ["622155501471", "622155501471"],
  ["ext. 14", "ext. 14"],
  ["null", ""],
  ["", ""],
])("exports the phone number %j as %j", (number, plain) => expect(plainPhone(number)).toBe(plain));

it("exports nothing where an identity number is null", () => {
  expect([knownText("null"), knownText("3174012345678901")]).toEqual(["", "3174012345678901"]);
});

it("leaves an identity number as it is", () => {
  expect(formatIdentityNumber("3174012345678901")).toBe("3174012345678901");
});

describe("Phone", () => {
  it("is a link that calls the number", () => {
    expect(renderToStaticMarkup(<Phone number="02155501471" />)).toBe(
      '<a href="tel:+622155501471">+62 21 5550 1471</a>',
    );
  });

  it("is plain text where there is nothing to call", () => {
    expect(renderToStaticMarkup(<Phone number="null" />)).toBe("–");
    expect(renderToStaticMarkup(<Phone number="ext. 14" />)).toBe("ext. 14");
  });
});
