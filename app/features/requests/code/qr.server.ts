import encodeQR from "qr";
import { config } from "~/config.server";
import { shortCodePath } from "~/paths";
import { shortCode } from "./short-code";

/** Light modules around the code, as scanners want them. */
const QUIET = 4;

/** A request's short code and the QR code of its address: an SVG path over a square of `size` modules. */
export interface RequestCodeData {
  code: string;
  url: string;
  size: number;
  path: string;
}

export function requestCode(id: number): RequestCodeData {
  const code = shortCode(id);
  const url = config.ORIGIN + shortCodePath(code);
  const modules = encodeQR(url, "raw", { ecc: "medium", border: QUIET });
  return { code, url, size: modules.length, path: modules.map(rowPath).join("") };
}

/** A row's dark runs, each a bar of one module's height. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? "1" : "0"))
    .join("")
    .matchAll(/1+/g);
  return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join("");
}
