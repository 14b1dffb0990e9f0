import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GUIDES, HALL, idOf, VIEWER } from '../../../testing/chat-lines.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { channelRow, HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { menuHead } from '../../../testing/menu-head.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { answerWell, theHall } from '../../../testing/run-client.ts';

test('[api.lobby.op.list-my-halls] a list of halls that did not come says so in the rail, and can be asked for again', async () => {
  const app = await mountApp({ prepare: ({ http }) => http.vanish('hall.list') });
  const rail = page.getByRole('navigation', { name: '主导航' });
  const retry = rail.getByRole('button', { name: '大厅列表没有加载出来，重试' });
  await expect.element(retry).toBeVisible();
  answerWell(app);
  await retry.click();
  await app.settle();
  await expect.element(rail.getByRole('link', { name: '小满的大厅' })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test.each([
  ['zh-CN', 'light'],
  ['fa-IR', 'dark'],
] as const)(
  'the menu of a phone has a word at each icon, beside it, or below it where channels stand, in %s',
  async (language, theme) => {
    for (const [path, isBeside] of [
      ['/index/more', true],
      [HALL_PATH, false],
    ] as const) {
      const app = await mountApp({ path, language, theme, viewport: { width: 360, height: 740 } });
      document.querySelector<HTMLElement>('header button')?.click();
      await app.settle();
      const rail = page.getByRole('dialog').getByRole('navigation').first();
      await expect.element(rail).toBeVisible();
      const actions = [...rail.element().querySelectorAll('[data-roving]:has(> svg)')];
      expect(actions.length).toBe(4);
      for (const action of actions) {
        const word = action.querySelector('span');
        expect(word?.textContent).toBe(action.getAttribute('aria-label'));
        const [icon, said] = [action.querySelector('svg'), word].map((part) => part?.getBoundingClientRect());
        if (!icon || !said?.width) throw new Error('no icon, or no word');
        // The word begins beside the icon, at its inline end, or below it.
        const gap = language === 'fa-IR' ? icon.left - said.right : said.left - icon.right;
        const isClear = isBeside ? gap >= 0 && gap < 32 : said.top >= icon.bottom - 1;
        expect([action.getAttribute('aria-label'), isClear]).toEqual([action.getAttribute('aria-label'), true]);
      }
      const names = [...rail.element().querySelectorAll('[data-place] span')].filter((part) => part.checkVisibility());
      expect(names.some(({ textContent }) => textContent === '小满的大厅')).toBe(isBeside);
      expect(await inspect(360)).toEqual([]);
      app.unmount();
    }
  },
);

const hallLink = () => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /小满的大厅/ });
const item = (name: string) => page.getByRole('menu').getByRole('menuitem', { name, exact: true });

/** The hall is not open, and has five unread lines in one channel. */
async function openAway(path = '/index/more', prepare: (fakes: FakePorts) => void = () => {}): Promise<MountedApp> {
  const app = await mountApp({
    path,
    prepare: (fakes) => {
      const { http } = fakes;
      prepare(fakes);
      const channels = theHall.channels.map((group) => ({
        ...group,
        children: (group.children ?? []).map((leaf) =>
          leaf.id === GUIDES
            ? { ...leaf, unread: 5, last_message: { last_msg_id: idOf(8), last_msg_content: '' } }
            : { ...leaf, unread: 0 },
        ),
      }));
      http.on('hall.list', { list: [{ ...theHall, unread: 5 }], page: 1, page_total: 1 });
      http.on('hall.detail', { ...theHall, unread: 5, channels });
    },
  });
  await app.settle();
  return app;
}
const receipts = ({ server }: MountedApp) =>
  server.sentNamed('readReceipt').map(({ envelope, body }) => [envelope.channel, body.msg_id]);

test('the menu of a hall in the rail marks all of it as read, once, and mutes it', async () => {
  const app = await openAway();
  await expect.element(hallLink()).toHaveAccessibleName(/未读/);
  await hallLink().click({ button: 'right' });
  await item('标为已读').click();
  await app.settle();
  expect(receipts(app)).toEqual([[GUIDES, idOf(8)]]);
  await expect.element(hallLink()).not.toHaveAccessibleName(/未读/);
  await hallLink().click({ button: 'right' });
  await expect.element(item('标为已读')).toHaveAttribute('aria-disabled', 'true');
  await item('静音').click();
  await app.settle();
  expect(JSON.parse(app.storage.read('preferences') ?? '{}')).toMatchObject({ mutedHalls: [HALL] });
  await hallLink().click({ button: 'right' });
  await item('取消静音').click();
  await app.settle();
  expect(JSON.parse(app.storage.read('preferences') ?? '{}')).toMatchObject({ mutedHalls: [] });
});

test('the menu of a hall says on a phone which one it is about', async () => {
  const app = await openAway();
  await page.viewport(360, 740);
  await app.settle();
  await page.getByRole('banner').getByRole('button').first().click();
  await app.settle();
  await hallLink().click({ button: 'right' });
  await app.settle();
  expect(menuHead()).toBe('小满的大厅');
});

test('Shift+Esc marks every channel of the open hall as read', async () => {
  const app = await openAway(HALL_PATH);
  await expect.element(channelRow('攻略').getByText('5', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Shift>}{Escape}{/Shift}');
  await app.settle();
  expect(receipts(app)).toContainEqual([GUIDES, idOf(8)]);
  await expect.element(channelRow('攻略').getByText('5', { exact: true })).not.toBeInTheDocument();
});

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

test('the invite link of a hall in the rail names its inviter, and counts as an invitation', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const steps = { channels: null, isInvited: false, hasSpoken: false, isFolded: null };
  const app = await openAway(HALL_PATH, ({ storage }) =>
    storage.write('first_steps', JSON.stringify({ [VIEWER]: { [HALL]: steps } })),
  );
  await hallLink().click({ button: 'right' });
  await item('复制邀请链接').click();
  await app.settle();
  expect(copied).toEqual([`${location.origin}/invite?hall=${HALL}&from=${VIEWER}`]);
  expect(JSON.parse(app.storage.read('first_steps') ?? '{}')).toMatchObject({
    [VIEWER]: { [HALL]: { isInvited: true } },
  });
});
