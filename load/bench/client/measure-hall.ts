import type { Page } from 'playwright-core';
import { ensureBrowser } from '../../../tools/browser.ts';
import { buildClient } from '../../../tools/build.ts';
import { ROOT } from '../../../tools/run.ts';
import { crowdedNode } from '../crowd.ts';
import { BIG_HALL, channelRow, createSmallHall, hallLink, idOf, OWNER, rail, SMALL_HALL } from './hall-page.ts';
import { GOALS, printFrames, printHead, printTimes } from './hall-report.ts';
import * as signs from './hall-signs.ts';
import { writeUnread } from './hall-unread.ts';
import { clickOn, type Shown, watched } from './hall-watch.ts';
import { collectGarbage, installProbe, launchBrowser, probe, scrollSteadily, signedInPage } from './measure.ts';

const MEMBERS = 10_000;
const CHANNELS = 200;
const CHANNEL_SWITCHES = 50;
const TRIES = 20;
/** Lines that are unread: within two pages, and far above. */
const UNREAD = [45, 253] as const;
const SLOWDOWNS = [1, 4] as const;
const BURST_LINES = 25;
/** The bucket of the contract is full again. */
const BURST_PAUSE_MS = 2500;
type Times = (Shown | null)[];
const memberList = (page: Page) => page.getByRole('region', { name: '成员列表' });

/** `npm run bench -- hall`: a hall of 10 000 members and 200 channels at the full and at a quarter of the CPU. */
export async function benchHall(): Promise<void> {
  const executablePath = ensureBrowser();
  if (!(await buildClient())) throw new Error('the client could not be built');
  const node = await crowdedNode(MEMBERS, { pages: { clientDir: `${ROOT}client/dist` } }, CHANNELS);
  const origin = (await node.listen()).replace('127.0.0.1', 'localhost');
  const browser = await launchBrowser(executablePath);
  console.log(`${MEMBERS} members, ${CHANNELS} channels`);
  printHead();
  try {
    const page = await signedInPage(browser, origin, OWNER);
    await hallLink(page, BIG_HALL).waitFor();
    await createSmallHall(page);
    for (const slowdown of SLOWDOWNS) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await toDiscover(page);
      const before = await heapOf(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await measureHall(page, slowdown);
      for (const count of UNREAD) {
        // Channels of their own: what was read once is unread no more.
        const first = 20 + 40 * SLOWDOWNS.indexOf(slowdown) + TRIES * UNREAD.indexOf(count);
        const numbers = Array.from({ length: TRIES }, (_, index) => first + index);
        const ids = await Promise.all(numbers.map((number) => idOf(page, `频道 ${number}`)));
        await writeUnread(node, ids, count);
        // Lines far above take as many calls as there are pages: a time for them would be one of the network.
        const goal = count === UNREAD[0] ? GOALS.linesMs : undefined;
        printTimes(slowdown, `press ↑ ${count} unread: divider at the top`, await jumps(page, numbers), goal);
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await toDiscover(page);
      const after = await heapOf(page);
      console.log(`${slowdown}×    heap: ${before} MB before, ${after} MB after`);
    }
  } finally {
    await browser.close();
    await node.close();
  }
}

async function measureHall(page: Page, slowdown: number): Promise<void> {
  const { placeMs, linesMs, burstMs, membersDropped } = GOALS;
  const opened = await watched(page, await clickOn(hallLink(page, BIG_HALL)), [[signs.isHallRead, BIG_HALL]]);
  printTimes(slowdown, 'open the hall: channels, lines, members', opened);

  await emptyPage(page, slowdown);
  await memberList(page).hover();
  printFrames(
    slowdown,
    'scroll the members: 60 turns of the wheel',
    await scrollSteadily(page),
    `≤ ${membersDropped} %`,
  );
  printTimes(slowdown, 'search a member (300 ms pause included)', await searches(page));
  printTimes(slowdown, 'find a channel with Ctrl+K', await quickSwitches(page));

  const places: Times = [];
  const lines: Times = [];
  const numbers = Array.from({ length: CHANNEL_SWITCHES }, (_, index) => 3 + ((index * 37) % (CHANNELS - 3)));
  for (const number of numbers) {
    const name = `频道 ${number}`;
    const act = await clickOn(channelRow(page, name));
    const [place, read] = await watched(page, act, [
      [signs.isComposerOf, name],
      [signs.isChannelRead, name],
    ]);
    places.push(place ?? null);
    lines.push(read ?? null);
  }
  printTimes(slowdown, 'another channel: its composer', places, placeMs);
  printTimes(slowdown, 'the same, until its lines are fresh', lines, linesMs);
  const known: Times = [];
  for (const number of numbers.slice(-TRIES - 1, -1)) {
    const name = `频道 ${number}`;
    known.push(...(await watched(page, await clickOn(channelRow(page, name)), [[signs.isPageOf, name]])));
  }
  printTimes(slowdown, 'a channel again: composer and cached page', known, placeMs);

  const halls: Times = [];
  const read: Times = [];
  for (let index = 0; index < TRIES; index += 1) {
    const name = index % 2 === 0 ? SMALL_HALL : BIG_HALL;
    const [there, fresh] = await watched(page, await clickOn(hallLink(page, name)), [
      [signs.isHallThere, name],
      [signs.isHallRead, name],
    ]);
    halls.push(there ?? null);
    read.push(fresh ?? null);
  }
  printTimes(slowdown, 'another hall: name, channels, composer', halls, placeMs);
  printTimes(slowdown, 'the same, until lines and members are fresh', read, linesMs);
  printTimes(slowdown, `send ${BURST_LINES} lines at once: all acknowledged`, await bursts(page, slowdown), burstMs);
}

/** Frame count of an idle page: frames that are lost here are lost by the machine. */
async function emptyPage(page: Page, slowdown: number): Promise<void> {
  const empty = await page.context().browser()?.newPage({ viewport: page.viewportSize() });
  if (!empty) throw new Error('the browser has gone');
  await installProbe(empty);
  const devtools = await empty.context().newCDPSession(empty);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await empty.goto(new URL('/config.json', page.url()).href);
  await empty.setContent('<div style="block-size: 24000px"></div>');
  printFrames(slowdown, 'scroll an empty page alike', await scrollSteadily(empty));
  await empty.close();
  await page.bringToFront();
}

async function searches(page: Page): Promise<Times> {
  const times: Times = [];
  const field = page.getByRole('searchbox', { name: /成员/ });
  for (const number of [9999, 5000, 77]) {
    await field.fill(`路人${number}`.slice(0, -1));
    times.push(
      ...(await watched(page, () => page.keyboard.press(String(number % 10)), [
        [signs.isMemberThere, `路人${number}`],
      ])),
    );
    await field.fill('');
  }
  return times;
}

async function quickSwitches(page: Page): Promise<Times> {
  const times: Times = [];
  for (const number of [150, 199, 42]) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(`频道 ${number}`.slice(0, -1));
    times.push(
      ...(await watched(page, () => page.keyboard.press(String(number % 10)), [
        [signs.isFirstOption, `频道 ${number}`],
      ])),
    );
    await page.keyboard.press('Escape');
  }
  return times;
}

