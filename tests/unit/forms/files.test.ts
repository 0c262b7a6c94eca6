import { expect, test } from "vitest";
import { optionalImage } from "~/forms/files.server";
import { translator } from "~/language/language";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const start = 33;
/** The same with a place in it. */
const placed = Buffer.concat([png.subarray(0, start), Buffer.from("\0\0\0\x03tEXtGPS1234"), png.subarray(start)]);
const image = optionalImage(translator("en"));

test.each([
  ["map.html", "map.png"],
  ["../..\\Denah lantai 2\u202egnp.exe", "Denah lantai 2gnp.png"],
  ['\0"\r\n;é.v2.jpg', "é.v2.png"],
  ["x".repeat(500), `${"x".repeat(80)}.png`],
  [".png", "file.png"],
])(
  "a file called %j is sent as %j, with the type of its content, and nothing but what is seen",
  async (name, sentAs) => {
    const file = await image.parseAsync(new File([placed], name, { type: "text/html" }));
    expect([file?.name, file?.type]).toEqual([sentAs, "image/png"]);
    expect(await file?.bytes()).toEqual(new Uint8Array(png));
  },
);

test("a picture unpacks to 100 megapixels at most", async () => {
  const sized = async (side: number) => {
    const bytes = Buffer.from(png);
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    const { error } = await image.safeParseAsync(new File([bytes], "map.png"));
    return error?.issues.map(({ message }) => message);
  };
  expect(await sized(10_000)).toBeUndefined();
  expect(await sized(60_000)).toEqual(["The picture is too large: 100 megapixels at most"]);
});
