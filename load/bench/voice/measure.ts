import { setTimeout } from 'node:timers/promises';
import { createNode } from '@miczero/mock-platform';
import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../../../tools/browser.ts';
import { buildClient } from '../../../tools/build.ts';
import { ROOT } from '../../../tools/run.ts';
import { signedInPage } from '../client/measure.ts';
import { listenIn, moments, reset, speak } from './page-sound.ts';
import { dock, first, repeat } from './repeats.ts';
import { lineOf } from './report.ts';
import { benchMutes, benchSeats } from './silence.ts';

const [ANNA, BEN] = ['13800000002', '13800000001'];
const BEN_NO = '10001';
/** Ben owns a hall and a room in it. */
const WORLD = { seed_world: 'every-role', seed: 1 } as const;

const FLAGS = [
  ...BROWSER_FLAGS,
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  // Of two pages one is in the background.
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

/**
 * `npm run bench -- voice`: two real pages of the built client in a voice channel, from the press to the first sound, from the
 * voice to its sound and from that to its ring, from the loss of the connection to the first sound after it, and from the press that
 * takes the microphone from a person to the silence of that person: median and worst of 20. A median that misses its goal makes the run end with an error.
 */
export async function benchVoice(): Promise<void> {
  const executablePath = ensureBrowser();
  if (!(await buildClient())) throw new Error('the client could not be built');
  const node = await createNode({ main: WORLD, control: { token: '' }, pages: { clientDir: `${ROOT}client/dist` } });
  const origin = (await node.listen()).replace('127.0.0.1', 'localhost');
  const browser = await chromium.launch({ ...(executablePath !== '' && { executablePath }), args: FLAGS });
  try {
    const open = async (phone: string) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
      await context.addInitScript('globalThis.__name = (value) => value');
      await context.addInitScript(listenIn);
      const page = await signedInPage(context, origin, phone);
      await page
        .getByRole('navigation', { name: '主导航' })
        .getByRole('link', { name: /样板大厅/ })
        .click();
      return page;
    };
    const [anna, ben] = [await open(ANNA), await open(BEN)];
    await enter(anna);
    await repeat('from the press to the first sound', 1500, async () => {
      await anna.evaluate(speak, 1);
      await ben.evaluate(reset);
      await enter(ben);
      const heardAt = await first(ben, 'heardAt');
      const { pressedAt } = await ben.evaluate(moments);
      await dock(ben).getByRole('button', { name: '离开语音频道' }).click();
      await dock(ben).waitFor({ state: 'hidden' });
      return heardAt - pressedAt;
    });
    await anna.evaluate(speak, 0);
    await enter(ben);
    await first(ben, 'heardAt');
    const toSound: number[] = [];
    await repeat('from the sound on the other page to its ring', 120, async () => {
      await anna.evaluate(speak, 0);
      await ben.locator('[data-speaking="true"]').first().waitFor({ state: 'detached' });
      await setTimeout(500);
      await ben.evaluate(reset);
      const spokeAt = await anna.evaluate(speak, 1);
      const heardAt = await first(ben, 'heardAgainAt');
      toSound.push(heardAt - spokeAt);
      // A ring that comes before its sound is not late.
      return Math.max(0, (await first(ben, 'ringAt')) - heardAt);
    });
    console.log(lineOf('from the voice to its sound on the other page', toSound));
    await repeat('from the loss of the connection to the sound again', 1500, async () => {
      await ben.evaluate(reset);
      const cutAt = Date.now();
      await cutAudio(origin);
      return (await first(ben, 'heardAgainAt')) - cutAt;
    });
    await benchMutes(ben, anna);
    await benchSeats(ben, anna);
  } finally {
    await browser.close();
    await node.close();
  }
}

async function enter(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: '频道列表' })
    .getByRole('button', { name: /语音一/ })
    .click();
  await dock(page).getByRole('status').getByText('语音已连接').waitFor();
}

/** Ends the connection of Ben's sound, as a network that fails does. */
async function cutAudio(origin: string): Promise<void> {
  const connections = `${origin}/__mock/worlds/main/connections`;
  const { data } = (await (await fetch(connections)).json()) as {
    readonly data: {
      readonly list: readonly { readonly id: string; readonly user: string; readonly socket: string }[];
    };
  };
  const audio = data.list.find(({ user, socket }) => user === BEN_NO && socket === 'audio');
  if (!audio) throw new Error('Ben has no connection of sound');
  const body = JSON.stringify({ connection: audio.id });
  const closed = await fetch(`${connections}/close`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!closed.ok) throw new Error(`the connection was not closed: ${closed.status}`);
}
