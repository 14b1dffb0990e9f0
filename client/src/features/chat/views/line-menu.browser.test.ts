import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GENERAL, GUIDES, HALL, idOf, OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { channelRow, composer, HALL_PATH, line } from '../../../testing/hall-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';

const menu = () => page.getByRole('menu', { name: '消息菜单' });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });

async function open(): Promise<MountedApp> {
  const app = await mountApp({ path: HALL_PATH });
  app.http.on('hall.user_card', {
    card_info: {
      uid: OTHER,
      nick: '阿澈',
      avatar: '',
      online: true,
      role: '',
      age: 20,
      gender: 1,
      sign: '',
      text_mute: false,
      mic_mute: false,
      mic_muted_by: '',
    },
  } as never);
  hear(app, 8, {
    content: '@小满 来吗',
    extra: { author: { id: OTHER, nick: '阿澈', avatar: '', role: '' }, aiteuser: { [VIEWER]: '小满' } },
  });
  await app.settle();
  return app;
}

describe('the menu of a line', () => {
  test.each([
    [
      'its button',
      async () => {
        await line('来吗').getByText(/来吗/).hover();
        await line('来吗').getByRole('button', { name: '更多' }).click();
      },
    ],
    ['a right click', () => line('来吗').getByText(/来吗/).click({ button: 'right' })],
    [
      'the menu key',
      async () => {
        line('来吗').element().querySelector<HTMLElement>('[data-roving]')?.focus();
        await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      },
    ],
  ] as const)('the menu of a line opens by %s, and mentions the author', async (_by, act) => {
    const app = await open();
    await act();
    await app.settle();
    await expect.element(menu()).toBeVisible();
    await item('提到 阿澈').click();
    await expect.element(composer()).toHaveValue('@阿澈 ');
    await expect.element(composer()).toHaveFocus();
    await expect.element(menu()).not.toBeInTheDocument();
  });

  test('the menu of a line opens by a long press', async () => {
    const app = await open();
    const target = line('来吗').getByText(/来吗/).element();
    const at = { bubbles: true, pointerType: 'touch', clientX: 300, clientY: 300 };
    // Chromium makes no touch out of a mouse.
    target.dispatchEvent(new PointerEvent('pointerdown', at));
    await expect.element(menu()).toBeVisible();
    target.dispatchEvent(new PointerEvent('pointerup', at));
    await app.settle();
  });

  test('[modal.report] reports a line of another user, with its ids and its words', async () => {
    const app = await open();
    app.http.on('account.report', { id: 1 });
    await line('来吗').getByText(/来吗/).click({ button: 'right' });
    await app.settle();
    await item('举报').click();
    await app.settle();
    const dialog = page.getByRole('dialog', { name: '举报这条消息' });
    await expect.element(dialog.getByText('@小满 来吗')).toBeVisible();
    await dialog.getByRole('textbox', { name: /补充说明/ }).fill('刷屏');
    await dialog.getByRole('button', { name: '提交举报' }).click();
    await app.settle();
    const text = `刷屏\n[channel ${GENERAL}, message 8] @小满 来吗`;
    expect(app.http.requests('account.report')).toEqual([{ type: 1, target: OTHER, reason: 1, text, images: [] }]);
  });

  test('[modal.report] an own line cannot be reported', async () => {
    const app = await open();
    hear(app, 9, { content: '我的话', extra: { author: { id: VIEWER, nick: '小满', avatar: '', role: '' } } }, VIEWER);
    await app.settle();
    await line('我的话').getByText('我的话').click({ button: 'right' });
    await app.settle();
    await expect.element(item('复制文字')).toBeVisible();
    expect(item('举报').elements()).toEqual([]);
  });

  test('the menu of an own delivered line offers neither a mention nor a deletion', async () => {
    const app = await open();
    await line('text 1').getByText('text 1').click({ button: 'right' });
    await app.settle();
    await expect.element(item('复制文字')).toBeVisible();
    await expect.element(item('复制消息链接')).toBeVisible();
    expect(item('删除').elements()).toEqual([]);
  });
});

describe('a person in a line', () => {
  const card = () => page.getByRole('dialog', { name: /阿澈/ });

  test('[modal.profile-card] name, picture and the menu open the card', async () => {
    const app = await open();
    const row = line('来吗');
    for (const act of [
      () => row.getByRole('button', { name: '阿澈', exact: true }).click(),
      () => row.getByRole('button', { name: '阿澈 的资料' }).click(),
      async () => {
        await row.getByText(/来吗/).click({ button: 'right' });
        await app.settle();
        await item('查看资料').click();
      },
    ]) {
      await act();
      await app.settle();
      await expect.element(card()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(card()).not.toBeInTheDocument();
    }
  });

  test('[modal.profile-card] a mention opens the card of the person that it means', async () => {
    const app = await open();
    await line('来吗').getByRole('button', { name: '@小满' }).click();
    await app.settle();
    expect(app.http.requests('hall.user_card').at(-1)).toEqual({ uid: VIEWER, hall_id: HALL });
  });

  test('each line of a group names its author to a screen reader', async () => {
    const app = await open();
    hear(app, 9, { content: '第二句' });
    await app.settle();
    await expect.element(line('第二句')).toHaveTextContent(/阿澈.*第二句/);
  });
});

test('[chat.history.has-more] the link to a message pages back until the message is shown', async () => {
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${GENERAL}#120`,
    prepare: (fakes) => answerWithHistory(fakes, { count: 300, unread: 0 }),
  });
  await app.settle();
  await app.settle();
  await expect.element(page.getByRole('log').getByText('text 120', { exact: true })).toBeInViewport();
});

describe('the menu of a channel', () => {
  test('[hall-event.1014] marks it as read', async () => {
    const app = await mountApp({
      path: HALL_PATH,
      prepare: (fakes) => answerWithHistory(fakes, { count: 3, unread: 0 }),
    });
    const detail = app.http.requests('hall.detail').length;
    app.server.emit('channelUnread', { hall_id: HALL, list: [{ channel_id: GUIDES, unread: 5 }] }, { to: VIEWER });
    await app.clock.advance(0);
    await channelRow('攻略').click({ button: 'right' });
    await app.settle();
    await item('标为已读').click();
    await app.settle();
    expect(app.http.requests('hall.detail').length).toBe(detail + 1);
    const receipts = app.server.sentNamed('readReceipt').map(({ envelope, body }) => [envelope.channel, body.msg_id]);
    expect(receipts).toContainEqual([GUIDES, idOf(3)]);
    expect(channelRow('攻略').getByText('5', { exact: true }).elements()).toEqual([]);
  });

  test('[hall-event.1013] mutes it: unread lines make no mark any more, over a reload too', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await channelRow('攻略').click({ button: 'right' });
    await app.settle();
    await item('静音').click();
    await expect.element(channelRow('攻略').getByText('已静音')).toBeInTheDocument();
    const again = await app.reload();
    again.server.emit('channelUnread', { hall_id: HALL, list: [{ channel_id: GUIDES, unread: 5 }] }, { to: VIEWER });
    await again.clock.advance(0);
    expect(channelRow('攻略').getByText('5', { exact: true }).elements()).toEqual([]);
  });
});
