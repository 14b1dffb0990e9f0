import { expect, test } from 'vitest';
import { freestSpot, movedWith, spotsAround } from './guide-place.ts';

const view = { width: 1440, height: 900 };
const tip = { width: 300, height: 140 };
const anchor = { left: 72, top: 100, right: 312, bottom: 140 };
const around = { anchor, tip, view, isRightToLeft: false };
/** What stands below the element. */
const sidebar = { left: 0, top: 140, right: 320, bottom: 900 };
const chosen = (taken: Parameters<typeof freestSpot>[1]) => freestSpot(around, taken);

test('a tip on an empty page stands beside its element, at its inline end', () => {
  expect(chosen([])).toEqual({ left: 324, top: 100 });
  expect(spotsAround({ ...around, anchor: { ...anchor, left: 1128, right: 1368 }, isRightToLeft: true })[0]).toEqual({
    left: 816,
    top: 100,
  });
});

test('a tip moves along its element until it covers nothing', () => {
  expect(chosen([{ left: 330, top: 0, right: 700, bottom: 250 }, sidebar])).toEqual({ left: 324, top: 260 });
});

test('a tip covers the least where nothing is free', () => {
  const line = (top: number, right: number) => ({ left: 320, top, right, bottom: top + 20 });
  const lines = Array.from({ length: 45 }, (_, index) => line(index * 20, index === 12 ? 330 : 900));
  const spot = chosen([...lines, sidebar]);
  expect(spot.top).toBeLessThanOrEqual(240);
  expect(spot.top + tip.height).toBeGreaterThanOrEqual(260);
});

test('a tip rather covers some words beside its element than stands far from it', () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    left: 330,
    top: index * 30,
    right: 600,
    bottom: index * 30 + 20,
  }));
  const { left, top } = chosen([...lines, sidebar]);
  expect(left).toBe(324);
  expect(top).toBeLessThanOrEqual(anchor.bottom);
});

test.each([true, false])(
  'a tip stays at its element beside cards that fill the page, from right to left: %s',
  (isRightToLeft) => {
    const view = { width: 768, height: 1024 };
    const mirrored = ({ left, right, ...rest }: typeof sidebar) =>
      isRightToLeft ? { ...rest, left: view.width - right, right: view.width - left } : { ...rest, left, right };
    const rail = mirrored({ left: 12, top: 460, right: 60, bottom: 508 });
    const icons = [...Array(10).keys()].map((index) => ({
      left: 12,
      top: 12 + 56 * index,
      right: 60,
      bottom: 60 + 56 * index,
    }));
    // A row of halls, banners, and cards of halls: the free strip above them is far from the element.
    const cards = [
      { left: 96, top: 348, right: 744, bottom: 414 },
      { left: 96, top: 438, right: 414, bottom: 546 },
      { left: 430, top: 438, right: 744, bottom: 546 },
      { left: 96, top: 606, right: 412, bottom: 836 },
    ];
    const taken = [...icons.filter((each) => each.top !== 460), ...cards].map(mirrored);
    const { left, top } = freestSpot({ anchor: rail, tip: { width: 300, height: 130 }, view, isRightToLeft }, taken);
    const apart = Math.max(left - rail.right, rail.left - left - 300, top - rail.bottom, rail.top - top - 130);
    expect(apart).toBeLessThanOrEqual(12);
  },
);

test('a tip covers nothing that asks for the attention, while there is another place', () => {
  const phone = { width: 360, height: 740 };
  const banner = { left: 0, top: 160, right: 360, bottom: 212 };
  const button = { left: 16, top: 128, right: 120, bottom: 160 };
  const faces = { left: 12, top: 262, right: 348, bottom: 468 };
  const place = (isUrgent: boolean) =>
    freestSpot({ anchor: banner, tip, view: phone, isRightToLeft: false }, [{ ...button, isUrgent }, faces]).top;
  expect([place(false) < banner.top, place(true) >= banner.bottom]).toEqual([true, true]);
});

test('a tip stays inside a window that has no room for it', () => {
  const spots = spotsAround({ ...around, view: { width: 320, height: 150 } });
  expect(spots).toEqual([{ left: 12, top: 8 }]);
});

test('a tip stays on its side of an element that is scrolled, however few places are left around it', () => {
  const spot = chosen([{ left: 330, top: 0, right: 700, bottom: 250 }, sidebar]);
  for (const top of [100, 60, 0, -60, 500, 760, 880]) {
    const scrolled = { ...anchor, top, bottom: top + 40 };
    const moved = movedWith(spot, anchor, { anchor: scrolled, tip, view });
    expect([top, moved]).toEqual([top, { left: 324, top: Math.max(8, Math.min(top + 160, 752)) }]);
  }
});

test('a tip leaves seats alone that fill everything around its element, and never lies over the element', () => {
  const view = { width: 768, height: 900 };
  const rail = { left: 12, top: 200, right: 60, bottom: 248 };
  const seats = { left: 72, top: 60, right: 768, bottom: 620, isUrgent: true };
  const below = freestSpot({ anchor: rail, tip, view, isRightToLeft: false }, [seats]);
  expect(below.top).toBeGreaterThanOrEqual(seats.bottom);
  const wide = { left: 0, top: 150, right: 360, bottom: 560 };
  const low = freestSpot({ anchor: wide, tip, view: { width: 360, height: 740 }, isRightToLeft: false }, []);
  expect(low.top >= wide.bottom || low.top + tip.height <= wide.top).toBe(true);
});
