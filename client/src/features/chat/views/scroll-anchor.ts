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
 * Where the person is heading. A page that comes trims the window at its other end, which may come near by that: a page
 * asked for there would trim the first one again, and so on without end.
 */
export type Heading = 'older' | 'newer';

/** `moved` are the pixels of a scroll, downwards above zero; what moves the rows alone is no scroll. */
export function headingAfter(heading: Heading, moved: number): Heading {
  if (Math.abs(moved) <= 0.5) return heading;
  return moved < 0 ? 'older' : 'newer';
}

export interface Edges {
  readonly heading: Heading;
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** Pixels above and below what is visible. */
  readonly above: number;
  readonly below: number;
  readonly viewHeight: number;
  /** Pixels of the rows that a page would displace at the other end. */
  readonly displaced: number;
}

/** The page that is needed now, or null. */
export function pageNeeded({
  heading,
  hasOlder,
  hasNewer,
  above,
  below,
  viewHeight,
  displaced,
}: Edges): Heading | null {
  const ahead = pageAheadPx(above + viewHeight + below, viewHeight, displaced);
  if (heading === 'older') return hasOlder && above < ahead ? 'older' : null;
  return hasNewer && below < ahead ? 'newer' : null;
}

const PAGE_AHEAD_MIN_PX = 80;
const PAGE_AHEAD_MAX_PX = 600;
/** What stays between the view and the row at which the window ends then: that row is drawn anew, with head and day. */
const DISPLACED_APART_PX = 120;

/**
 * A page is asked for this far before the edge comes into view. A page displaces rows at the other end: with short rows
 * and a tall view, asking too early would displace what is being read.
 */
export function pageAheadPx(contentHeight: number, viewHeight: number, displaced: number): number {
  const room = contentHeight - viewHeight - displaced - DISPLACED_APART_PX;
  return Math.min(PAGE_AHEAD_MAX_PX, Math.max(PAGE_AHEAD_MIN_PX, room));
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
