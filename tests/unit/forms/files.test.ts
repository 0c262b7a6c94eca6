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
  const problemsOf = async (bytes: Buffer<ArrayBuffer>) => {
    const { error } = await image.safeParseAsync(new File([bytes], "map"));
    return error?.issues.map(({ message }) => message);
  };
  const sized = (side: number) => {
    const bytes = Buffer.from(png);
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    return problemsOf(bytes);
  };
  expect(await sized(10_000)).toBeUndefined();
  const tooLarge = ["The picture is too large: 100 megapixels at most"];
  expect(await sized(60_000)).toEqual(tooLarge);
  // The header of a JPEG that appears once an empty comment is taken out of its middle.
  expect(await problemsOf(Buffer.from("ffd8fffffe0002c0001108ffffffff03012200021101031101ffd9", "hex"))).toEqual(
    tooLarge,
  );
});
