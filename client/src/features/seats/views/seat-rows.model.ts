/** Seats of a wide row. */
const WIDE_ROW = 5;

/** The rows of the seat grid: the host alone, then rows of five; where there is little room the first of them has four. */
export function seatRows<Seat>(seats: readonly Seat[], isWide: boolean): readonly (readonly Seat[])[] {
  const [host, ...guests] = seats;
  if (host === undefined) return [];
  const rows: Seat[][] = [[host]];
  let from = 0;
  while (from < guests.length) {
    const isShort = !isWide && from === 0 && guests.length % WIDE_ROW === WIDE_ROW - 1;
    const length = isShort ? WIDE_ROW - 1 : WIDE_ROW;
    rows.push(guests.slice(from, from + length));
    from += length;
  }
  return rows;
}

export interface SeatPlace {
  readonly row: number;
  readonly column: number;
}
export type SeatKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Where a key leads in rows of unequal length: up and down keep to what lies nearest. Null when it leads nowhere. */
export function seatMove(
  lengths: readonly number[],
  { row, column }: SeatPlace,
  key: SeatKey,
  isRtl: boolean,
): SeatPlace | null {
  const length = lengths[row] ?? 0;
  const along = (to: number) => (to >= 0 && to < length && to !== column ? { row, column: to } : null);
  const across = (to: number) => {
    const other = lengths[to];
    if (other === undefined || other === 0) return null;
    const middle = (column + 0.5) / length;
    return { row: to, column: Math.min(other - 1, Math.floor(middle * other)) };
  };
  switch (key) {
    case 'ArrowUp':
      return across(row - 1);
    case 'ArrowDown':
      return across(row + 1);
    case 'ArrowLeft':
      return along(column + (isRtl ? 1 : -1));
    case 'ArrowRight':
      return along(column + (isRtl ? -1 : 1));
    case 'Home':
      return along(0);
    case 'End':
      return along(length - 1);
  }
}
