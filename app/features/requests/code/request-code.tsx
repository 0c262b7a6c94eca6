import { useT } from "~/language/context";
import { shortCodePath } from "~/paths";
import { QrCode } from "~/ui/qr-code";
import { m } from "./messages";
import type { RequestCodeData } from "./qr.server";

/** The size of the QR code in pixels, readable from screen and paper by a phone. */
const SIDE = 132;

/** A request's QR code and short code, which both link to its page. */
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
