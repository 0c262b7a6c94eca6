import encodeQR from "qr";

/** Light modules around the code, as scanners want them. */
const QUIET_MODULES = 4;

/** A QR code: an SVG path over a square of `size` modules, the light ones around it counted. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** The QR code that says this; it is read with 15 % of it damaged. */
export function drawQr(words: string): QrDrawing {
  const modules = encodeQR(words, "raw", { ecc: "medium", border: QUIET_MODULES });
  return { size: modules.length, path: modules.map(rowPath).join("") };
}

/** A row's dark runs, each a bar of one module's height. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? "1" : "0"))
    .join("")
    .matchAll(/1+/g);
  return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join("");
}
