/** How many tiles stand in a row, so that the last row is never a lonely rest: 4 people stand two by two, 7 as 4 and 3. */
export function tileColumns(tiles: number): number {
  return Math.ceil(tiles / Math.max(1, Math.floor(Math.sqrt(tiles))));
}
