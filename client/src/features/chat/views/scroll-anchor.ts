/** A row as it lies in the view: distances from the upper edge of what is visible. */
export interface RowBox {
  readonly key: string;
  readonly top: number;
  readonly bottom: number;
}
export interface Anchor {
  readonly key: string;
  readonly top: number;
}

/** Where the eye rests, as a part of the view's height. */
const EYE = 1 / 3;

/** What must not move: the visible rows, the one at the eye first, because rows at an edge may be trimmed or regrouped. */
export function anchorsOf(rows: readonly RowBox[], viewHeight: number): readonly Anchor[] {
  const eye = viewHeight * EYE;
  const distance = (row: RowBox) => (row.top > eye ? row.top - eye : Math.max(0, eye - row.bottom));
  return rows
    .filter((row) => row.bottom > 0 && row.top < viewHeight)
    .sort((a, b) => distance(a) - distance(b) || a.top - b.top)
    .map(({ key, top }) => ({ key, top }));
}

/** How far the view must scroll so that the first anchor that is still there lies where it lay. */
export function driftOf(anchors: readonly Anchor[], topOf: (key: string) => number | undefined): number {
  for (const anchor of anchors) {
    const top = topOf(anchor.key);
    if (top !== undefined) return top - anchor.top;
  }
  return 0;
}

/** Within this many pixels of the end the list follows new lines. */
const STICK_WITHIN_PX = 24;

export interface StickInput {
  readonly isStuck: boolean;
  /** The end of the list is the newest line. */
  readonly isLive: boolean;
  /** Pixels below the view. */
  readonly distance: number;
  /** The person, not we, moved towards older lines. */
  readonly movedUp: boolean;
}

/** One pixel upwards is enough to stop following: a list that pulls back while somebody scrolls cannot be left. */
export function isStuckAfterScroll({ isStuck, isLive, distance, movedUp }: StickInput): boolean {
  if (!isLive) return false;
  if (distance <= 1) return true;
  return movedUp ? false : isStuck || distance <= STICK_WITHIN_PX;
}
