import { useT } from "~/language/context";
import { shortCodePath } from "~/paths";
import { m } from "./messages";
import type { RequestCodeData } from "./qr.server";

/** The side of the QR code in pixels: a phone reads it from the screen and from paper. */
const SIDE = 132;

/** A request's QR code and short code, which both lead back to its page; dark on light in every colour scheme. */
export function RequestCode({ code, size, path }: RequestCodeData) {
  const t = useT();
  return (
    <figure className="request-code">
      <svg viewBox={`0 0 ${size} ${size}`} width={SIDE} height={SIDE} role="img" aria-label={t(m.qrCode, { code })}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption>
        {t(m.shortCode)}: <a href={shortCodePath(code)}>{code}</a>
        <p className="hint">{t(m.hint)}</p>
      </figcaption>
    </figure>
  );
}
