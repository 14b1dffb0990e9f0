import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anchorsOf,
  driftOf,
  extentOf,
  headingAfter,
  isStuckAfterScroll,
  movedByPerson,
  pageNeeded,
  type RowBox,
  rowsThatFill,
} from './scroll-anchor.ts';

const VIEW = 600;
const rowsOf = (heights: readonly number[], scrollTop: number, firstKey = 0): RowBox[] => {
  let top = -scrollTop;
  return heights.map((height, index) => {
    const box = { key: `m${firstKey + index}`, top, bottom: top + height };
    top += height;
    return box;
  });
};
const heights = fc.array(fc.integer({ min: 20, max: 320 }), { minLength: 12, maxLength: 60 });

describe('anchorsOf and driftOf', () => {
  test('[hall-flow.list-window] prepending a page and trimming the far end moves no row that stays', () => {
    fc.assert(
      fc.property(heights, heights, fc.nat(2000), (shown, older, scroll) => {
        const content = shown.reduce((sum, height) => sum + height, 0);
        const scrollTop = Math.min(scroll, Math.max(0, content - VIEW));
        const before = rowsOf(shown, scrollTop, 1000);
        const anchors = anchorsOf(before, VIEW);
        const after = rowsOf([...older, ...shown].slice(0, 60), scrollTop, 1000 - older.length);
        const drift = driftOf(anchors, (key) => after.find((row) => row.key === key)?.top);
        const kept = anchors.find(({ key }) => after.some((row) => row.key === key));
        fc.pre(kept !== undefined);
        const corrected = after.find((row) => row.key === kept?.key);
        expect((corrected?.top ?? Number.NaN) - drift).toBeCloseTo(kept?.top ?? Number.NaN, 6);
      }),
    );
  });

  test('an image above the eye that grows pushes nothing', () => {
    const before = rowsOf([100, 100, 100, 100, 100, 100, 100], 50);
    const anchors = anchorsOf(before, VIEW);
    const after = rowsOf([100, 340, 100, 100, 100, 100, 100], 50);
    expect(driftOf(anchors, (key) => after.find((row) => row.key === key)?.top)).toBe(240);
  });

  test('the anchor is a row at the eye, not the one that is cut by the edge', () => {
    expect(anchorsOf(rowsOf([150, 100, 100, 300], 100), VIEW)[0]?.key).toBe('m2');
  });

  test('the first row, which loses its head when an older page arrives, is no anchor beside another one', () => {
    // The view reaches beyond the rows: the first one is nearest to the eye.
    const anchors = anchorsOf(rowsOf([62, 40, 40], -300), VIEW);
    expect(anchors[0]?.key).toBe('m1');
    const after = rowsOf([40, 40, 40, 40, 40], -300, -2);
    expect(driftOf(anchors, (key) => after.find((row) => row.key === key)?.top)).toBe(58);
    expect(anchorsOf(rowsOf([62], -300), VIEW)[0]?.key).toBe('m0');
  });

  test('when every row is gone nothing is moved', () => {
    expect(driftOf([{ key: 'a', top: 5 }], () => undefined)).toBe(0);
  });
});

describe('isStuckAfterScroll', () => {
  const at = { isStuck: true, isLive: true, distance: 0, movedUp: false };
  test('it follows at the end and just above it', () => {
    expect(isStuckAfterScroll(at)).toBe(true);
    expect(isStuckAfterScroll({ ...at, isStuck: false, distance: 20 })).toBe(true);
    expect(isStuckAfterScroll({ ...at, isStuck: false, distance: 200 })).toBe(false);
  });
  test('content that grew below a following list does not stop it', () => {
    expect(isStuckAfterScroll({ ...at, distance: 500 })).toBe(true);
  });
  test('[chat.new-message-tip] the smallest step upwards stops it', () => {
    expect(isStuckAfterScroll({ ...at, distance: 2, movedUp: true })).toBe(false);
  });
  test('the end of a window that is not the newest line is never followed', () => {
    expect(isStuckAfterScroll({ ...at, isLive: false })).toBe(false);
  });
});

