import encodeQR from "qr";

/** The quiet zone around the code, in modules, as scanners require. */
const QUIET_MODULES = 4;

/** A QR code: an SVG path in a square of `size` modules, quiet zone included. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** The QR code of a text, readable with up to 15 % damage. */
export function drawQr(words: string): QrDrawing {
  const modules = encodeQR(words, "raw", { ecc: "medium", border: QUIET_MODULES });
  return { size: modules.length, path: modules.map(rowPath).join("") };
}

/** A row's dark runs, each one module high. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? "1" : "0"))
    .join("")
    .matchAll(/1+/g);
  return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join("");
}
