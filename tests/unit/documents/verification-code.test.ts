import decodeQR from "qr/decode.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { packLine, unpack } from "~/features/documents/packed-text";
import { grouped, openCode, type SealedDocument, sealDocument } from "~/features/documents/verification-code.server";
import { ALPHABET } from "~/features/requests/code/short-code";
import { drawQr } from "~/ui/qr.server";
import { photograph } from "../../support/photograph";

const letter: SealedDocument = {
  document: "goodsLetter",
  record: "activities",
  id: 86,
  number: "GI-2611-0093",
  tenant: "PT Rimba Data Khatulistiwa",
  day: "2026-11-20",
  signer: "Rizky Pratama",
};

describe("a verification code", () => {
  const code = sealDocument(letter);

  it.each<Partial<SealedDocument>>([
    {},
    { document: "dismantleOrder", record: "crossconnectsiix", id: 2 ** 40, day: "2099-12-31" },
    { number: "", tenant: "", signer: "" },
    { document: "information", record: "crossconnects", number: "JKT1-A-07/SUB1-MMR-01 CC-0052" },
    { number: "#7", tenant: "CV. Ñandú & 東京 “Prima” 🛰", signer: "I Gusti Ngurah O'Brien-Sørensen" },
  ])("says what was sealed: %j", (other) => {
    const sealed = { ...letter, ...other };
    expect(openCode(sealDocument(sealed))).toEqual(sealed);
  });

  it("is short enough to be typed, and to print as a QR code of more than 0.4 mm a module on 27 mm", () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/);
    expect(code.length).toBeLessThanOrEqual(85);
    expect(drawQr(`https://portal.titiktemu.example/verify-document/${code}`).size).toBeLessThanOrEqual(60);
  });

  it("stays so for the longest names, which it does not hold whole", () => {
    const long = sealDocument({
      ...letter,
      number: "JKT1-".repeat(40),
      tenant: "東".repeat(300),
      signer: "Sri ".repeat(200),
    });
    expect(long.length).toBeLessThanOrEqual(243);
    const said = openCode(long);
    expect(said?.tenant).toMatch(/^東+…$/);
    expect(said?.signer).toMatch(/^(Sri )+.*…$/);
    expect(said?.signer.length).toBeGreaterThan(60);
    const url = `https://portal.titiktemu.example/verify-document/${long}`;
    expect(decodeQR(photograph(drawQr(url)))).toBe(url);
  });

  it("is the same for names that begin alike, however long they are", () => {
    const sealed = (letters: number) =>
      sealDocument({ ...letter, tenant: "a".repeat(letters), signer: "I ".repeat(letters) });
    expect(sealed(100_000)).toBe(sealed(500));
  });

  it("is read however it is typed, and as the whole address", () => {
    const typed = grouped(code);
    expect(typed).toMatch(/^(\w{5}-)+\w{1,5}$/);
    for (const spelt of [
      typed,
      typed.toLowerCase(),
      typed.replaceAll("-", " "),
      `  ${typed}\n`,
      typed.replaceAll("0", "o").replaceAll("1", "l"),
      typed.replaceAll("0", "O").replaceAll("1", "I"),
      `https://portal.test/verify-document/${code}`,
      `portal.test/verify-document/${typed.toLowerCase()}`,
    ])
      expect(openCode(spelt), spelt).toEqual(letter);
  });

  it("is not looked for in more than anybody types", () => {
    expect(openCode(`${"/".repeat(500)}${code}`)).toBeNull();
  });

  it("is refused with any one character wrong, left out or doubled", () => {
    for (const [at, right] of [...code].entries()) {
      const [before, after] = [code.slice(0, at), code.slice(at + 1)];
      for (const wrong of ALPHABET) if (wrong !== right) expect(openCode(before + wrong + after)).toBeNull();
      expect(openCode(before + after)).toBeNull();
      expect(openCode(before + right + right + after)).toBeNull();
    }
  });

  it.each(["", "-", "000-3KP", "GI-2611-0093", "U".repeat(90), "é".repeat(90), "A".repeat(100_000)])(
    "is not %.40j",
    (typed) => expect(openCode(typed)).toBeNull(),
  );
});

describe("the secrets of codes", () => {
  const [old, young] = ["the secret of last year that is long enough", "the secret of this year that is long enough"];
  const withSecrets = async (...secrets: string[]) => {
    vi.stubEnv("SESSION_SECRET", secrets.join(", "));
    vi.resetModules();
    return import("~/features/documents/verification-code.server");
  };
  afterEach(() => vi.unstubAllEnvs());

  it("the newest seals, every one that is still listed counts, another one does not", async () => {
    const before = (await withSecrets(old)).sealDocument(letter);
    const rotated = await withSecrets(young, old);
    expect(rotated.openCode(before)).toEqual(letter);
    const after = rotated.sealDocument(letter);
    expect(after).not.toBe(before);
    const { openCode: openLater } = await withSecrets(young);
    expect(openLater(after)).toEqual(letter);
    expect(openLater(before)).toBeNull();
  });
});

it("every character that can be printed is packed, the rare ones too", () => {
  const all = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
  const { number, line } = unpack(`101${packLine(all)}${packLine("ä\n 漢🛰")}`);
  expect([number(3), line(), line(), line()]).toEqual([5, all, "ä 漢🛰", ""]);
});
