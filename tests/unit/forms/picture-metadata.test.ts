import { expect, test } from "vitest";
import { withoutMetadata } from "~/forms/picture-metadata";

const u16 = (number: number) => [number >> 8, number & 255];
const letters = (text: string) => [...Buffer.from(text, "latin1")];
const segment = (marker: number, ...content: number[]) => [0xff, marker, ...u16(content.length + 2), ...content];
const jpeg = (...parts: number[][]) => Buffer.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9]);

/** Exif with an orientation and the place, in either order of bytes. */
const littleExif = (orientation: number) =>
  letters(
    `Exif\0\0II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0GPS: -6.23, 106.8`,
  );
const bigExif = letters("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0");

const jfif = segment(0xe0, ...letters("JFIF\0"));
const colours = segment(0xe2, ...letters("ICC_PROFILE\0"));
/** In the table and in the compressed picture is what could be taken for an end, a comment or padding. */
const picture = [
  segment(0xc4, 0xff, 0xd9, 0xff, 0xfe),
  segment(0xda, 1),
  [7, 0xff, 0, 0xfe, 0xff, 0xd0, 0xff, 0xff, 0],
].flat();

test("a photo keeps its orientation and its colours, and nothing tells where it was taken", () => {
  const hidden = [
    segment(0xe1, ...letters("http://ns.adobe.com/xap/1.0/\0GPS")),
    segment(0xed, 1),
    segment(0xfe, 2),
  ].flat();
  const photo = jpeg(jfif, segment(0xe1, ...littleExif(6)), colours, hidden, picture, hidden);
  const turned = jpeg(jfif, segment(0xe1, ...bigExif), colours, picture);
  expect(withoutMetadata(Buffer.concat([photo, Buffer.from("<script>, or a film")]))).toEqual(turned);
  expect(withoutMetadata(turned)).toEqual(turned);
  expect(withoutMetadata(jpeg(segment(0xe1, ...littleExif(1)), picture))).toEqual(jpeg(picture));
});

test("a PNG keeps what is seen of it", () => {
  const chunk = (name: string) => Buffer.from([0, 0, 0, 2, ...letters(name), 1, 2, 9, 9, 9, 9]);
  const png = (...names: string[]) => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...names.map(chunk)]);
  const whole = png("IHDR", "eXIf", "iCCP", "tEXt", "zTXt", "iTXt", "tIME", "IDAT", "IEND", "GPS!");
  expect(withoutMetadata(whole)).toEqual(png("IHDR", "iCCP", "IDAT", "IEND"));
});

test("what is cut off or no picture inside is no error", () => {
  const photo = jpeg(segment(0xe1, ...littleExif(6)), picture);
  for (let length = 0; length < photo.length; length += 1)
    expect(withoutMetadata(photo.subarray(0, length))).toBeDefined();
  const broken = jpeg(picture, segment(0xc4, 1)).subarray(0, -3);
  expect(withoutMetadata(broken)).toEqual(broken);
});
