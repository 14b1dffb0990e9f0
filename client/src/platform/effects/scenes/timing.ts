const held = (part: number) => Math.min(1, Math.max(0, part));

/** How much of a time has passed: 0 before it, 1 after it. */
export const span = (now: number, from: number, to: number): number => held((now - from) / (to - from));
/** 1 between its ends, which fade within `edge`. */
export const swell = (now: number, from: number, to: number, edge: number): number =>
  Math.min(span(now, from, from + edge), 1 - span(now, to - edge, to));
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
export const slowingDown = (part: number): number => 1 - (1 - part) ** 3;
export const speedingUp = (part: number): number => part ** 3;
/** Beyond its end and back. */
export const springing = (part: number): number => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
