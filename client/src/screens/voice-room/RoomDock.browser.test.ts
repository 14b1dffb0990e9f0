import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openRoomPage } from '../../testing/room-page.ts';

test.each([
  [740, 'zh-CN'],
  [640, 'fa-IR'],
  [840, 'zh-CN'],
] as const)(
  'the words of the dock stand clear of the stage, in the middle of its row, on a phone of 360 x %i px, in %s',
  async (height, language) => {
    const app = await openRoomPage({ language, viewport: { width: 360, height } });
    await app.settle();
    const dock = page.getByRole('link', { name: '唱片行' }).element().closest('section');
    const words = dock?.querySelector('[role="status"]')?.parentElement?.parentElement;
    if (!dock || !words) throw new Error('there is no dock');
    const [frame, box] = [dock, words].map((element) => element.getBoundingClientRect());
    const above = (box?.top ?? 0) - (frame?.top ?? 0);
    const below = (frame?.bottom ?? 0) - (box?.bottom ?? 0);
    expect(above).toBeGreaterThanOrEqual(5);
    expect(Math.abs(above - below)).toBeLessThanOrEqual(3);
  },
);
