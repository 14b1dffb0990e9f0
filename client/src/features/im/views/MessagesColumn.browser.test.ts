import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { answerContacts, answerProfiles } from '../../../testing/contacts.ts';
import { drawn } from '../../../testing/drawn.ts';
import { answerExplore } from '../../../testing/explore.ts';
import { channelRow, composer, HALL_PATH } from '../../../testing/hall-page.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { cardOf } from '../../../testing/people.ts';
import { openRoomPage } from '../../../testing/room-page.ts';
import { feedbackActions } from '../../feedback/index.ts';
import { messagesModal, profileModal } from '../../person/index.ts';
import { settingsModal } from '../../preferences/index.ts';
import { imActions } from '../index.ts';

const COLUMN_PX = 380;

const column = () => page.getByRole('complementary', { name: /^(消息|پیام‌ها)$/ });
const drawer = () => page.getByRole('dialog', { name: '消息', exact: true });
const button = () => page.getByRole('button', { name: /^消息(，|$)/ });
const field = () => page.getByRole('textbox', { name: '输入消息' });
const row = (text: string) =>
  column().getByRole('region', { name: '会话' }).getByRole('button', { name: text }).first();
const members = () => page.getByRole('complementary', { name: '成员' });
const dialog = (name: string) => page.getByRole('dialog', { name });
/** What the shell, the first child of the root, has of the window. */
const shell = () => document.querySelector('#root > *')?.getBoundingClientRect();

/** A hall with the messages of two sessions: one of another person, one of the platform. */
async function open(width = 1440, options: MountOptions = {}) {
  const app = await mountApp({
    path: HALL_PATH,
    viewport: { width, height: 900 },
    ...options,
    prepare: (fakes) => {
      answerExplore(fakes);
      answerContacts(fakes);
      answerProfiles(fakes);
      fakes.http.on('hall.user_card', { card_info: cardOf() });
      fakes.ims.store(OTHER, `p2p-${VIEWER}`, { kind: 'text', text: '在吗' }, 'o1');
      fakes.ims.store('ypb_system', `p2p-${VIEWER}`, { kind: 'text', text: '欢迎' }, 's1');
    },
  });
  await app.client.late.take('clips');
  await app.settle();
  return app;
}
type App = Awaited<ReturnType<typeof open>>;

async function toggle(app: App) {
  await button().click();
  await app.settle();
}

async function openTalk(app: App) {
  app.dispatch(messagesModal.open({ to: OTHER }));
  await app.settle();
}

async function resize(app: Pick<App, 'settle'>, width: number) {
  await page.viewport(width, 900);
  await drawn();
  await app.settle();
}

