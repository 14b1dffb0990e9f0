import { expect, test } from 'vitest';
import { freestSpot, movedWith, spotsAround } from './guide-place.ts';

const view = { width: 1440, height: 900 };
const tip = { width: 300, height: 140 };
const anchor = { left: 72, top: 100, right: 312, bottom: 140 };
const around = { anchor, tip, view, isRightToLeft: false };
const chosen = (taken: Parameters<typeof freestSpot>[1]) => freestSpot(around, taken);

test('a tip on an empty page stands beside its element, at its inline end', () => {
  expect(chosen([])).toEqual({ left: 324, top: 100 });
  expect(spotsAround({ ...around, anchor: { ...anchor, left: 1128, right: 1368 }, isRightToLeft: true })[0]).toEqual({
    left: 816,
    top: 100,
  });
});

test('a tip moves along its element until it covers nothing', () => {
  expect(chosen([{ left: 330, top: 90, right: 700, bottom: 250 }])).toEqual({ left: 324, top: 260 });
});

test('a tip covers the least where nothing is free', () => {
  const line = (top: number, right: number) => ({ left: 320, top, right, bottom: top + 20 });
  const lines = Array.from({ length: 45 }, (_, index) => line(index * 20, index === 24 ? 330 : 900));
  const spot = chosen([...lines, { left: 0, top: 0, right: 320, bottom: 900 }]);
  expect(spot.top).toBeLessThanOrEqual(480);
  expect(spot.top + tip.height).toBeGreaterThanOrEqual(500);
});

test('a tip stays inside a window that has no room for it', () => {
  const spots = spotsAround({ ...around, view: { width: 320, height: 150 } });
  expect(spots).toEqual([{ left: 12, top: 8 }]);
});

test('a tip stays on its side of an element that is scrolled, however few places are left around it', () => {
  const spot = chosen([{ left: 330, top: 90, right: 700, bottom: 250 }]);
  for (const top of [100, 60, 0, -60, 500, 760, 880]) {
    const scrolled = { ...anchor, top, bottom: top + 40 };
    const moved = movedWith(spot, anchor, { anchor: scrolled, tip, view });
    expect([top, moved]).toEqual([top, { left: 324, top: Math.max(8, Math.min(top + 160, 752)) }]);
  }
});
