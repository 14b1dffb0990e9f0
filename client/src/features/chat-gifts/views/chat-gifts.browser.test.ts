import { type Gift, gift, relation, userBrief } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { OTHER } from '../../../testing/chat-lines.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { answerMoney, topUpForGift } from '../../../testing/money.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { messagesModal } from '../../person/index.ts';

const giftOf = (id: string, name: string, price: number, bag_num = 0): Gift =>
  z.parse(gift, { gift_id: id, name, image: '', price, gift_effect: id, bag_num });
const GIFTS = [giftOf('rose', '玫瑰', 1, 3), giftOf('cat', '招财猫', 520)];
const PARTNER = {
  user: z.parse(userBrief, { no: OTHER, nick: '阿澈', avatar: '', gender: 1, age: 20, sign: '', online: 1 }),
  relation: z.parse(relation, { no: OTHER, follow: 1, fan: 1, friend: 0, black: 0, blacked: 0 }),
};

/** Opens the private session with another person. */
async function openSession({ prepare, ...options }: MountOptions = {}) {
  const app = await mountApp({
    ...options,
    prepare: (fakes) => {
      fakes.http.on('relation.chat_user', PARTNER);
      fakes.http.on('gift.chat_panel', { list: GIFTS, money: 600 });
      fakes.http.on('gift.chat_send', { money: 590, bag_num: 3, combo: 1 });
      prepare?.(fakes);
    },
  });
  app.dispatch(messagesModal.open({ to: OTHER }));
  await app.settle();
  await app.settle();
  return app;
}

const messages = () => page.getByRole('complementary', { name: '消息' });
const gifts = () => page.getByRole('dialog', { name: '送礼物' });
async function openGifts(app: Awaited<ReturnType<typeof openSession>>) {
  await messages().getByRole('button', { name: '送礼物' }).click();
  await app.settle();
}

test('[api.go.home.relation.chatUser] the header of a private session tells the name and the relation of its person', async () => {
  const app = await openSession();
  await expect.element(messages().getByRole('heading', { name: '阿澈' })).toBeVisible();
  await expect.element(messages().getByText('互相关注')).toBeVisible();
  expect(app.http.requests('relation.chat_user')).toEqual([{ no: OTHER }]);
});

test('[api.go.home.gift.chatPanel][api.go.home.gift.chatSend] a gift goes to the person of the session, and the balance that is left shows', async () => {
  const app = await openSession();
  await openGifts(app);
  const receiver = gifts().getByText('送给 阿澈');
  await expect.element(receiver).toBeVisible();
  const tabs = gifts().getByRole('tablist').element().getBoundingClientRect();
  expect(tabs.top - receiver.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
  await expect.element(gifts().getByText('余额 600 金币')).toBeVisible();
  await expect.element(gifts().getByRole('button', { name: '请选择礼物' })).toHaveAttribute('aria-disabled', 'true');
  await gifts().getByRole('radio', { name: /玫瑰/ }).click();
  await gifts().getByRole('radio', { name: '10' }).click();
  await gifts().getByRole('button', { name: '赠送' }).click();
  await app.settle();
  expect(app.http.requests('gift.chat_send')).toMatchObject([
    { to: OTHER, gift_id: 'rose', gift_num: 10, is_bag: false, req_id: expect.any(String) },
  ]);
  await expect.element(gifts().getByText('余额 590 金币')).toBeVisible();
  await expect.element(gifts().getByRole('status')).toHaveTextContent(/^已送出 玫瑰 ×10$/);
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(gifts()).not.toBeInTheDocument();
  await expect.element(messages()).toBeVisible();
});

test('a gift without an answer is sent again under its key', async () => {
  let tries = 0;
  const app = await openSession({
    prepare: ({ http }) =>
      http.on('gift.chat_send', () => {
        tries += 1;
        if (tries === 1) throw ApiFailure.noResponse('gift.chat_send');
        return { money: 597, bag_num: 3, combo: 1 };
      }),
  });
  await openGifts(app);
  await gifts().getByRole('radio', { name: /玫瑰/ }).click();
  await gifts().getByRole('button', { name: '赠送' }).click();
  await app.clock.advance(1000);
  await app.settle();
  const keys = app.http.requests('gift.chat_send').map(({ req_id }) => req_id);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expect.element(gifts().getByText('余额 597 金币')).toBeVisible();
});

test('too few coins lead from the gift to the wallet; gifts that did not load are asked for again', async () => {
  let isBroken = true;
  const app = await openSession({
    prepare: (fakes) => {
      answerMoney(fakes);
      fakes.http.on('gift.chat_panel', () => {
        if (isBroken) throw ApiFailure.noResponse('gift.chat_panel');
        return { list: GIFTS, money: 5 };
      });
    },
  });
  await openGifts(app);
  await expect.element(gifts().getByText('礼物没有加载出来')).toBeVisible();
  isBroken = false;
  await gifts().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await gifts()
    .getByRole('radio', { name: /招财猫/ })
    .click();
  await expect.element(gifts().getByText('还差 515 金币')).toBeVisible();
  await gifts().getByRole('button', { name: '充值后赠送' }).click();
  await app.settle();
  // The wallet has the newest balance, and says what is missing for the gift.
  const wallet = page.getByRole('dialog', { name: '钱包' });
  await expect.element(wallet.getByRole('status').filter({ hasText: '这份礼物还差 420 金币' })).toBeVisible();
});

test('[screen.money.payment-choice] too few coins for a gift of a private session lead to the wallet and, paid, back to the gift that was chosen', async () => {
  const market = { current: null as ReturnType<typeof answerMoney> | null };
  const app = await openSession({
    prepare: (fakes) => {
      market.current = answerMoney(fakes);
      fakes.http.on('gift.chat_panel', () => ({ list: GIFTS, money: market.current?.money ?? 0 }));
    },
  });
  await openGifts(app);
  await gifts()
    .getByRole('radio', { name: /招财猫/ })
    .click();
  await gifts().getByRole('button', { name: '充值后赠送' }).click();
  await app.settle();
  await topUpForGift(app, { market: market.current, price: '¥98.00', money: 1160 });
  await expect.element(gifts().getByText('余额 1160 金币')).toBeVisible();
  await expect.element(gifts().getByRole('radio', { name: /招财猫/ })).toBeChecked();
  await expect.element(gifts().getByRole('button', { name: '长按赠送给 阿澈 · 520 金币' })).toBeEnabled();
});
