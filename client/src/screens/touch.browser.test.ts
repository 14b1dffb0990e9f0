import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerExplore } from '../testing/explore.ts';
import { HALL_PATH, line } from '../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../testing/mount-app.tsx';
import { standings } from '../testing/people.ts';
import { answerInvites, answerTeamLine, inviteOf } from '../testing/team-lines.ts';
import { smallTargets } from '../testing/touch-targets.ts';

const PHONE = { width: 360, height: 740 };
const button = (name: string | RegExp) => page.getByRole('button', { name });
const NOTHING = async () => {};

/** Each place of a phone, and how to get there. */
const PLACES: readonly (readonly [name: string, path: string, go: (app: MountedApp) => Promise<void>])[] = [
  ['discover', '/index/more', NOTHING],
  ['the team-up square', '/index/piazza', NOTHING],
  ['a text channel', HALL_PATH, NOTHING],
  ['the channels of a hall', HALL_PATH, () => button('打开频道列表').click()],
  ['the members', HALL_PATH, () => button('显示成员列表').click()],
  ['the menu of a line', HALL_PATH, () => line('text 1').getByText('text 1').click({ button: 'right' })],
  [
    'the settings',
    HALL_PATH,
    async (app) => {
      await button('打开频道列表').click();
      await app.settle();
      await button('设置').click();
    },
  ],
];

test.each(PLACES)('every target of %s has the size of a finger on a phone', async (_name, path, go) => {
  const app = await mountApp({
    path,
    viewport: PHONE,
    prepare: (fakes) => {
      standings(fakes, 'owner', 'member');
      answerExplore(fakes);
      answerInvites(fakes, inviteOf('3'));
      if (path === HALL_PATH) answerTeamLine(fakes);
    },
  });
  await go(app);
  await app.settle();
  expect(smallTargets()).toEqual([]);
});
