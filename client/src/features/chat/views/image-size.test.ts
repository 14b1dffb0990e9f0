import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownSize } from './image-size.ts';

test('an image of any size takes between 48 and 360 by 320 pixels, small ones their own size', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), (w, h) => {
      const { inline, block } = shownSize(w, h);
      expect(inline).toBeGreaterThanOrEqual(48);
      expect(inline).toBeLessThanOrEqual(360);
      expect(block).toBeGreaterThanOrEqual(48);
      expect(block).toBeLessThanOrEqual(320);
    }),
  );
  expect(shownSize(200, 100)).toEqual({ inline: 200, block: 100 });
  expect(shownSize(4000, 2000)).toEqual({ inline: 360, block: 180 });
  expect(shownSize(0, 0)).toEqual({ inline: 240, block: 180 });
});