/** Lines written faster than the platform accepts them: the rate limit sets the least time, and the excess is ours. */
async function bursts(page: Page, slowdown: number): Promise<Times> {
  const times: Times = [];
  await page.locator('main textarea').click();
  for (let round = 0; round < TRIES; round += 1) {
    const mark = `连发${slowdown}-${round}句`;
    const act = async () => {
      for (let index = 0; index < BURST_LINES; index += 1) {
        await page.keyboard.insertText(`${mark}${index}`);
        await page.keyboard.press('Enter');
      }
    };
    await page.waitForTimeout(BURST_PAUSE_MS);
    times.push(...(await watched(page, act, [[signs.areAllSent, `${mark}/${BURST_LINES}`]])));
  }
  return times;
}

async function jumps(page: Page, numbers: readonly number[]): Promise<Times> {
  const times: Times = [];
  for (const number of numbers) {
    await (await clickOn(channelRow(page, `频道 ${number}`)))();
    const pill = page.getByRole('button', { name: '条未读' }).and(page.locator('main button'));
    times.push(...(await watched(page, await clickOn(pill), [[signs.isDividerAtTop, '']])));
  }
  return times;
}

async function toDiscover(page: Page): Promise<void> {
  await rail(page).getByRole('link', { name: '发现' }).click();
  await page.getByRole('heading', { name: '找到你的大厅' }).waitFor();
}

async function heapOf(page: Page): Promise<string> {
  await collectGarbage(page);
  return ((await probe(page)).heapBytes / 1e6).toFixed(1);
}
