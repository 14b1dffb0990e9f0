import type { PlatformNode } from '@miczero/mock-platform';
import type { CDPSession, Page } from 'playwright-core';
import { CROWD_HALL, crowdedNode, signInCrowd } from '../crowd.ts';
import { BIG_HALL, channelRow, createSmallHall, hallLink, idOf, OWNER, SMALL_HALL } from './hall-page.ts';
import * as signs from './hall-signs.ts';
import { clickOn, watched } from './hall-watch.ts';
import { launchBrowser, signedInPage } from './measure.ts';

const MEMBERS = 10_000;
const CHANNELS = 200;
/** With the line that the seed writes, a full page. */
const MORE_LINES = 29;
const WRITERS = 5;
const GUIDES = ['piazza', 'more', 'create_room', 'setting', 'invite', 'voice', 'kh', 'notice'];

/** A built client in a browser of its own, in a hall whose channels `full` have a page of lines each. */
export interface SwitchScene {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

export async function openScene(
  executablePath: string,
  clientDir: string,
  full: readonly string[],
): Promise<SwitchScene> {
  const node = await crowdedNode(MEMBERS, { pages: { clientDir } }, CHANNELS);
  const origin = (await node.listen()).replace('127.0.0.1', 'localhost');
  const browser = await launchBrowser(executablePath);
  const page = await signedInPage(browser, origin, OWNER);
  await hallLink(page, BIG_HALL).waitFor();
  // A viewer who has seen the guides: a tip that follows its element costs every scroll.
  await page.evaluate((guides) => {
    for (const guide of guides) localStorage.setItem(`ypb_guide_${guide}`, '1');
  }, GUIDES);
  await page.reload();
  await hallLink(page, BIG_HALL).waitFor();
  await createSmallHall(page);
  await watched(page, await clickOn(hallLink(page, BIG_HALL)), [[signs.isHallRead, BIG_HALL]]);
  for (const name of full) await writePage(node, name, await idOf(page, name));
  // Each is read once, so that its page is kept; so is the small hall.
  for (const name of full)
    await watched(page, await clickOn(channelRow(page, name)), [[signs.isChannelFresh, lastLineOf(name)]]);
  for (const name of [SMALL_HALL, BIG_HALL])
    await watched(page, await clickOn(hallLink(page, name)), [[signs.isHallRead, name]]);
  const devtools = await page.context().newCDPSession(page);
  return {
    page,
    devtools,
    close: async () => {
      await browser.close();
      await node.close();
    },
  };
}

/** What `writePages` writes last. */
export const lastLineOf = (name: string): string => lineOf(name, MORE_LINES);
const lineOf = (name: string, number: number) => `${name} 的第 ${number} 句。`;

/** Members write a page of lines, as a talk looks: several writers, some lines with emoticons and links. */
async function writePage(node: PlatformNode, name: string, channel: string): Promise<void> {
  const people = await signInCrowd(node, WRITERS, 100);
  const runner = node.worlds.get('main');
  if (!runner) throw new Error('the world main is missing');
  for (let index = 1; index <= MORE_LINES; index += 1) {
    const person = people[Math.floor(index / 2) % WRITERS];
    if (!person) throw new Error('the crowd is empty');
    const text = index % 5 === 0 ? ':赞: 看 https://example.com/队伍' : '今晚八点开黑，缺一个辅助';
    await runner.run(
      'chat.send',
      { no: person.no, sid: person.token.sid },
      {
        hall_id: CROWD_HALL,
        channel_id: channel as never,
        c_mid: `page-${channel}-${index}` as never,
        body: { msg_type: '1', content: `${text} ${lineOf(name, index)}`, msg: '', extra: {} },
      },
    );
  }
}

/** The page has nothing left to do: what a switch began is over. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((resolve) => setTimeout(() => requestIdleCallback(() => requestIdleCallback(resolve)), 250))',
  );
}
