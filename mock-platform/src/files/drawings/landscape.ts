import { crc32, deflateSync } from 'node:zlib';
import { createRandom } from '../../core/kernel/random.ts';
import { PICTURES } from '../../core/seeds/pictures.ts';

/** Rolling hills under a two-colour sky: plain, but easy to tell apart. */
export function drawPicture(index: number): Buffer {
  const { width, height } = PICTURES;
  const random = createRandom(`picture:${index}`);
  const sky = colour(random.below(360), 0.6, 0.72);
  const low = colour(random.below(360), 0.7, 0.85);
  const hills = Array.from({ length: 3 }, (_, layer) => ({
    base: height * (0.5 + layer * 0.16),
    swing: 10 + random.below(26),
    wave: 40 + random.below(70),
    phase: random.below(100),
    paint: colour(random.below(360), 0.35, 0.45 - layer * 0.1),
  }));
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const hill = hills.findLast(({ base, swing, wave, phase }) => y > base + Math.sin((x + phase) / wave) * swing);
      const paint = hill?.paint ?? blend(sky, low, y / height);
      rows.set(paint, y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  return encodePng(width, height, rows);
}

type Paint = readonly [number, number, number];

function blend(from: Paint, to: Paint, share: number): Paint {
  const mix = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

function colour(hue: number, saturation: number, lightness: number): Paint {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** A picture of raw rows, each with its filter byte 0 before its RGB bytes. */
export function encodePng(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits a channel, RGB.
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
