import type { QrDrawing } from "~/ui/qr.server";

/** A QR code as a camera sees it, with eight pixels per module. */
export function photograph({ size, path }: QrDrawing) {
  const scale = 8;
  const side = size * scale;
  const image = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column++)
        image.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { width: side, height: side, data: image };
}
