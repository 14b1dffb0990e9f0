import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { hallSettingsModal } from '../features/hall-management/index.ts';
import { GENERAL } from '../testing/chat-lines.ts';
import { DIALOG_PLACES, openEach } from '../testing/every-dialog.ts';
import { answerExplore } from '../testing/explore.ts';
import { HALL_PATH, line } from '../testing/hall-page.ts';
import { answerWithHistory } from '../testing/long-history.ts';
import { type MountedApp, mountApp } from '../testing/mount-app.tsx';
import { standings } from '../testing/people.ts';
import { answerInvites, answerTeamLine, inviteOf } from '../testing/team-lines.ts';
import { smallTargets } from '../testing/touch-targets.ts';

const PHONE = { width: 360, height: 740 };
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** Where the lines are many, and 45 of them unread. */
const UNREAD_PATH = `${HALL_PATH}?channel_id=${GENERAL}`;
const shown = async (target: Locator) => void (await expect.element(target).toBeVisible());
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
    'the settings of a hall',
    HALL_PATH,
    async (app) => {
      app.dispatch(hallSettingsModal.open({ startsAt: null }));
      await app.settle();
      await shown(page.getByRole('tab').first());
    },
  ],
  ['a channel with unread lines', UNREAD_PATH, () => shown(page.getByRole('button', { name: '45 条未读' }))],
  ['an invitation', '/invite?hall=8001', () => shown(page.getByRole('article'))],
  ['the login by code', '/login', () => shown(page.getByRole('dialog').getByRole('button', { name: '换一张图' }))],
  [
    'the login by password',
    '/login',
    async () => {
      await page.getByRole('tab', { name: '密码登录' }).click();
      await shown(page.getByRole('dialog').getByLabelText('密码', { exact: true }));
    },
  ],
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
    signedIn: path !== '/login' && !path.startsWith('/invite'),
    prepare: (fakes) => {
      standings(fakes, 'owner', 'member');
      answerExplore(fakes);
      answerInvites(fakes, inviteOf('3'));
      if (path === HALL_PATH) answerTeamLine(fakes);
      if (path === UNREAD_PATH) answerWithHistory(fakes, { count: 300, unread: 45 });
      fakes.http.on('account.captcha', { captcha_id: 'c1', image: 'data:image/svg+xml,' });
    },
  });
  await go(app);
  await app.settle();
  expect(smallTargets()).toEqual([]);
});

/** The small targets of the dialog on top, as it opens and in each of its tabs. */
async function smallInTabs(app: MountedApp): Promise<string[]> {
  const found = smallTargets();
  const tabs = page.getByRole('tab');
  for (let i = 0; i < tabs.elements().length; i += 1) {
    (tabs.nth(i).element() as HTMLElement).click();
    await app.settle();
    found.push(...smallTargets().map((target) => `tab ${i + 1}: ${target}`));
  }
  return found;
}

for (const [place, { dialogs, open }] of Object.entries(DIALOG_PLACES))
  test(`every target of each dialog over a ${place}, as it opens and in each of its tabs, has the size of a finger on a phone`, async () => {
    const app = await open({ viewport: PHONE });
    const small = await openEach(app, dialogs, async () => {
      const found = await smallInTabs(app);
      await userEvent.keyboard('{Escape}');
      await app.settle();
      return found;
    });
    expect(small).toEqual([]);
  });
