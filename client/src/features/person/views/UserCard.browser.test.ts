import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, messageAt, OTHER, VOICE } from '../../../testing/chat-lines.ts';
import { gamingOf } from '../../../testing/explore.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

const cardInfo = {
  uid: OTHER,
  nick: '阿澈',
  avatar: '',
  gender: 1 as const,
  age: 20,
  sign: '随叫随到',
  role: '' as const,
  online: true,
  mic_mute: false,
  mic_muted_by: '',
  text_mute: false,
};

test('[api.lobby.channel.gaming_by_user] the card of a user shows their gaming post and leads there', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http }) => {
      http.on('hall.user_card', { card_info: cardInfo });
      http.on('channel.gaming_by_user', { gaming: gamingOf('1') });
    },
  });
  await page.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /阿澈/ }).click();
  await expect.poll(() => app.http.requests('channel.gaming_by_user')).toEqual([{ uid: OTHER }]);
  await app.settle();
  const link = page.getByRole('link', { name: '正在找人玩 王者荣耀，还缺 2 人' });
  await expect.element(link).toHaveAttribute('href', `/index/room/${HALL}?channel_id=${VOICE}`);
});

test('a right click on a member opens the card, and on the author of a line the card instead of the menu of the line', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http }) => {
      http.on('hall.user_card', { card_info: cardInfo });
      http.on('channel.message', {
        msg_list: [messageAt(1, { author: { id: OTHER, nick: '阿澈', avatar: '', role: '' } })],
      });
    },
  });
  const card = page.getByRole('dialog', { name: '阿澈 的名片' });
  await page
    .getByRole('complementary', { name: '成员' })
    .getByRole('button', { name: /阿澈/ })
    .click({ button: 'right' });
  await app.settle();
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  const member = page.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /阿澈/ });
  await expect.element(member).toHaveFocus();
  await page.getByRole('log').getByRole('button', { name: '阿澈' }).first().click({ button: 'right' });
  await app.settle();
  await expect.element(card).toBeVisible();
  expect(page.getByRole('menu').elements()).toEqual([]);
});

test('[modal.im-panel] a message to the user of a card closes the card, which would cover the session', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http }) => http.on('hall.user_card', { card_info: cardInfo }),
  });
  await page.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /阿澈/ }).click();
  await app.settle();
  // A dialog above hides from assistive technology what it leaves on screen.
  const card = page.getByRole('dialog', { name: '阿澈 的名片', includeHidden: true });
  await card.getByRole('button', { name: '发消息' }).click();
  await app.settle();
  await expect
    .element(page.getByRole('complementary', { name: '消息' }).getByRole('textbox', { name: '输入消息' }))
    .toHaveFocus();
  await expect.element(card).not.toBeInTheDocument();
});
