import decodeQR from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { requestCode } from "~/features/requests/code/qr.server";
import { readShortCode, shortCode } from "~/features/requests/code/short-code";
import { photograph } from "../../support/photograph";

describe("a short code", () => {
  it.each([1, 31, 32, 115, 33_554_431, 33_554_432, 2 ** 52])("leads back to request %d", (id) => {
    expect(readShortCode(shortCode(id))).toBe(id);
  });

  it("is grouped and never shorter than two groups", () => {
    expect([115, 33_554_432].map(shortCode).map((code) => code.slice(0, -1))).toEqual(["000-3K", "1-000-00"]);
  });

  it("is read whatever its case and grouping, with O for 0, I and L for 1", () => {
    const code = shortCode(1057);
    expect(code).toMatch(/^001-11/);
    for (const typed of [
      code.toLowerCase(),
      code.replace("-", ""),
      ` ${code.replace("-", " ")} `,
      code.replaceAll("0", "o"),
    ])
      expect(readShortCode(typed)).toBe(1057);
    expect(readShortCode(code.replace("11", "Il"))).toBe(1057);
  });

  it("is refused with any one character wrong", () => {
    const code = shortCode(115);
    for (const [at, right] of [...code].entries()) {
      for (const wrong of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        if (right === "-" || right === wrong) continue;
        expect(readShortCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBeNull();
      }
    }
  });

  it.each(["", "3K", "000-000", "JKT1-A-07", "00U-3KX", "GI-2611-0093", "zzzzzzzzzzzzzzzzzzzz"])("is not %j", (typed) =>
    expect(readShortCode(typed)).toBeNull(),
  );
});

it("the QR code says the address of the short code", () => {
  const code = requestCode(115);
  expect(decodeQR(photograph(code))).toBe(code.url);
  expect(code.url).toBe(`http://portal.test/r/${shortCode(115)}`);
});
