/** The end of the picture. */
export const EOI = 0xd9;

/**
 * The segments of a JPEG, and EOI: their markers, where they begin and end. What is between them, such as the compressed
 * picture, is skipped, as browsers do. The last one may end after the bytes.
 */
export function* segmentsOf(jpeg: Uint8Array): Generator<{ marker: number; at: number; end: number }> {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at] === 0xff ? view.getUint8(at + 1) : 0;
    const size = marker === EOI ? 2 : hasLength(marker) ? 2 + view.getUint16(at + 2) : 0;
    if (size > 0) yield { marker, at, end: at + size };
    at += size || 1;
  }
}

/** Not padding, a stuffed byte, a restart, start or end. */
const hasLength = (marker: number): boolean => marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd9);
