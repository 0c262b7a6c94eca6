import { useT } from "~/language/context";
import { shortCodePath } from "~/paths";
import { QrCode } from "~/ui/qr-code";
import { m } from "./messages";
import type { RequestCodeData } from "./qr.server";

/** The side of the QR code in pixels: a phone reads it from the screen and from paper. */
const SIDE = 132;

/** A request's QR code and short code, which both lead back to its page. */
export function RequestCode({ code, size, path }: RequestCodeData) {
  const t = useT();
  return (
    <figure className="request-code">
      <QrCode size={size} path={path} side={SIDE} label={t(m.qrCode, { code })} />
      <figcaption>
        {t(m.shortCode)}: <a href={shortCodePath(code)}>{code}</a>
        <p className="hint">{t(m.hint)}</p>
      </figcaption>
    </figure>
  );
}
