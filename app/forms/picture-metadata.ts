import { EOI, segmentsOf } from "./jpeg-segments";

/** How the content of an Exif segment begins: "Exif", and two zeros. */
const EXIF = 0x45786966;
const EXIF_HEAD_BYTES = 6;
/** The markers of Exif and XMP, of IPTC, and of comments: where and when a photo was taken, with what, by whom. */
const METADATA = new Set([0xe1, 0xed, 0xfe]);
/** The same of PNG, whose chunks have names. */
const METADATA_CHUNKS = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);
const ORIENTATION_TAG = 0x0112;

/** A TIFF header and its directory of one entry. */
const TIFF_BYTES = 26;

/**
 * A PNG or JPEG without what cannot be seen in it, such as the place where it was taken, and without what follows its
 * end. A photo keeps its orientation. What cannot be read stays as it is.
 */
export function withoutMetadata(picture: Buffer): Buffer<ArrayBuffer> {
  // Written one after the other: a picture may have millions of parts.
  const kept = Buffer.alloc(picture.length + TIFF_BYTES);
  let size = 0;
  for (const part of picture[0] === 0x89 ? partsOfPng(picture) : partsOfJpeg(picture)) size += part.copy(kept, size);
  return kept.subarray(0, size);
}

function* partsOfPng(png: Buffer): Generator<Buffer> {
  let at = 8;
  yield png.subarray(0, at);
  while (at + 12 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at);
    const name = png.toString("latin1", at + 4, at + 8);
    if (!METADATA_CHUNKS.has(name)) yield png.subarray(at, end);
    if (name === "IEND") return;
    at = end;
  }
}

function* partsOfJpeg(jpeg: Buffer): Generator<Buffer> {
  let from = 0;
  let isTurned = false;
  for (const { marker, at, end } of segmentsOf(jpeg)) {
    if (marker === EOI) return yield jpeg.subarray(from, end);
    if (!METADATA.has(marker)) continue;
    if (from < at) yield jpeg.subarray(from, at);
    const content = at + 4;
    if (!isTurned && end >= content + EXIF_HEAD_BYTES && end <= jpeg.length && jpeg.readUInt32BE(content) === EXIF) {
      isTurned = true;
      yield orientationAlone(jpeg.subarray(content + EXIF_HEAD_BYTES, end));
    }
    from = end;
  }
  yield jpeg.subarray(from);
}

/** The Exif segment that tells nothing but the orientation in this TIFF header; nothing if it tells none. */
function orientationAlone(header: Buffer): Buffer {
  const orientation = orientationOf(header);
  if (orientation < 2 || orientation > 8) return Buffer.alloc(0);
  const [entries, short, one] = [1, 3, 1];
  const tiff = Buffer.alloc(TIFF_BYTES);
  tiff.write("MM\0*\0\0\0\x08", "latin1");
  tiff.writeUInt16BE(entries, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(short, 12);
  tiff.writeUInt32BE(one, 14);
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, 2 + EXIF_HEAD_BYTES + TIFF_BYTES]), Buffer.from("Exif\0\0"), tiff]);
}

/** The orientation in the first directory of a TIFF header: 1 to 8, 0 if there is none. */
function orientationOf(tiff: Buffer): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const isLittle = tiff[0] === 0x49;
  try {
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let at = directory + 2; at < directory + 2 + count * 12; at += 12)
      if (view.getUint16(at, isLittle) === ORIENTATION_TAG) return view.getUint16(at + 8, isLittle);
  } catch {
    // It ends before what it announces.
  }
  return 0;
}
