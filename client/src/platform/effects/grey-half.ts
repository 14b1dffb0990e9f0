import type { Half } from './film-layout.ts';

/** An opaque film shows no pixel below this alpha, of 255. */
const OPAQUE_MIN = 250;
/** Difference of the channels, of 255, that a pixel of a packed grey picture may have. */
const GREY_MAX = 24;
/** Part of the pixels that may be coloured all the same: the edge to the other half. */
const COLOURED_MAX = 0.03;

/**
 * The half of a frame that has the alpha: shades of grey beside colours. A film that lies beside or above its alpha and has no
 * colours itself is taken for the usual layout, colours left and alpha right. Null when both halves have colours, and when a
 * pixel is clear: a plain film, or a WebM that has an alpha of its own.
 */
export function greyHalf(pixels: Uint8ClampedArray, width: number, height: number): Half | null {
  for (let at = 3; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 0) < OPAQUE_MIN) return null;
  }
  const isGrey = (fromX: number, fromY: number, toX: number, toY: number) => {
    let coloured = 0;
    for (let y = fromY; y < toY; y += 1) {
      for (let x = fromX; x < toX; x += 1) {
        const at = (y * width + x) * 4;
        const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
        if (Math.max(red, green, blue) - Math.min(red, green, blue) > GREY_MAX) coloured += 1;
      }
    }
    return coloured <= (toX - fromX) * (toY - fromY) * COLOURED_MAX;
  };
  const [middle, centre] = [width >> 1, height >> 1];
  const [left, right] = [isGrey(0, 0, middle, height), isGrey(middle, 0, width, height)];
  if (left && right) return 'right';
  if (left || right) return left ? 'left' : 'right';
  const [top, bottom] = [isGrey(0, 0, width, centre), isGrey(0, centre, width, height)];
  if (top === bottom) return null;
  return top ? 'top' : 'bottom';
}
