import type { QrDrawing } from "./qr.server";

interface QrCodeProps extends QrDrawing {
  /** What the code says, for those who do not see it. */
  label: string;
  /** The side in pixels; a style sheet may give another one. */
  side?: number;
}

/** A QR code, dark on light in every colour scheme. */
export function QrCode({ size, path, label, side }: QrCodeProps) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={side} height={side} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
