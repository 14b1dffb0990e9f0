import type { Page } from 'playwright-core';
import { ensureBrowser } from '../../../tools/browser.ts';
import { buildClient } from '../../../tools/build.ts';
import { ROOT } from '../../../tools/run.ts';
import { crowdedNode } from '../crowd.ts';
import { collectGarbage, droppedShare, launchBrowser, probe, signedInPage } from './measure.ts';

const MEMBERS = 10_000;
const CHANNELS = 200;
const CHANNEL_SWITCHES = 50;
const HALL_SWITCHES = 20;
const OWNER = '13800000001';
/** A place that is not there within this time counts as lost, and the run continues. */
const LOST_AFTER_MS = 30_000;

const rail = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const tree = (page: Page) => page.getByRole('navigation', { name: '频道列表' });

/** `npm run bench -- hall`: a hall of 10 000 members and 200 channels at the full and at a quarter of the CPU. */
export async function benchHall(): Promise<void> {
  const executablePath = ensureBrowser();
  if (!(await buildClient())) throw new Error('the client could not be built');
  const node = await crowdedNode(MEMBERS, { pages: { clientDir: `${ROOT}client/dist` } }, CHANNELS);
  const origin = (await node.listen()).replace('127.0.0.1', 'localhost');
  const browser = await launchBrowser(executablePath);
  console.log(`${MEMBERS} members, ${CHANNELS} channels; milliseconds from the press to the painted result`);
  console.log('CPU    what                                     median    worst   lost   frames dropped');
  try {
    const page = await signedInPage(browser, origin, OWNER);
    await rail(page)
      .getByRole('link', { name: /万人大厅/ })
      .waitFor();
    await createSecondHall(page);
    for (const slowdown of [1, 4]) await measureAll(page, slowdown);
  } finally {
    await browser.close();
    await node.close();
  }
}

/** A small hall, to switch to and fro. */
async function createSecondHall(page: Page): Promise<void> {
  await page.getByRole('button', { name: '创建大厅' }).click();
  const dialog = page.getByRole('dialog', { name: '创建大厅' });
  await dialog.getByRole('textbox', { name: '大厅名称' }).fill('小厅');
  await dialog.getByRole('button', { name: '创建', exact: true }).click();
  await page.getByRole('button', { name: '以后再说' }).click();
}

async function measureAll(page: Page, slowdown: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const say = (what: string, times: readonly (number | null)[], frames: readonly number[]) =>
    console.log(lineOf(`${slowdown}×`, what, times, droppedShare(frames)));
  await toDiscover(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await collectGarbage(page);
  const before = (await probe(page)).heapBytes;

  await page.evaluate('benchProbe.reset()');
  const opened = await timed(
    page,
    () =>
      rail(page)
        .getByRole('link', { name: /万人大厅/ })
        .click(),
    isHallShown,
    '万人大厅',
  );
  say('open the hall: tree, lines, members', [opened], (await probe(page)).frames);

  await page.evaluate('benchProbe.reset()');
  const list = page.getByRole('region', { name: '成员列表' });
  await list.hover();
  for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 300);
  await page.waitForTimeout(1000);
  say('scroll the members: 60 turns of the wheel', [], (await probe(page)).frames);

  const found: (number | null)[] = [];
  await page.evaluate('benchProbe.reset()');
  for (const number of [9999, 5000, 77]) {
    const field = page.getByRole('searchbox', { name: /成员/ });
    await field.fill(`路人${number}`.slice(0, -1));
    found.push(await timed(page, () => field.press(String(number).slice(-1)), isMemberShown, `路人${number}`));
    await field.fill('');
  }
  say('search a member (300 ms pause included)', found, (await probe(page)).frames);

  const jumps: (number | null)[] = [];
  await page.evaluate('benchProbe.reset()');
  for (const number of [150, 199, 42]) {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await field.fill(`频道 ${number}`.slice(0, -1));
    jumps.push(await timed(page, () => field.press(String(number).slice(-1)), isFirstOption, `频道 ${number}`));
    await page.keyboard.press('Escape');
  }
  say('find a channel with Ctrl+K', jumps, (await probe(page)).frames);

  const switches: (number | null)[] = [];
  const read: (number | null)[] = [];
  await page.evaluate('benchProbe.reset()');
  for (let index = 0; index < CHANNEL_SWITCHES; index += 1) {
    const name = `频道 ${3 + ((index * 37) % (CHANNELS - 3))}`;
    const row = tree(page).getByRole('button', { name: `文字频道 ${name}`, exact: true });
    await row.scrollIntoViewIfNeeded();
    const shown = timed(page, () => row.click(), isChannelShown, name);
    switches.push(await shown);
    read.push(await since(page, isChannelRead, name));
  }
  const { frames } = await probe(page);
  say(`switch the channel: composer, ${CHANNEL_SWITCHES} times`, switches, frames);
  say('the same, until its lines are there', read, frames);

  const halls: (number | null)[] = [];
  await page.evaluate('benchProbe.reset()');
  for (let index = 0; index < HALL_SWITCHES; index += 1) {
    const name = index % 2 === 0 ? '小厅' : '万人大厅';
    halls.push(
      await timed(
        page,
        () =>
          rail(page)
            .getByRole('link', { name: new RegExp(name) })
            .click(),
        isHallShown,
        name,
      ),
    );
  }
  say(`switch the hall, ${HALL_SWITCHES} times`, halls, (await probe(page)).frames);

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await toDiscover(page);
  await collectGarbage(page);
  const after = (await probe(page)).heapBytes;
  console.log(`${slowdown}×     heap: ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after`);
}

