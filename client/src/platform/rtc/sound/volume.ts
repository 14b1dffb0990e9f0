/** A volume of 0 to 200 as a factor of 0 to 2; values outside are clamped. */
export function factorOf(volume: number): number {
  return Math.min(200, Math.max(0, volume)) / 100;
}
