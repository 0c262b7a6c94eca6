import { expect, test } from "vitest";
import { pixelsOf } from "~/forms/picture-size";

const u16 = (number: number) => [number >> 8, number & 255];
const segment = (marker: number, ...content: number[]) => [0xff, marker, ...u16(content.length + 2), ...content];
const frame = (marker: number, height: number, width: number) =>
  segment(marker, 8, ...u16(height), ...u16(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1);
const jpeg = (...parts: number[][]) => new Uint8Array([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9]);

/** A preview within the EXIF data has a frame of its own. */
const exif = segment(0xe1, ...frame(0xc0, 120, 160));

test.each([
  ["a baseline picture", jpeg(exif, frame(0xc0, 3000, 4000))],
  ["a progressive one", jpeg(segment(0xdb, 1, 2), frame(0xc2, 3000, 4000))],
  [
    "one with padding, rubbish and tables before its frame",
    jpeg([0xff, 0xff, 7, 7], segment(0xc4, 0xff, 0xc0), frame(0xc1, 3000, 4000)),
  ],
])("the header of %s tells its pixels", (_, bytes) => {
  expect(pixelsOf(bytes)).toBe(12_000_000);
});

test("what has no header has no size", () => {
  for (const bytes of [[], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe1, 0xff], [0x89, 0x50, 0x4e]])
    expect(pixelsOf(new Uint8Array(bytes))).toBeNull();
});
