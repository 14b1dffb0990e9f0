/** The pictures that seeds refer to: drawn from their number when asked for (files/draw-picture.ts), never stored. */
export const PICTURES = { count: 12, width: 320, height: 200 } as const;

export function pictureUrl(index: number): string {
  return `/files/seed/${index % PICTURES.count}.png`;
}
