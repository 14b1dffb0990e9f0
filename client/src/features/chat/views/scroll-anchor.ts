import { LIST_WINDOW_ROWS } from '@miczero/contracts';

/** The position of a row: distances from the upper edge of the visible part. */
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

/**
 * Rows that must keep their position: the visible rows, the one at the eye first, because rows at an edge may be trimmed or regrouped. The first
 * row of all counts only where no other one is visible.
 * Where the view shows no row but the room beyond an edge, the nearest row is the anchor.
 */
export function anchorsOf(rows: readonly RowBox[], viewHeight: number): readonly Anchor[] {
  const eye = viewHeight * EYE;
  const distance = (row: RowBox) => (row.top > eye ? row.top - eye : Math.max(0, eye - row.bottom));
  // The first row loses its head when an older page arrives.
  const visible = rows.filter((row, index) => index > 0 && row.bottom > 0 && row.top < viewHeight);
  return (visible.length > 0 ? visible : [...rows])
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

export interface Moved {
  readonly lastTop: number;
  readonly top: number;
  /** The largest scroll position that there is now. */
  readonly maxTop: number;
}

/**
 * How far the person scrolled since the anchors were taken. When the content became shorter the browser moved the view
 * itself: that is not the person's doing.
 */
export function movedByPerson({ lastTop, top, maxTop }: Moved): number {
  return lastTop > maxTop && top >= maxTop - 1 ? 0 : top - lastTop;
}

/**
 * Where the person is heading; `rest` before the first scroll. A page that comes trims the window at its other end, which may come near by that: a page
 * asked for there would trim the first one again, and so on without end.
 */
export type Direction = 'older' | 'newer';
export type Heading = Direction | 'rest';

/** `moved` are the pixels of a scroll, downwards above zero; what moves the rows alone is no scroll. */
export function headingAfter(heading: Heading, moved: number): Heading {
  if (Math.abs(moved) <= 0.5) return heading;
  return moved < 0 ? 'older' : 'newer';
}

/** Where the rows lie about the view. */
export interface Extent {
  /** Pixels of rows above and below the visible part; negative where the view reaches beyond the rows. */
  readonly above: number;
  readonly below: number;
  /** Rows that are well out of view at either end: a page from the other end may displace them. */
  readonly spareAbove: number;
  readonly spareBelow: number;
}

/** Rows that a page displaces stay this far from the view: the row that is first then is drawn anew, with head and day. */
const SPARE_APART_PX = 240;

export function extentOf(rows: readonly RowBox[], viewHeight: number): Extent {
  const first = rows[0];
  const last = rows[rows.length - 1];
  return {
    above: first ? -first.top : 0,
    below: last ? last.bottom - viewHeight : 0,
    spareAbove: rows.filter((row) => row.bottom < -SPARE_APART_PX).length,
    spareBelow: rows.filter((row) => row.top > viewHeight + SPARE_APART_PX).length,
  };
}

export interface Edges extends Extent {
  readonly heading: Heading;
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** Rows that the window holds. */
  readonly held: number;
}

export interface PageWish {
  readonly kind: Direction;
  /** Rows that the page may displace at the other end. */
  readonly spare: number;
}

/** A page is asked for this far before the edge comes into view. */
const PAGE_AHEAD_PX = 600;
/**
 * A list that was just opened asks for a second page only where the first one does not fill the view. Where the window
 * can take in only a few rows, because almost all are in view, a page waits until its edge is near.
 */
const NEAR_AHEAD_PX = 80;
const SCARCE_ROWS = 15;

/** The page that is needed now, or null. No page displaces the line being read. */
export function pageNeeded({ heading, hasOlder, hasNewer, held, ...extent }: Edges): PageWish | null {
  const isOlder = heading !== 'newer';
  if (!(isOlder ? hasOlder : hasNewer)) return null;
  const spare = isOlder ? extent.spareBelow : extent.spareAbove;
  const room = LIST_WINDOW_ROWS - held + spare;
  const ahead = heading === 'rest' || room < SCARCE_ROWS ? NEAR_AHEAD_PX : PAGE_AHEAD_PX;
  const isNear = (isOlder ? extent.above : extent.below) < ahead;
  return room > 0 && isNear ? { kind: isOlder ? 'older' : 'newer', spare } : null;
}

const FILL_STEP = 6;

/**
 * How many rows fill the view, with half as many again for those that are shorter than the average. In steps, because
 * every line changes the average.
 */
export function rowsThatFill(count: number, contentHeight: number, viewHeight: number): number {
  if (count === 0 || contentHeight <= 0) return 0;
  const fill = (1.5 * viewHeight * count) / contentHeight;
  return Math.min(LIST_WINDOW_ROWS - 1, Math.ceil(fill / FILL_STEP) * FILL_STEP);
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

/** One pixel upwards is enough to stop following: a list that pulls back during a scroll cannot be left. */
export function isStuckAfterScroll({ isStuck, isLive, distance, movedUp }: StickInput): boolean {
  if (!isLive) return false;
  if (distance <= 1) return true;
  return movedUp ? false : isStuck || distance <= STICK_WITHIN_PX;
}