async function toDiscover(page: Page): Promise<void> {
  await rail(page).getByRole('link', { name: '发现' }).click();
  await page.getByRole('heading', { name: '找到你的大厅' }).waitFor();
}

/** Milliseconds from the last press that `act` makes to the frame in which `isDone` holds; null when it never does. */
async function timed(
  page: Page,
  act: () => Promise<void>,
  isDone: (wanted: string) => number,
  wanted: string,
): Promise<number | null> {
  await act();
  return since(page, isDone, wanted);
}

/** Milliseconds from the last press to the frame in which `isDone` holds. */
async function since(page: Page, isDone: (wanted: string) => number, wanted: string): Promise<number | null> {
  try {
    const done = await page.waitForFunction(isDone, wanted, { polling: 'raf', timeout: LOST_AFTER_MS });
    return (await done.jsonValue()) - Number(await page.evaluate('benchProbe.pressedAt()'));
  } catch {
    return null;
  }
}

/* Each of these runs in the page and answers the present once it sees what it looks for, else 0. */

function isHallShown(name: string): number {
  const heading = document.querySelector('h2')?.textContent ?? '';
  const hasTree = document.querySelector('nav [data-place][aria-current]') !== null;
  const hasMembers = document.querySelector('aside [data-roving]') !== null;
  const hasComposer = document.querySelector('main textarea:not(:disabled)') !== null;
  return heading.includes(name) && hasTree && hasMembers && hasComposer ? performance.now() : 0;
}

function isMemberShown(nick: string): number {
  const rows = [...document.querySelectorAll('aside [data-roving]')];
  return rows.some((row) => row.textContent?.includes(nick)) ? performance.now() : 0;
}

function isFirstOption(name: string): number {
  return document.querySelector('[role="option"]')?.textContent?.includes(name) ? performance.now() : 0;
}

function isChannelShown(name: string): number {
  const field = document.querySelector('main textarea');
  return field?.getAttribute('aria-label')?.includes(name) ? performance.now() : 0;
}

function isChannelRead(name: string): number {
  const log = document.querySelector('[role="log"]');
  const isRead = log?.getAttribute('aria-busy') === 'false' && log.textContent?.includes(`这里是${name}。`);
  return isRead ? performance.now() : 0;
}

function lineOf(cpu: string, what: string, times: readonly (number | null)[], dropped: number): string {
  const known = times.flatMap((time) => time ?? []).sort((a, b) => a - b);
  const ms = (time: number | undefined) => (time === undefined ? '' : time.toFixed(0));
  const cells: [string, number][] = [
    [ms(known[Math.floor(known.length / 2)]), 10],
    [ms(known.at(-1)), 9],
    [String(times.length - known.length), 7],
    [`${dropped.toFixed(1)} %`, 17],
  ];
  return `${cpu.padEnd(7)}${what.padEnd(40)}${cells.map(([value, width]) => value.padStart(width)).join('')}`;
}
