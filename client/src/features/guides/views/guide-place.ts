export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** What a tip may cover. */
export interface Taken extends Box {
  /** It asks for the attention by itself: a tip over it would hide what is to be done now. */
  readonly isUrgent?: boolean;
}
export interface Spot {
  readonly left: number;
  readonly top: number;
}
export interface Around {
  readonly anchor: Box;
  readonly tip: { readonly width: number; readonly height: number };
  readonly view: { readonly width: number; readonly height: number };
  readonly isRightToLeft: boolean;
}

const GAP = 12;
const MARGIN = 8;
/** Where beside the element a tip may begin, from the top of the element. */
const STEPS = [0, 80, 160, 240, 320] as const;

/** How far from the element a tip may stand, where everything beside it is taken. */
const SHIFTS = [160, 320, 480] as const;

const inside = (value: number, size: number, whole: number) => Math.max(MARGIN, Math.min(value, whole - size - MARGIN));

/** The places for a tip, the nearest first: beside the element at its inline end, below, above, at its inline start, further off. */
export function spotsAround({ anchor, tip, view, isRightToLeft }: Around): readonly [Spot, ...Spot[]] {
  const right = anchor.right + GAP;
  const left = anchor.left - GAP - tip.width;
  const [end, start] = isRightToLeft ? [left, right] : [right, left];
  const middle = (anchor.left + anchor.right - tip.width) / 2;
  const columns = [middle, anchor.left, anchor.right - tip.width].map((x) => inside(x, tip.width, view.width));
  const beside = (x: number) => [
    ...STEPS.map((step) => ({ left: x, top: inside(anchor.top + step, tip.height, view.height) })),
    ...STEPS.map((step) => ({ left: x, top: inside(anchor.bottom - tip.height - step, tip.height, view.height) })),
  ];
  const rows = [anchor.bottom + GAP, anchor.top - GAP - tip.height];
  const isInside = ({ left: x, top: y }: Spot) =>
    x >= MARGIN && x + tip.width + MARGIN <= view.width && y >= MARGIN && y + tip.height + MARGIN <= view.height;
  const away = SHIFTS.flatMap((shift) => beside(isRightToLeft ? end - shift : end + shift));
  const all = [
    ...beside(end),
    ...rows.flatMap((y) => columns.map((x) => ({ left: x, top: y }))),
    ...beside(start),
    ...away,
  ];
  const [first, ...others] = all.filter(isInside);
  // A window without room for it anywhere: the tip stays inside all the same.
  return first
    ? [first, ...others]
    : [{ left: inside(middle, tip.width, view.width), top: inside(anchor.bottom + GAP, tip.height, view.height) }];
}

/** Whether a tip stands further from its element than it does beside it. */
export function isApart(anchor: Box, { left, top }: Spot, tip: Around['tip']): boolean {
  return (
    left > anchor.right + GAP + 1 ||
    left + tip.width < anchor.left - GAP - 1 ||
    top > anchor.bottom + GAP + 1 ||
    top + tip.height < anchor.top - GAP - 1
  );
}

/** A spot that keeps its distance from an element that moves, and stays inside the window. */
export function movedWith(spot: Spot, from: Box, { anchor, tip, view }: Omit<Around, 'isRightToLeft'>): Spot {
  return {
    left: inside(spot.left + anchor.left - from.left, tip.width, view.width),
    top: inside(spot.top + anchor.top - from.top, tip.height, view.height),
  };
}

/** A pixel away from the element costs as much as this many covered ones: a tip that stands off seems to be about what it stands beside. */
const DISTANCE_COST = 250;
/** The edge of one button costs more than all the words that a tip could cover. */
const URGENT_COST = 100;

/** Spots all over the window, so far from each other: the way out where everything around the element asks for the attention. */
const GRID_PX = 40;

function spotsAnywhere({ tip, view }: Around): readonly Spot[] {
  const along = (size: number, whole: number) => {
    const count = Math.max(0, Math.floor((whole - size - 2 * MARGIN) / GRID_PX) + 1);
    return Array.from({ length: count }, (_, index) => MARGIN + index * GRID_PX);
  };
  return along(tip.height, view.height).flatMap((top) => along(tip.width, view.width).map((left) => ({ left, top })));
}

/** How much of a box lies under a tip. */
function covered(box: Box, { left, top }: Spot, tip: Around['tip']): number {
  const width = Math.min(box.right, left + tip.width) - Math.max(box.left, left);
  const height = Math.min(box.bottom, top + tip.height) - Math.max(box.top, top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The spot that covers the least content near the element, and never the element; the earlier one of equals. */
export function freestSpot(around: Around, others: readonly Taken[]): Spot {
  const { anchor, tip } = around;
  const taken = [{ ...anchor, isUrgent: true }, ...others];
  const distance = ({ left, top }: Spot) =>
    Math.hypot(
      Math.max(0, left - anchor.right, anchor.left - left - tip.width),
      Math.max(0, top - anchor.bottom, anchor.top - top - tip.height),
    );
  const costOf = (spot: Spot) =>
    taken.reduce(
      (sum, box) => sum + covered(box, spot, tip) * (box.isUrgent ? URGENT_COST : 1),
      distance(spot) * DISTANCE_COST,
    );
  const best = ([first, ...more]: readonly [Spot, ...Spot[]]) =>
    more.reduce(
      (one, spot) => {
        const cost = costOf(spot);
        return cost < one.cost ? { spot, cost } : one;
      },
      { spot: first, cost: costOf(first) },
    ).spot;
  const near = best(spotsAround(around));
  const isInTheWay = taken.some((box) => box.isUrgent && covered(box, near, tip) > 0);
  return isInTheWay ? best([near, ...spotsAnywhere(around)]) : near;
}
