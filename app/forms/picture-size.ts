const PNG_HEADER = 24;

/**
 * The number of pixels of a PNG or JPEG, by its header; null if it has none. Browsers unpack a picture as large as that,
 * however small its file is.
 */
export function pixelsOf(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x89) return bytes.length < PNG_HEADER ? null : view.getUint32(16) * view.getUint32(20);
  return jpegPixels(view);
}

/** From the first frame header (SOF) on the way through the segments; what is between two segments is skipped, as browsers do. */
function jpegPixels(view: DataView): number | null {
  for (let at = 2; at + 9 < view.byteLength; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    if (hasLength(marker)) at += 1 + view.getUint16(at + 2);
  }
  return null;
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Not padding, a stuffed byte, a restart, start or end. */
export const hasLength = (marker: number): boolean =>
  marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd9);
