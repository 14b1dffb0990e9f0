import type { Page } from '@playwright/test';
import { ACHE, test as base, expect, XIAOMAN } from '../fixtures.ts';
import { inbound, watchLinks } from '../sound.ts';

// What browsers of real people do: a page is silent until it was pressed.
const PRESS_FIRST = '--autoplay-policy=document-user-activation-required';

// A browser of the journey, not of its worker: Playwright would run it last, in a worker of its own, while the others are done.
const test = base.extend({
  visitorBrowser: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), PRESS_FIRST];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(browser);
    await browser.close();
  },
});

/** Reads the page over CDP: Playwright's own evaluation counts as a user gesture. */
async function reader(page: Page): Promise<() => Promise<string>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.body?.innerText ?? ""' });
    return String(result.value);
  };
}

test('a speaker who opened the room by its address is silent, and is heard after a press on the button of the microphone', async ({
  visitor,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const owner = await visitor('/app/room/600001', await world.signedIn(XIAOMAN), watchLinks);
  const read = await reader(owner);
  await expect.poll(read, { timeout: 30_000 }).toContain('打开麦克风');
  expect(await read()).not.toContain('别人还听不到你');

  // The listener has not pressed anything either, and takes the button.
  const listener = await visitor('/app/room/600001', await world.signedIn(ACHE), watchLinks);
  const see = await reader(listener);
  await expect.poll(see, { timeout: 30_000 }).toContain('点击开启声音');
  expect(await see()).not.toContain('别人还听不到你');
  await listener.getByRole('button', { name: '点击开启声音' }).click();
  await expect.poll(see).not.toContain('点击开启声音');
  await expect.poll(async () => (await inbound(listener)).links).toBe(1);
  expect((await inbound(listener)).level).toBeLessThan(0.001);

  // A press on anything else lets the page play, and opens no microphone.
  await owner.mouse.click(5, 5);
  await expect.poll(read).not.toContain('点击开启声音');
  expect((await inbound(listener)).level).toBeLessThan(0.001);
  await owner.getByRole('button', { name: '打开麦克风' }).click();
  await expect.poll(read).not.toContain('打开麦克风');
  await expect.poll(async () => (await inbound(listener)).level, { timeout: 15_000 }).toBeGreaterThan(0.01);
  expect(await read()).not.toContain('别人还听不到你');
});
