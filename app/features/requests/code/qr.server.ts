import { config } from "~/config.server";
import { shortCodePath } from "~/paths";
import { drawQr, type QrDrawing } from "~/ui/qr.server";
import { shortCode } from "./short-code";

/** A request's short code and the QR code of its address. */
export interface RequestCodeData extends QrDrawing {
  code: string;
  url: string;
}

export function requestCode(id: number): RequestCodeData {
  const code = shortCode(id);
  const url = config.ORIGIN + shortCodePath(code);
  return { code, url, ...drawQr(url) };
}