describe('what the person did meanwhile', () => {
  test('a scroll counts before its event arrives, and a correction by the browser does not', () => {
    expect(movedByPerson({ lastTop: 100, top: 400, maxTop: 2000 })).toBe(300);
    expect(movedByPerson({ lastTop: 400, top: 100, maxTop: 2000 })).toBe(-300);
    expect(movedByPerson({ lastTop: 900, top: 500, maxTop: 500 })).toBe(0);
    expect(movedByPerson({ lastTop: 500, top: 500, maxTop: 500 })).toBe(0);
  });
});

describe('pages', () => {
  const middle = { hasOlder: true, hasNewer: true, held: 60, above: 2000, below: 2000, spareAbove: 25, spareBelow: 25 };

  test('[hall-flow.list-window] a page displaces no row that is in view or near it', () => {
    const position = fc.record({
      heights,
      scroll: fc.nat(8000),
      heading: fc.constantFrom('older' as const, 'newer' as const),
    });
    fc.assert(
      fc.property(position, ({ heights: shown, scroll, heading }) => {
        const content = shown.reduce((sum, height) => sum + height, 0);
        const rows = rowsOf(shown, Math.min(scroll, Math.max(0, content - VIEW)));
        const extent = extentOf(rows, VIEW);
        const page = pageNeeded({ heading, hasOlder: true, hasNewer: true, held: rows.length, ...extent });
        fc.pre(page !== null && page.spare > 0);
        const displaced = heading === 'older' ? rows.slice(-(page?.spare ?? 0)) : rows.slice(0, page?.spare);
        for (const row of displaced) expect(row.bottom < -240 || row.top > VIEW + 240).toBe(true);
      }),
    );
  });

  test('[hall-flow.list-window] a page is asked for well before its edge, and later where the window has little room', () => {
    const near = { ...middle, heading: 'older' as const, above: 500 };
    expect(pageNeeded(near)).toEqual({ kind: 'older', spare: 25 });
    expect(pageNeeded({ ...near, hasOlder: false })).toBeNull();
    expect(pageNeeded({ ...near, spareBelow: 8 })).toBeNull();
    expect(pageNeeded({ ...near, spareBelow: 8, above: 40 })).toEqual({ kind: 'older', spare: 8 });
    expect(pageNeeded({ ...near, spareBelow: 0, above: -300 })).toBeNull();
    // A list that was just opened does not ask for more than it needs.
    expect(pageNeeded({ ...near, held: 30, heading: 'rest' })).toBeNull();
    expect(pageNeeded({ ...near, held: 30, heading: 'rest', above: 20 })?.kind).toBe('older');
    // A window that is not full takes rows without displacing any.
    expect(pageNeeded({ ...near, held: 30, spareBelow: 0 })).toEqual({ kind: 'older', spare: 0 });
  });

  test('[hall-flow.list-window] trimmed rows are not fetched again until the user reverses direction', () => {
    // A page of newer lines has just come, and took so much away above that the upper edge is near.
    const edges = { ...middle, above: 214 };
    expect(pageNeeded({ ...edges, heading: 'newer' })).toBeNull();
    expect(pageNeeded({ ...edges, heading: headingAfter('newer', -3) })?.kind).toBe('older');
    expect(pageNeeded({ ...middle, below: 214, heading: 'newer' })?.kind).toBe('newer');
    expect(pageNeeded({ ...middle, below: 214, heading: 'older' })).toBeNull();
    // Rows that move by themselves do not change the scroll direction.
    expect(headingAfter('newer', 0.4)).toBe('newer');
  });
});

test('the anchor of a view beyond the rows is the nearest row', () => {
  expect(anchorsOf(rowsOf([40, 40, 40], -VIEW), VIEW)[0]?.key).toBe('m0');
  expect(anchorsOf(rowsOf([40, 40, 40], 200), VIEW)[0]?.key).toBe('m2');
});

test('rows that fill the view are counted with a margin, in steps, and never more than the window', () => {
  expect(rowsThatFill(0, 0, 700)).toBe(0);
  expect(rowsThatFill(60, 2640, 700)).toBe(24);
  expect(rowsThatFill(61, 2684, 700)).toBe(24);
  expect(rowsThatFill(60, 1400, 1400)).toBe(59);
});
