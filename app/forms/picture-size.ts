import { segmentsOf } from "./jpeg-segments";

const PNG_HEADER = 24;

/**
 * The number of pixels of a PNG or JPEG, by its header; null if it has none. Browsers unpack a picture as large as that,
 * however small its file is.
 */
export function pixelsOf(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x89) return bytes.length < PNG_HEADER ? null : view.getUint32(16) * view.getUint32(20);
  for (const { marker, at } of segmentsOf(bytes))
    if (isFrame(marker)) return at + 9 < bytes.length ? view.getUint16(at + 5) * view.getUint16(at + 7) : null;
  return null;
}

/** A frame header (SOF), which has the size. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