describe('beside a wide page', () => {
  test('[modal.im-panel] from 1280 px on the messages are a column that moves page and toasts aside; the page stays in use', async () => {
    const app = await open(1280);
    await toggle(app);
    const box = column().element().getBoundingClientRect();
    expect([box.left, box.right, box.height]).toEqual([1280 - COLUMN_PX, 1280, 900]);
    expect([shell()?.left, shell()?.right]).toEqual([0, box.left]);
    expect(page.getByRole('dialog').elements()).toEqual([]);
    app.dispatch(feedbackActions.toastRequested({ tone: 'info', text: { key: 'im.recallFailed' } }));
    await drawn();
    const toasts = page.getByRole('region', { name: '通知' }).element().getBoundingClientRect();
    expect(toasts.right).toBeLessThanOrEqual(box.left);
    await composer().fill('照常说话');
    await expect.element(composer()).toHaveValue('照常说话');
    await expect.element(column()).toBeVisible();
  });

  test('below 1280 px they are a drawer over the page, which stays where it is', async () => {
    const app = await open(1279);
    await toggle(app);
    await expect.element(drawer()).toBeVisible();
    expect(column().elements()).toEqual([]);
    expect(shell()?.right).toBe(1279);
  });

  test('in a page from right to left the column stands at the left', async () => {
    const app = await open(1440, { language: 'fa-IR' });
    app.dispatch(messagesModal.open({ to: null }));
    await app.settle();
    const box = column().element().getBoundingClientRect();
    expect([box.left, box.right]).toEqual([0, COLUMN_PX]);
    expect([shell()?.left, shell()?.right]).toEqual([COLUMN_PX, 1440]);
  });

  test('the button opens and closes the column, and tells which', async () => {
    const app = await open();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
    await toggle(app);
    await expect.element(column()).toBeVisible();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
    await toggle(app);
    expect(column().elements()).toEqual([]);
    expect(shell()?.right).toBe(1440);
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  });

  test('the column stays with its session while the viewer goes to other pages', async () => {
    const app = await open();
    await openTalk(app);
    for (const place of ['/index/more', '/app/rooms', HALL_PATH]) {
      app.ports.navigation.go(place);
      await app.settle();
      expect(app.path()).toMatch(place);
      await expect.element(column().getByRole('log').getByText('在吗')).toBeVisible();
    }
  });

  test('session and draft outlive a change between column and drawer', async () => {
    const app = await open();
    await openTalk(app);
    await field().fill('还没写完');
    for (const width of [1279, 1280, 700, 1440]) {
      await resize(app, width);
      await expect.element((width < 1280 ? drawer() : column()).getByRole('log').getByText('在吗')).toBeVisible();
      await expect.element(field()).toHaveValue('还没写完');
      await expect.element(field()).toHaveFocus();
    }
    // A line that is written across the change goes on at its end.
    await userEvent.keyboard('，现在');
    await expect.element(field()).toHaveValue('还没写完，现在');
    // A card has led to the session: after the viewer has left it, the drawer must not bring it back.
    await column().getByRole('button', { name: '返回会话列表' }).click();
    await resize(app, 1279);
    await expect.element(drawer().getByRole('region', { name: '会话' })).toBeVisible();
    expect(drawer().getByRole('log').elements()).toEqual([]);
  });

  test('an open menu of a session stays while the width changes; column and drawer change places once it is closed', async () => {
    const app = await open();
    await toggle(app);
    await column().getByRole('button', { name: '更多操作' }).first().click();
    const item = page.getByRole('menuitem', { name: '置顶' });
    await expect.element(item).toBeVisible();
    await resize(app, 1200);
    await expect.element(item).toBeVisible();
    // The page beside it is not covered meanwhile.
    expect(shell()?.right).toBe(1200 - COLUMN_PX);
    await userEvent.keyboard('{Escape}');
    await app.settle();
    await expect.element(drawer()).toBeVisible();
    expect(column().elements()).toEqual([]);
    expect(shell()?.right).toBe(1200);
    const row = drawer().getByRole('listitem').first().getByRole('button').first();
    await expect.element(row).toHaveFocus();
    await drawer().getByRole('button', { name: '更多操作' }).first().click();
    await expect.element(item).toBeVisible();
    await resize(app, 1280);
    await expect.element(item).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await app.settle();
    await expect.element(column()).toBeVisible();
    expect(drawer().elements()).toEqual([]);
    await expect.element(column().getByRole('listitem').first().getByRole('button').first()).toHaveFocus();
  });

  test('the list of members gives way while the main pane would have less than 480 px, and comes back', async () => {
    const app = await open(1440);
    await expect.element(members()).toBeVisible();
    await toggle(app);
    expect(members().elements()).toEqual([]);
    const pane = () => page.getByRole('main').element().getBoundingClientRect().width;
    expect(pane()).toBeGreaterThanOrEqual(480);
    // It is still at hand, over the page.
    await page.getByRole('button', { name: '显示成员列表' }).click();
    await app.settle();
    await expect.element(dialog('成员列表')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await resize(app, 1444);
    await expect.element(members()).toBeVisible();
    expect(pane()).toBe(480);
    await resize(app, 1440);
    expect(members().elements()).toEqual([]);
    await toggle(app);
    await expect.element(members()).toBeVisible();
  });

  test('in a room its members give way while the stage would have less than 480 px beside a chat of 320 px', async () => {
    const app = await openRoomPage({ viewport: { width: 1515, height: 900 } });
    const audience = page.getByRole('complementary', { name: '房间成员' });
    await expect.element(audience).toBeVisible();
    app.dispatch(messagesModal.open({ to: null }));
    await app.settle();
    await expect.element(column()).toBeVisible();
    expect(audience.elements()).toEqual([]);
    await resize(app, 1516);
    await expect.element(audience).toBeVisible();
    expect(page.getByRole('main').element().getBoundingClientRect().width).toBe(480 + 320);
  });

  test('an outage shows in an open session, which has the place of the list', async () => {
    const app = await open();
    await openTalk(app);
    const state = () => column().getByRole('region', { name: '聊天记录' }).getByRole('status').first();
    await expect.element(state()).toHaveTextContent('已连接');
    await app.ims.cut();
    await app.settle();
    await expect.element(state()).toHaveTextContent('正在连接…');
    await expect.element(state()).toBeVisible();
  });
});

describe('the focus of the column', () => {
  test('Esc inside closes it and gives the focus back; elsewhere, and in what it opens, Esc does not', async () => {
    const app = await open();
    await toggle(app);
    expect(column().element().contains(document.activeElement)).toBe(true);
    await composer().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(column()).toBeVisible();
    await row('在吗').click();
    await app.settle();
    await expect.element(field()).toHaveFocus();
    await column().getByRole('button', { name: '更多操作' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(column()).toBeVisible();
    await toggle(app);
    await toggle(app);
    await userEvent.keyboard('{Escape}');
    await app.settle();
    expect(column().elements()).toEqual([]);
    await expect.element(button()).toHaveFocus();
  });

  test('its own button closes it', async () => {
    const app = await open();
    await toggle(app);
    await column().getByRole('button', { name: '关闭消息' }).click();
    await app.settle();
    expect(column().elements()).toEqual([]);
    await expect.element(button()).toHaveFocus();
  });

  test('the focus goes along with the pane: to a session without a field, and back to its row', async () => {
    const app = await open();
    await toggle(app);
    row('欢迎').element().focus();
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(column().getByText('系统消息，不能回复')).toBeVisible();
    await expect.element(column()).toHaveFocus();
    column().getByRole('button', { name: '返回会话列表' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(row('欢迎')).toHaveFocus();
  });

  test('a message to the user of a card has its field in focus, also when the list had come back meanwhile', async () => {
    const app = await open(1600);
    for (let time = 0; time < 3; time += 1) {
      members().getByRole('button', { name: /阿澈/ }).element().focus();
      await userEvent.keyboard('{Enter}');
      await app.settle();
      dialog('阿澈 的名片').getByRole('button', { name: '发消息' }).element().focus();
      await userEvent.keyboard('{Enter}');
      await app.settle();
      await expect.element(dialog('阿澈 的名片')).not.toBeInTheDocument();
      await expect.element(column().getByRole('textbox', { name: '输入消息' })).toHaveFocus();
      if (time === 1) await column().getByRole('button', { name: '返回会话列表' }).click();
    }
  });

  test('a message to the user of a profile leaves the profile, and the field has the focus', async () => {
    const app = await open();
    await openTalk(app);
    await composer().click();
    app.dispatch(profileModal.open({ no: OTHER, nick: '阿澈' }));
    await app.settle();
    dialog('阿澈 的主页').getByRole('button', { name: '发消息' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(dialog('阿澈 的主页')).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
  });

  test('keys that move between the parts of a page reach the list, the lines and the field', async () => {
    const app = await open();
    await openTalk(app);
    await composer().click();
    await userEvent.keyboard('{Control>}{F6}{/Control}');
    await expect.element(column().getByRole('log')).toHaveFocus();
    await userEvent.keyboard('{Control>}{F6}{/Control}');
    await expect.element(field()).toHaveFocus();
    app.dispatch(imActions.sessionClosed());
    await app.settle();
    await composer().click();
    await userEvent.keyboard('{Control>}{F6}{/Control}');
    await expect.element(row('欢迎')).toHaveFocus();
  });

  test('another channel has the focus in its own composer; a focus that is lost elsewhere lands on the heading, not in the column', async () => {
    const app = await open();
    await openTalk(app);
    await channelRow('攻略').click();
    await app.settle();
    await expect.element(composer()).toHaveFocus();
    app.ports.navigation.go('/index/more');
    await app.settle();
    const passing = document.createElement('button');
    document.getElementById('content')?.append(passing);
    passing.focus();
    await userEvent.keyboard('{Shift}');
    passing.remove();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('dialogs over the column', () => {
  test('Esc closes the dialog alone, whichever opened last', async () => {
    const app = await open();
    app.dispatch(settingsModal.open());
    await app.settle();
    await openTalk(app);
    await expect.element(dialog('设置')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('设置')).not.toBeInTheDocument();
    await expect.element(column()).toBeVisible();
  });

  test('a dialog stays above, with the focus, while the window becomes too narrow for a column; then the drawer is there', async () => {
    const app = await open();
    await openTalk(app);
    app.dispatch(settingsModal.open());
    await app.settle();
    await resize(app, 1200);
    expect(shell()?.right).toBe(1200);
    await expect.element(dialog('设置')).toBeVisible();
    expect(dialog('设置').element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await app.settle();
    await expect.element(dialog('设置')).not.toBeInTheDocument();
    await expect.element(drawer().getByRole('log').getByText('在吗')).toBeVisible();
  });

  test('a link in a dialog leads to its page and leaves the column open', async () => {
    const app = await open();
    await openTalk(app);
    app.dispatch(profileModal.open({ no: OTHER, nick: '阿澈' }));
    await app.settle();
    const profile = dialog('阿澈 的主页');
    await profile.getByRole('link', { name: '去 TA 所在的大厅' }).click();
    await app.settle();
    await expect.element(profile).not.toBeInTheDocument();
    await expect.element(column().getByRole('log').getByText('在吗')).toBeVisible();
  });
});
