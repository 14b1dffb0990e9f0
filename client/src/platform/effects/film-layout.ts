/** A part of a film's frame in pixels: left, top, width and height. */
export type Part = readonly [x: number, y: number, width: number, height: number];

/** Where a film has its colours, and where its alpha as shades of grey; null for a film without alpha. */
export interface FilmLayout {
  /** Size of the frame that the parts are measured in. */
  readonly width: number;
  readonly height: number;
  readonly colour: Part;
  readonly alpha: Part | null;
}

/** Halves of a frame that may have the alpha. */
export type Half = 'left' | 'right' | 'top' | 'bottom';

const OPPOSITE: Readonly<Record<Half, Half>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

function partOf(half: Half, width: number, height: number): Part {
  const [w, h] = [width / 2, height / 2];
  const parts: Readonly<Record<Half, Part>> = {
    left: [0, 0, w, height],
    right: [w, 0, w, height],
    top: [0, 0, width, h],
    bottom: [0, h, width, h],
  };
  return parts[half];
}

/** The layout of a film that does not describe itself: the alpha is in this half, or nowhere. */
export function halvesOf(width: number, height: number, alpha: Half | null): FilmLayout {
  if (alpha === null) return { width, height, colour: [0, 0, width, height], alpha };
  return {
    width,
    height,
    colour: partOf(OPPOSITE[alpha], width, height),
    alpha: partOf(alpha, width, height),
  };
}

/** Reads a layout from the description of a film. Throws for one that no frame can have. */
export function layoutOf(width: unknown, height: unknown, colour: unknown, alpha: unknown): FilmLayout {
  if (!isLength(width) || !isLength(height)) throw new Error('a film without a size');
  return { width, height, colour: partFrom(colour, width, height), alpha: partFrom(alpha, width, height) };
}

function partFrom(value: unknown, width: number, height: number): Part {
  const numbers = Array.isArray(value) ? value.map(Number) : [];
  const [x = -1, y = -1, w = 0, h = 0] = numbers;
  const isInside = x >= 0 && y >= 0 && isLength(w) && isLength(h) && x + w <= width && y + h <= height;
  if (numbers.length !== 4 || !isInside) throw new Error('a film with a part outside its frame');
  return [x, y, w, h];
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 8192;
