import type { QrDrawing } from "./qr.server";

interface QrCodeProps extends QrDrawing {
  /** The content of the code as text. */
  label: string;
  /** The side length in pixels; a style sheet may override it. */
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
