import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SEND_RATE_PER_S } from '@miczero/contracts';
import { DEMO_PASSWORD, type PlatformNode } from '@miczero/mock-platform';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../../../tools/browser.ts';
import { buildClient } from '../../../tools/build.ts';
import { ROOT } from '../../../tools/run.ts';
import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd } from '../crowd.ts';

const RATES = [50, 200, 500, 3000];
const SECONDS = 10;
export const FRAME_MS = 1000 / 60;
const SENDERS = 50;

export interface Probe {
  readonly paints: number[];
  readonly frames: number[];
  readonly longTasks: number[];
  readonly seen: number;
  readonly heapBytes: number;
  /** Epoch milliseconds at which the line with a number was painted. */
  readonly paintedAt: Readonly<Record<string, number>>;
}

/** The built client in a real page that views a channel with a given rate of messages. */
export async function benchClient(): Promise<void> {
  const executablePath = ensureBrowser();
  if (!(await buildClient())) throw new Error('the client could not be built');
  const node = await crowdedNode(SENDERS, { pages: { clientDir: `${ROOT}client/dist` } });
  const origin = await node.listen();
  const browser = await launchBrowser(executablePath);
  try {
    const url = origin.replace('127.0.0.1', 'localhost');
    const page = await openChannel(browser, url, '13800000001');
    console.log(await measureSend(page, await openChannel(browser, url, '13800000002')));
    console.log('messages/s   sent   to paint p50 ms   p95 ms   frames dropped   long tasks   longest ms   heap MB');
    for (const rate of RATES) console.log(await measureRate(node, page, rate));
  } finally {
    await browser.close();
    await node.close();
  }
}

/** A browser that tells its heap and collects its garbage when it is asked to. */
export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    ...(executablePath !== '' && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
      '--disable-background-networking',
    ],
  });

const SENDS = 10;

/** Time from one user's Enter key to the painted line in another user's page. */
async function measureSend(writer: Page, reader: Page): Promise<string> {
  const times: number[] = [];
  for (let index = 0; index < SENDS; index += 1) {
    // The client keeps to the rate of the platform; this measures a line that it sends at once.
    await writer.waitForTimeout(1000 / SEND_RATE_PER_S + 50);
    const number = String(9_000_000 + index);
    const field = writer.getByRole('textbox', { name: /写消息/ });
    await field.fill(`#${number}# 上号`);
    const pressed = writer.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener('keydown', () => resolve(performance.timeOrigin + performance.now()), {
            once: true,
            capture: true,
          });
        }),
    );
    await field.press('Enter');
    const painted = await reader.waitForFunction((wanted) => {
      const { paintedAt } = (globalThis as unknown as { benchProbe: { read(): Probe } }).benchProbe.read();
      return paintedAt[wanted];
    }, number);
    times.push(Number(await painted.jsonValue()) - (await pressed));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  await reader.close();
  return `Enter to the other page's painted line: median ${at(0.5)} ms, slowest ${at(0.99)} ms (${SENDS} lines)\n`;
}

export async function signedInPage(browser: Pick<Browser, 'newPage'>, origin: string, phone: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await installProbe(page);
  await page.goto(`${origin}/login`);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号或账号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  return page;
}

async function openChannel(browser: Browser, origin: string, phone: string): Promise<Page> {
  const page = await signedInPage(browser, origin, phone);
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: /万人大厅/ })
    .click();
  await page.getByRole('navigation', { name: '频道列表' }).getByRole('button', { name: '文字频道 广场' }).click();
  await page.getByRole('log').waitFor();
  return page;
}

async function measureRate(node: PlatformNode, page: Page, rate: number): Promise<string> {
  await collectGarbage(page);
  const before = (await probe(page)).heapBytes;
  await page.evaluate('benchProbe.reset()');
  const sent = await sendFor(node, rate, SECONDS * 1000);
  // Waits for messages in flight.
  await page.waitForTimeout(1500);
  const { paints, frames, longTasks, seen } = await probe(page);
  await collectGarbage(page);
  const after = (await probe(page)).heapBytes;
  paints.sort((a, b) => a - b);
  const at = (share: number) => paints[Math.floor(paints.length * share)] ?? Number.NaN;
  const dropped = droppedShare(frames);
  const cells: [string | number, number][] = [
    [rate, 10],
    [sent, 7],
    [at(0.5).toFixed(1), 18],
    [at(0.95).toFixed(1), 9],
    [`${dropped.toFixed(1)} %`, 17],
    [longTasks.length, 13],
    [Math.max(0, ...longTasks).toFixed(0), 13],
    [`${((after - before) / 1e6).toFixed(1)}`, 10],
  ];
  return `${cells.map(([value, width]) => String(value).padStart(width)).join('')}   (${seen} lines painted)`;
}

/** Percent of the frames that should have come and did not. */
export function droppedShare(frames: readonly number[]): number {
  const missed = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0);
  return (100 * missed) / (missed + frames.length);
}

/** Before the page is opened. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(readFileSync(fileURLToPath(new URL('./probe.js', import.meta.url)), 'utf8'));
}

/** The frames of 60 turns of the wheel, and of the second after them. */
export async function scrollSteadily(page: Page): Promise<number[]> {
  await page.evaluate('benchProbe.reset()');
  for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 300);
  await page.waitForTimeout(1000);
  return (await probe(page)).frames;
}

export const probe = (page: Page): Promise<Probe> => page.evaluate('benchProbe.read()');

export async function collectGarbage(page: Page): Promise<void> {
  await page.evaluate('globalThis.gc?.()');
}

let sequence = 0;

/** Sends at a steady rate from several users; returns the number of messages. */
async function sendFor(node: PlatformNode, rate: number, durationMs: number): Promise<number> {
  const people = await signInCrowd(node, SENDERS);
  const runner = node.worlds.get('main');
  if (!runner) throw new Error('the world main is missing');
  const started = performance.now();
  let sent = 0;
  while (performance.now() - started < durationMs) {
    const due = Math.floor(((performance.now() - started) / 1000) * rate);
    for (; sent < due; sent += 1) {
      sequence += 1;
      const sender = people[sequence % SENDERS] as (typeof people)[number];
      void runner.run(
        'chat.send',
        { no: sender.no, sid: sender.token.sid },
        {
          hall_id: CROWD_HALL,
          channel_id: CROWD_CHANNEL,
          c_mid: `bench-${sequence}` as never,
          body: { msg_type: '1', content: `#${sequence}# 今晚八点开黑，缺一个辅助`, msg: '', extra: {} },
        },
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return sent;
}
