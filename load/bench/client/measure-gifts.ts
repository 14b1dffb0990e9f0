import { setTimeout } from 'node:timers/promises';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import type { Page } from 'playwright-core';
import { ensureBrowser } from '../../../tools/browser.ts';
import { buildClient } from '../../../tools/build.ts';
import { ROOT } from '../../../tools/run.ts';
import { NO_LIMITS, signInCrowd } from '../crowd.ts';
import { lineOfHeap, linesOfRain } from './gifts-report.ts';
import { collectGarbage, launchBrowser, probe, signedInPage } from './measure.ts';

const ROOM = '600001';
const VIEWER = '13800000001';
const VIEWER_NO = '10001';
const PEOPLE = 60;
const GIVERS = 20;
const COINS = 1e9;
/** Gifts with a drawing of their own. */
const GIFTS = ['headset', 'cat', 'balloon', 'rocket', 'castle'];
const SLOWDOWN = 4;
/** A rain of gifts, and how many effects come until the heap is looked at again. */
const RAIN = { gifts: 200, ms: 10_000 };
const EFFECTS = 1000;
const BETWEEN_KEYS_MS = 200;
/** Time within which the queue of effects is empty. */
const QUIET_AFTER_MS = 120_000;

interface GiftWindow {
  keyTimes?: number[];
}

/**
 * `npm run bench -- gifts`: the built client in a full room at a quarter of the CPU. 200 gifts in 10 seconds while the viewer types,
 * and the heap before and after 1 000 effects. A goal that is missed makes the run end with an error.
 */
export async function benchGifts(): Promise<void> {
  const executablePath = ensureBrowser();
  if (!(await buildClient())) throw new Error('the client could not be built');
  const main = { seed_world: 'packed-room', seed: 1, people: PEOPLE, limits: NO_LIMITS } as const;
  const node = await createNode({ pages: { clientDir: `${ROOT}client/dist` }, main });
  const origin = (await node.listen()).replace('127.0.0.1', 'localhost');
  const browser = await launchBrowser(executablePath);
  try {
    const page = await signedInPage(browser, origin, VIEWER);
    await page.getByRole('navigation', { name: '主导航' }).waitFor();
    await page.goto(`${origin}/app/room/${ROOM}`);
    const field = page.getByRole('textbox', { name: '在公屏发言' });
    await field.waitFor();
    const rain = await rainOf(node);
    // The drawings and the first lines are there.
    await rain(GIFTS.length, 1000);
    await quiet(page);
    const before = await heapOf(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await field.click();
    await watchKeys(page);
    await page.evaluate('benchProbe.reset()');
    const [, typed] = await Promise.all([rain(RAIN.gifts, RAIN.ms), type(page, RAIN.ms)]);
    const { frames, longTasks } = await probe(page);
    const keys = await page.evaluate(() => (globalThis as GiftWindow).keyTimes ?? []);
    console.log(`${RAIN.gifts} gifts in ${RAIN.ms / 1000} s at ${SLOWDOWN}× throttle, in a full room`);
    for (const line of linesOfRain({ frames, longTasks, keys, typed })) console.log(line);
    await rain(EFFECTS - RAIN.gifts, ((EFFECTS - RAIN.gifts) / RAIN.gifts) * RAIN.ms);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const drained = Date.now();
    await quiet(page);
    console.log(`the last effect ends ${((Date.now() - drained) / 1000).toFixed(0)} s after the last gift`);
    const after = await heapOf(page);
    console.log(lineOfHeap(before, after, EFFECTS));
  } finally {
    await browser.close();
    await node.close();
  }
}

/** Lets the crowd of the room give, at a steady pace. */
async function rainOf(node: PlatformNode) {
  const runner = node.worlds.get('main');
  if (!runner) throw new Error('the world main is missing');
  const givers = await signInCrowd(node, GIVERS);
  for (const { no } of givers) await runner.run('control.money.give', null, { uid: no as never, amount: COINS });
  let given = 0;
  return async (gifts: number, ms: number) => {
    const began = performance.now();
    for (let index = 0; index < gifts; index += 1) {
      await setTimeout(Math.max(0, began + (index * ms) / gifts - performance.now()));
      const { no, token } = givers[given % GIVERS] as (typeof givers)[number];
      const gift_id = GIFTS[given % GIFTS.length] as never;
      given += 1;
      const gift = { group_id: ROOM as never, gift_id, gift_num: 1, is_bag: false, all_seats: false };
      await runner.run('gift.send', { no, sid: token.sid }, { ...gift, to: [VIEWER_NO as never] });
    }
  };
}

/** Types for this long; returns the number of keys. */
async function type(page: Page, ms: number): Promise<number> {
  const until = Date.now() + ms;
  let keys = 0;
  while (Date.now() < until) {
    await page.keyboard.press('a');
    keys += 1;
    await setTimeout(BETWEEN_KEYS_MS);
  }
  return keys;
}

/** Notes for each key how long it took from the press to the next paint. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    (globalThis as GiftWindow).keyTimes = times;
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
          channel.port2.postMessage(null);
        }),
      { capture: true },
    );
  });
}

/** No effect plays or waits any more. */
async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const shows = document.querySelectorAll('[data-gift-show] [data-effect], [data-gift-ribbon] p');
      return shows.length === 0;
    },
    null,
    { timeout: QUIET_AFTER_MS, polling: 100 },
  );
}

async function heapOf(page: Page): Promise<number> {
  // What was released by finalizers goes with the second one.
  await collectGarbage(page);
  await collectGarbage(page);
  return (await probe(page)).heapBytes / 1e6;
}
