import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTip } from './place-tip.ts';

const page = { width: 400, height: 300 };
const tip = { width: 80, height: 30 };
const box = { left: 180, top: 140, width: 40, height: 40 };

test('a tooltip stands above, below, or at the inline end, which is mirrored', () => {
  expect(placeTip(box, tip, page, { side: 'top', isRtl: false })).toEqual({ x: 160, y: 102 });
  expect(placeTip(box, tip, page, { side: 'bottom', isRtl: false })).toEqual({ x: 160, y: 188 });
  expect(placeTip(box, tip, page, { side: 'inline-end', isRtl: false })).toEqual({ x: 228, y: 145 });
  expect(placeTip(box, tip, page, { side: 'inline-end', isRtl: true })).toEqual({ x: 92, y: 145 });
});

test('a tip without room on its side moves to the opposite side', () => {
  expect(placeTip({ ...box, top: 10 }, tip, page, { side: 'top', isRtl: false }).y).toBe(58);
  expect(placeTip({ ...box, left: 350 }, tip, page, { side: 'inline-end', isRtl: false }).x).toBe(262);
});

test('it never leaves the window', () => {
  const at = fc.integer({ min: -200, max: 600 });
  fc.assert(
    fc.property(at, at, fc.constantFrom('top', 'bottom', 'inline-end'), fc.boolean(), (left, top, side, isRtl) => {
      const { x, y } = placeTip({ ...box, left, top }, tip, page, { side, isRtl });
      expect(x >= 8 && y >= 8 && x + tip.width <= page.width - 8 && y + tip.height <= page.height - 8).toBe(true);
    }),
  );
});
