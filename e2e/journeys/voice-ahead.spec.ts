import type { Locator } from '@playwright/test';
import { ACHE, channelRow, expect, HALL, openChannel, test } from '../fixtures.ts';

const WAYS: readonly (readonly [string, (row: Locator) => Promise<void>])[] = [
  ['pointer', (row) => row.hover()],
  ['focus', (row) => row.focus()],
];

for (const [way, reach] of WAYS) {
  test(`the ${way} on a voice channel loads what the channel shows, before a press`, async ({ world, visitor }) => {
    const page = await visitor('/index/more', await world.signedIn(ACHE), async (context) => {
      // A page that never rests loads nothing ahead by itself.
      await context.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    });
    await openChannel(page);
    const isLoaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/VoicePane-.*\.js/.test(name)));
    expect(await isLoaded()).toBe(false);
    await reach(channelRow(page, HALL.voice));
    await expect.poll(isLoaded).toBe(true);
  });
}
