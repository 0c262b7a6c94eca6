import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG of the given size, pixel by pixel. */
export function png(width: number, height: number, pixel: (x: number, y: number) => Colour): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => pixel(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(data.length + 12);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), data.length + 8);
  return frame;
}

/** A city at dusk: towers of the given heights (0 to 1) before a sky. */
export function skyline(sky: Colour, towers: readonly number[]): Buffer {
  const [width, height] = [480, 160];
  return png(width, height, (x, y) => {
    const tower = towers[Math.floor((x / width) * towers.length)] ?? 0;
    if (1 - y / height < tower) {
      const isWindow = x % 12 < 4 && y % 14 < 5;
      return isWindow ? [250, 214, 130] : [34, 43, 62];
    }
    const light = 0.55 + (0.45 * y) / height;
    return [Math.round(sky[0] * light), Math.round(sky[1] * light), Math.round(sky[2] * light)];
  });
}

/** Temperatures in °C over a day as columns, from 18 to 34; those above 27 are red. */
export function temperatureChart(degrees: readonly number[]): Buffer {
  const [width, height, low, high] = [480, 160, 18, 34];
  return png(width, height, (x, y) => {
    const degree = degrees[Math.floor((x / width) * degrees.length)] ?? low;
    if (x % (width / degrees.length) < 6 || 1 - y / height > (degree - low) / (high - low)) return [246, 248, 251];
    return degree > 27 ? [201, 42, 42] : [34, 139, 230];
  });
}
