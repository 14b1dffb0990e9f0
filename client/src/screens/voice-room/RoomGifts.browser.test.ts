import { gift, giftId, type RoomSeat, type UserNo, userNo } from '@miczero/contracts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { feedbackActions, textOf } from '../../features/feedback/index.ts';
import { preferencesActions } from '../../features/preferences/index.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import pictureUrl from '../../testing/effect-files/coin.webp?url';
import { inspect } from '../../testing/inspect-page.ts';
import { answerMoney, topUpForGift } from '../../testing/money.ts';
import {
  ACHE,
  LULU,
  openRoomPage,
  PEOPLE,
  type RoomPage,
  type RoomPageOptions,
  SEATS,
} from '../../testing/room-page.ts';
import { HOST, person, seat } from '../../testing/run-room.ts';

const giftOf = (id: string, name: string, price: number, bag_num = 0) =>
  z.parse(gift, { gift_id: id, name, image: '', price, gift_effect: id, bag_num });
const GIFTS = [giftOf('rose', '玫瑰', 1, 3), giftOf('candy', '棒棒糖', 9), giftOf('rocket', '冲天火箭', 1314)];
const CAT = z.parse(giftId, 'cat');

const openGifts = async ({ prepare, ...options }: RoomPageOptions = {}) => {
  const app = await openRoomPage({
    ...options,
    prepare: (fakes) => {
      fakes.http.on('gift.room_panel', { list: GIFTS, money: 2000 });
      for (const name of ['gift.send_one', 'gift.send', 'gift.room_send'] as const) {
        fakes.http.on(name, { money: 1991, bag_num: 3, combo: 2 });
      }
      prepare?.(fakes);
    },
  });
  return app;
};
const panel = () => page.getByRole('dialog');
const radio = (name: string | RegExp) => panel().getByRole('radio', { name });
const receiver = (name: string) => panel().getByRole('checkbox', { name });
async function openPanel(app: RoomPage) {
  await page.getByRole('toolbar').getByRole('button', { name: '送礼物' }).click();
  await app.settle();
}
async function send(app: RoomPage, name: string | RegExp = '赠送') {
  await panel().getByRole('button', { name }).click();
  await app.settle();
}
const given = (from: UserNo, effect: string, num = 1) => ({
  from: person(from, '阿澈'),
  to: [person(HOST, '唱片行老板')],
  gift_id: CAT,
  gift_name: '招财猫',
  image: '',
  gift_num: num,
  combo: 1,
  is_bag: false,
  effects: [
    {
      addTime: 1,
      listType: 'A' as const,
      gift_num: num,
      gift_effect: effect,
      effect: { enter_room: '', vehicle: '' },
      userid: from,
    },
  ],
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`seats that fill or empty move no gift under the finger at ${width} × ${height}, and every receiver stays in reach`, async () => {
    const app = await openGifts({ viewport: { width, height } });
    await openPanel(app);
    const top = () => radio(/玫瑰/).element().getBoundingClientRect().top;
    const before = top();
    const ten = SEATS.map(({ mic_number }) => seat(mic_number, `${20_000 + mic_number}` as typeof ACHE));
    app.roomServer.emit('roomSeatsChanged', { list: ten, apply_count: 0 });
    await app.settle();
    // Those who have left keep their place; all seats, and the ten.
    const live = () =>
      panel()
        .getByRole('checkbox')
        .elements()
        .filter((each) => each.ariaDisabled !== 'true');
    await expect.poll(() => live().length).toBe(11);
    expect(top()).toBe(before);
    const last = panel().getByRole('checkbox').last();
    (last.element() as HTMLElement).focus();
    await expect.element(last).toBeInViewport();
    await userEvent.keyboard(' ');
    await expect.element(last).toBeChecked();
    expect(await inspect(width)).toEqual([]);
  });
}

test('[screen.room.gifts] a gift goes to one seat, in a quantity, and the balance that is left shows', async () => {
  const app = await openGifts();
  await openPanel(app);
  await expect.element(panel().getByText('余额 2000 金币')).toBeVisible();
  await expect.element(panel().getByRole('button', { name: '请选择礼物' })).toHaveAttribute('aria-disabled', 'true');
  await radio(/棒棒糖/).click();
  // The host is chosen from the start.
  await receiver('唱片行老板').click();
  await expect.element(panel().getByRole('button', { name: '请选择送给谁' })).toHaveAttribute('aria-disabled', 'true');
  await receiver('阿澈').click();
  await radio('10').click();
  await send(app, '赠送给 阿澈 · 90 金币');
  expect(app.http.requests('gift.send_one')).toMatchObject([
    { gift_id: 'candy', gift_num: 10, to: ACHE, is_bag: false },
  ]);
  await expect.element(panel().getByText('余额 1991 金币')).toBeVisible();
  await expect.element(panel().getByRole('status')).toHaveTextContent('已送出 棒棒糖 ×10，连击 2');
});

test('[screen.room.gifts] with a full stage on a phone the button that sends is in sight before anything is scrolled', async () => {
  const app = await openGifts({ viewport: { width: 360, height: 640 } });
  const people = Array.from({ length: 9 }, (_, index) => ({
    ...seat(index),
    member: person(z.parse(userNo, String(10_020 + index)), `嘉宾${index}号`),
  }));
  app.roomServer.emit('roomSeatsChanged', { list: people, clout: 9, apply_count: 0 });
  await app.settle();
  await openPanel(app);
  await radio(/棒棒糖/).click();
  await receiver('嘉宾8号').click();
  const button = panel().getByRole('button', { name: '赠送' });
  const { bottom } = button.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(640);
  expect(button.element().closest('[data-dialog]')?.scrollHeight).toBeLessThanOrEqual(640);
});

test('the host who is alone on the seats gives to listeners, and alone in the room is told what to do', async () => {
  const app = await openGifts({ role: 1, seats: [seat(0, VIEWER), ...[1, 2, 3].map((n) => seat(n))] });
  await openPanel(app);
  await expect.element(panel().getByRole('group', { name: '送给听众' })).toBeVisible();
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await receiver('阿澈').click();
  await radio(/棒棒糖/).click();
  await send(app, /赠送给 阿澈/);
  expect(app.http.requests('gift.send_one')).toMatchObject([{ to: ACHE }]);
  await userEvent.keyboard('{Escape}');
  app.http.on('room.members', { list: PEOPLE.filter(({ id }) => id === VIEWER), clout: 1 });
  app.roomServer.emit('roomSeatsChanged', { list: [seat(0, VIEWER), seat(1)], clout: 1 });
  await app.settle();
  await openPanel(app);
  await expect.element(panel().getByText('房间里只有你，叫朋友来就能送了')).toBeVisible();
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await panel().getByRole('button', { name: '叫朋友来' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '邀请朋友来“唱片行”' })).toBeVisible();
});

test('a panel that is opened again has the receiver of the gift before, and one gift is told without a combo', async () => {
  const app = await openGifts({
    prepare: ({ http }) => http.on('gift.send_one', { money: 1991, bag_num: 3, combo: 1 }),
  });
  await openPanel(app);
  await radio(/棒棒糖/).click();
  await receiver('唱片行老板').click();
  await receiver('阿澈').click();
  await send(app, '赠送给 阿澈 · 9 金币');
  await expect.element(panel().getByRole('status')).toHaveTextContent(/^已送出 棒棒糖 ×1$/);
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await openPanel(app);
  await expect.element(receiver('阿澈')).toBeChecked();
  await expect.element(receiver('唱片行老板')).not.toBeChecked();
});

test('[screen.money.payment-choice][screen.room.gifts] too few coins lead to the wallet and, paid, back to the gift that was chosen', async () => {
  const market = { current: null as ReturnType<typeof answerMoney> | null };
  const app = await openGifts({
    prepare: (fakes) => {
      market.current = answerMoney(fakes);
      fakes.http.on('gift.room_panel', { list: GIFTS, money: 100 });
    },
  });
  await openPanel(app);
  await radio(/冲天火箭/).click();
  await expect.element(panel().getByText('还差 1214 金币')).toBeVisible();
  await send(app, '充值后赠送');
  const wallet = page.getByRole('dialog', { name: '钱包' });
  await expect.element(wallet.getByText('这份礼物还差 1214 金币')).toBeVisible();
  await topUpForGift(app, { market: market.current, price: '¥198.00', money: 12_280 });
  await expect.element(panel().getByText('余额 12,280 金币')).toBeVisible();
  await expect.element(radio(/冲天火箭/)).toBeChecked();
  await expect.element(receiver('唱片行老板')).toBeChecked();
  await expect.element(panel().getByRole('button', { name: '长按赠送给 唱片行老板 · 1314 金币' })).toBeEnabled();
});

test('a gift from the bag goes to everyone on a seat, or to several of them', async () => {
  const app = await openGifts();
  await openPanel(app);
  // Another page has taken one of three.
  app.http.on('gift.bag', { list: [giftOf('rose', '玫瑰', 1, 2)] });
  await panel().getByRole('tab', { name: '背包' }).click();
  await app.settle();
  await expect.element(radio(/棒棒糖/)).not.toBeInTheDocument();
  await expect.element(panel().getByText('剩 2 个')).toBeVisible();
  await radio(/玫瑰/).click();
  await receiver('全麦').click();
  await expect
    .element(panel().getByRole('button', { name: '背包里只有 2 个' }))
    .toHaveAttribute('aria-disabled', 'true');
  await receiver('唱片行老板').click();
  await expect.element(receiver('全麦')).not.toBeChecked();
  await send(app);
  expect(app.http.requests('gift.send')).toMatchObject([{ gift_id: 'rose', to: [ACHE, LULU], is_bag: true }]);
  // The answer says that three are left.
  await receiver('全麦').click();
  await send(app);
  expect(app.http.requests('gift.room_send')).toMatchObject([{ gift_id: 'rose', all_seats: true, is_bag: true }]);
});

test('a gift that only the bag has stays there, chosen, when the panel is loaded anew after an own gift', async () => {
  const app = await openGifts();
  await openPanel(app);
  app.http.on('gift.bag', { list: [giftOf('rose', '玫瑰', 1, 2), giftOf('ghost', '幽灵', 5, 2)] });
  await expect.element(radio(/棒棒糖/)).toBeVisible();
  await panel().getByRole('tab', { name: '背包' }).click();
  await app.settle();
  await radio(/幽灵/).click();
  app.roomServer.emit('giftSent', given(VIEWER, 'cat'));
  await app.settle();
  await expect.element(radio(/幽灵/)).toBeChecked();
  await panel().getByRole('tab', { name: '礼物' }).click();
  await expect.element(radio(/幽灵/)).not.toBeInTheDocument();
});

test('the viewer sets the price from which a gift is held', async () => {
  const app = await openGifts();
  await openPanel(app);
  const send = (words: string) => panel().getByRole('button', { name: `${words} 唱片行老板 · 1314 金币` });
  await radio(/冲天火箭/).click();
  await expect.element(send('长按赠送给')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>},{/Control}');
  await app.settle();
  await page.getByRole('group', { name: '多少金币起要长按赠送' }).getByRole('radio', { name: '5000' }).click();
  await userEvent.keyboard('{Escape}');
  await openPanel(app);
  await radio(/冲天火箭/).click();
  await expect.element(send('赠送给')).toBeVisible();
  app.dispatch(preferencesActions.changeRequested({ holdFrom: 0 }));
  await expect.element(send('赠送给')).toBeVisible();
  app.dispatch(preferencesActions.changeRequested({ holdFrom: 1000 }));
  await expect.element(send('长按赠送给')).toBeVisible();
});

test('a dear gift must be held: a press sends nothing, holding the key sends it once', async () => {
  const app = await openGifts();
  await openPanel(app);
  await radio(/冲天火箭/).click();
  const hold = panel().getByRole('button', { name: '长按赠送给 唱片行老板 · 1314 金币' });
  await hold.click();
  await app.settle();
  expect(app.http.requests('gift.send_one')).toEqual([]);
  (hold.element() as HTMLElement).focus();
  await hold.hover();
  await userEvent.keyboard('{Enter>}');
  // The bar fills under a pointer, too.
  expect(getComputedStyle(hold.element()).backgroundImage).toContain('gradient');
  await expect.poll(() => app.http.requests('gift.send_one').length).toBe(1);
  await userEvent.keyboard('{/Enter}');
  await app.settle();
  expect(app.http.requests('gift.send_one')).toHaveLength(1);
});

test('[screen.room.gifts] a press on a button that must be held says so, each time, until the gift is on its way', async () => {
  const app = await openGifts();
  await openPanel(app);
  await radio(/冲天火箭/).click();
  const hold = panel().getByRole('button', { name: '长按赠送给 唱片行老板 · 1314 金币' });
  const status = panel().getByRole('status');
  await hold.click();
  await expect.element(status).toHaveTextContent('请按住按钮，直到填满');
  await userEvent.keyboard('{Enter>}');
  // It is held: the words would come anew, and be read anew.
  await expect.element(status).toHaveTextContent('');
  await userEvent.keyboard('{/Enter}');
  await expect.element(status).toHaveTextContent('请按住按钮，直到填满');
  await radio(/棒棒糖/).click();
  await expect.element(status).toHaveTextContent('');
  await radio(/冲天火箭/).click();
  // A screen reader presses without a pointer or a key.
  (hold.element() as HTMLElement).click();
  await expect.element(status).toHaveTextContent('请按住按钮，直到填满');
  hold.element().focus();
  await userEvent.keyboard('{Enter>}');
  await expect.poll(() => app.http.requests('gift.send_one').length).toBe(1);
  await userEvent.keyboard('{/Enter}');
  await app.settle();
  await expect.element(status).toHaveTextContent('已送出 冲天火箭 ×1，连击 2');
});

test('the words for coins follow their number', async () => {
  const app = await openGifts({
    language: 'en-US',
    prepare: ({ http }) => http.on('gift.room_panel', { list: GIFTS, money: 1 }),
  });
  await page.getByRole('toolbar').getByRole('button', { name: 'Send a gift' }).click();
  await app.settle();
  await expect.element(radio('玫瑰 1 coin')).toBeVisible();
  await expect.element(radio('棒棒糖 9 coins')).toBeVisible();
  await expect.element(panel().getByText('Balance: 1 coin', { exact: true })).toBeVisible();
});

test.each([
  [
    'en-US',
    'Send a gift',
    'Everyone on a seat',
    ['Send to Maximili… · 9 coins', 'Send to 2 people · 18 coins', 'Send to Everyone on a seat · 27 coins'],
  ],
  [
    'pt-BR',
    'Enviar presente',
    'Todos nos assentos',
    ['Enviar a Maximili… · 9 moedas', 'Enviar a 2 pessoas · 18 moedas', 'Enviar a Todos nos assentos · 27 moedas'],
  ],
] as const)(
  'in %s the button that sends cuts a long nick, and no other words for the receivers',
  async (language, title, all, [toOne, toTwo, toAll]) => {
    const seats = SEATS.map((each) =>
      each.mic_number === 0 ? { ...each, member: person(HOST, 'Maximiliano Santos') } : each,
    );
    const app = await openGifts({ language, seats });
    await page.getByRole('toolbar').getByRole('button', { name: title, exact: true }).click();
    await app.settle();
    await radio(/棒棒糖/).click();
    const button = (name: string) => panel().getByRole('button', { name, exact: true });
    await expect.element(button(toOne)).toBeEnabled();
    await receiver('阿澈').click();
    await expect.element(button(toTwo)).toBeEnabled();
    await receiver(all).click();
    await expect.element(button(toAll)).toBeEnabled();
  },
);

/** What fills the button now. */
const fillsOf = (button: Element) => button.getAnimations().map(({ playState }) => playState);
const withoutHost = SEATS.map((each) => (each.mic_number === 0 ? seat(0) : each));
const empty = SEATS.map(({ mic_number }) => seat(mic_number));

test.each([
  {
    after: 'would do with a press',
    gift: /玫瑰/,
    num: '188',
    agreed: '564',
    seats: withoutHost,
    label: '赠送给 全麦 · 376 金币',
  },
  {
    after: 'has another price',
    gift: /棒棒糖/,
    num: '66',
    agreed: '1782',
    seats: withoutHost,
    label: '长按赠送给 全麦 · 1188 金币',
  },
  { after: 'has no receiver', gift: /玫瑰/, num: '188', agreed: '564', seats: empty, label: '麦上还没有人' },
])('[screen.room.gifts] what is held while receivers leave, and then $after, is not sent', async (choice) => {
  const app = await openGifts();
  const sent = () =>
    (['gift.send_one', 'gift.send', 'gift.room_send'] as const).flatMap((name) => app.http.requests(name)).length;
  const onSeats = async (list: readonly RoomSeat[]) => {
    app.roomServer.emit('roomSeatsChanged', { list: [...list], clout: 4, apply_count: 0 });
    await app.settle();
  };
  await openPanel(app);
  await radio(choice.gift).click();
  await radio(choice.num).click();
  await receiver('全麦').click();
  const full = panel().getByRole('button', { name: `长按赠送给 全麦 · ${choice.agreed} 金币` });
  const button = full.element() as HTMLElement;
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(() => fillsOf(button)).toEqual(['running']);
  await onSeats(choice.seats);
  await expect.element(panel().getByRole('button', { name: choice.label })).toBeInTheDocument();
  expect(fillsOf(button)).toEqual([]);
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  button.click();
  // All are back; the button is not held.
  await onSeats(SEATS);
  await expect.element(full).toBeEnabled();
  expect([fillsOf(button), sent()]).toEqual([[], 0]);
  // The next hold is one of its own.
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(sent).toBe(1);
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  button.click();
  await app.settle();
  expect(sent()).toBe(1);
});

test('the press after a hold that was lost sends', async () => {
  const app = await openGifts();
  await openPanel(app);
  await radio(/玫瑰/).click();
  await radio('188').click();
  await receiver('全麦').click();
  const button = panel().getByRole('button', { name: '长按赠送给 全麦 · 564 金币' }).element() as HTMLElement;
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  app.roomServer.emit('roomSeatsChanged', { list: withoutHost, clout: 4, apply_count: 0 });
  await app.settle();
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  button.click();
  await send(app, '赠送给 全麦 · 376 金币');
  expect(app.http.requests('gift.room_send')).toHaveLength(1);
});

test('an Enter that stays down after a hold sends nothing more', async () => {
  const app = await openGifts();
  await openPanel(app);
  await radio(/冲天火箭/).click();
  const button = panel().getByRole('button', { name: '长按赠送给 唱片行老板 · 1314 金币' }).element();
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat });
    return button.dispatchEvent(event);
  };
  press(false);
  await expect.poll(() => app.http.requests('gift.send_one').length).toBe(1);
  await app.settle();
  // A browser clicks with each repetition that is not prevented.
  expect([press(true), fillsOf(button)]).toEqual([false, []]);
});

test('a send without an answer is repeated under the same key; a refusal is not', async () => {
  let attempts = 0;
  const app = await openGifts({
    prepare: ({ http }) =>
      http.on('gift.send_one', () => {
        attempts += 1;
        if (attempts < 3) throw ApiFailure.noResponse('gift.send_one');
        return { money: 1999, bag_num: 0, combo: 1 };
      }),
  });
  await openPanel(app);
  await radio(/玫瑰/).click();
  await send(app);
  await app.clock.advance(3000);
  await app.settle();
  const keys = app.http.requests('gift.send_one').map(({ req_id }) => req_id);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await expect.element(panel().getByText('余额 1999 金币')).toBeVisible();
  app.http.refuse('gift.send_one', 20001, '金币不足');
  await send(app);
  await expect.element(page.getByText('金币不足')).toBeVisible();
  expect(app.http.requests('gift.send_one')).toHaveLength(4);
});

test('the menu of a seat opens the panel with its user chosen', async () => {
  const app = await openGifts();
  await page.getByRole('gridcell').getByRole('button', { name: /露露/ }).click();
  await app.settle();
  await page.getByRole('menuitem', { name: '送礼物' }).click();
  await app.settle();
  await expect.element(receiver('露露')).toBeChecked();
  await expect.element(receiver('唱片行老板')).not.toBeChecked();
  await radio(/玫瑰/).click();
  await send(app);
  expect(app.http.requests('gift.send_one')).toMatchObject([{ to: LULU }]);
});

test('a gift to several costs as often: the button says the sum, asks to be held for a large one, and knows what is too much', async () => {
  const app = await openGifts();
  await openPanel(app);
  await radio(/棒棒糖/).click();
  await radio('66').click();
  // 9 × 66 for the host, then for three.
  await expect.element(panel().getByRole('button', { name: '长按赠送给 唱片行老板 · 594 金币' })).toBeEnabled();
  await radio('10').click();
  await expect.element(panel().getByRole('button', { name: '赠送给 唱片行老板 · 90 金币' })).toBeEnabled();
  await receiver('全麦').click();
  await expect.element(panel().getByRole('button', { name: '赠送给 全麦 · 270 金币' })).toBeEnabled();
  await radio('188').click();
  await expect.element(panel().getByText('还差 3076 金币')).toBeVisible();
});

test('a user who leaves the seats is no receiver any more; over empty seats the button says so', async () => {
  const app = await openGifts();
  await openPanel(app);
  await radio(/棒棒糖/).click();
  await receiver('阿澈').click();
  const seats = (list: readonly RoomSeat[]) =>
    app.roomServer.emit('roomSeatsChanged', { list: [...list], clout: 4, apply_count: 0 });
  seats(SEATS.map((each) => (each.mic_number === 0 ? seat(0) : each)));
  await app.settle();
  await expect.element(panel().getByRole('button', { name: '赠送给 阿澈 · 9 金币' })).toBeEnabled();
  await send(app);
  expect(app.http.requests('gift.send_one')).toMatchObject([{ to: ACHE }]);
  seats(SEATS.map(({ mic_number }) => seat(mic_number)));
  await app.settle();
  await expect.element(panel().getByRole('button', { name: '麦上还没有人' })).toHaveAttribute('aria-disabled', 'true');
});

test('a receiver who leaves stays in the row, greyed and unpaid, and no other moves, until the next choice', async () => {
  const app = await openGifts({ viewport: { width: 1440, height: 900 } });
  await openPanel(app);
  await radio(/棒棒糖/).click();
  const left = (name: string) => receiver(name).element().getBoundingClientRect().left;
  const before = [left('阿澈'), left('露露')];
  app.roomServer.emit('roomSeatsChanged', { list: [...withoutHost], clout: 4, apply_count: 0 });
  await app.settle();
  const host = receiver('唱片行老板');
  await expect.element(host).toHaveAttribute('aria-disabled', 'true');
  await expect.element(host).toHaveAccessibleName(/已下麦/);
  await expect.element(host).not.toBeChecked();
  expect([left('阿澈'), left('露露')]).toEqual(before);
  await expect.element(panel().getByRole('button', { name: '请选择送给谁' })).toHaveAttribute('aria-disabled', 'true');
  expect(await inspect(1440)).toEqual([]);
  (host.element() as HTMLElement).click();
  await expect.element(host).not.toBeChecked();
  await receiver('露露').click();
  await expect.element(host).not.toBeInTheDocument();
  await send(app);
  expect(app.http.requests('gift.send_one')).toMatchObject([{ to: LULU }]);
});

test('the choice of all seats stays in the row when one user is left on them, and a newcomer comes last', async () => {
  const app = await openGifts();
  await openPanel(app);
  const names = () =>
    panel()
      .getByRole('checkbox')
      .elements()
      .map((each) => each.parentElement?.textContent);
  const onSeats = async (list: readonly RoomSeat[]) => {
    app.roomServer.emit('roomSeatsChanged', { list: [...list], clout: 4, apply_count: 0 });
    await app.settle();
  };
  const former = names();
  await onSeats([...empty.slice(1), ...SEATS.slice(0, 1)]);
  await expect.element(receiver('全麦')).toHaveAttribute('aria-disabled', 'true');
  expect(names()).toHaveLength(former.length);
  const newcomer = { ...seat(0), member: person(z.parse(userNo, '10777'), '新来的') };
  await onSeats([newcomer, ...SEATS.slice(1)]);
  await expect.element(receiver('全麦')).toHaveAttribute('aria-disabled', 'false');
  expect(names().at(-1)).toContain('新来的');
});

test.each([
  { choice: 'one receiver', marked: [] as string[], label: '赠送给 唱片行老板 · 9 金币' },
  { choice: 'several receivers', marked: ['阿澈'], label: '赠送给 2 人 · 18 金币' },
  { choice: 'all seats', marked: ['全麦'], label: '赠送给 全麦 · 27 金币' },
])('the button that pays names $choice', async ({ marked, label }) => {
  const app = await openGifts();
  await openPanel(app);
  await radio(/棒棒糖/).click();
  for (const name of marked) await receiver(name).click();
  await expect.element(panel().getByRole('button', { name: label, exact: true })).toBeEnabled();
});

/** Presses Enter on the button with the focus, as one does for a row of gifts. */
async function pressAgain(app: RoomPage) {
  await userEvent.keyboard('{Enter}');
  await app.settle();
}
const focusSend = (name: string) => panel().getByRole('button', { name }).element().focus();
const focusedName = () => expect.poll(() => document.querySelector('button:focus')?.textContent);

test('[screen.room.gifts] a row of gifts sent by keyboard keeps the focus on its button until the coins are used up', async () => {
  const app = await openGifts();
  await openPanel(app);
  await radio(/棒棒糖/).click();
  focusSend('赠送给 唱片行老板 · 9 金币');
  await pressAgain(app);
  await pressAgain(app);
  await focusedName().toBe('赠送给 唱片行老板 · 9 金币');
  app.http.on('gift.send_one', { money: 4, bag_num: 0, combo: 3 });
  await pressAgain(app);
  expect(app.http.requests('gift.send_one')).toHaveLength(3);
  await focusedName().toBe('充值后赠送');
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(page.getByRole('toolbar').getByRole('button', { name: '送礼物' })).toHaveFocus();
});

test('[screen.room.gifts] the last gift of the bag leaves the focus on the button that sent it, which then refuses presses', async () => {
  const app = await openGifts();
  await openPanel(app);
  await panel().getByRole('tab', { name: '背包' }).click();
  await radio(/玫瑰/).click();
  app.http.on('gift.send_one', { money: 2000, bag_num: 0, combo: 1 });
  focusSend('赠送');
  await pressAgain(app);
  await focusedName().toBe('请选择礼物');
  await expect.element(panel().getByRole('button', { name: '请选择礼物' })).toHaveAttribute('aria-disabled', 'true');
  await pressAgain(app);
  expect(app.http.requests('gift.send_one')).toHaveLength(1);
});

test('at 360 × 640 nothing covers the button of a row of gifts, and it stays where it is pressed again', async () => {
  const app = await openGifts({ viewport: { width: 360, height: 640 } });
  await openPanel(app);
  await radio(/棒棒糖/).click();
  const button = () => panel().getByRole('button', { name: '赠送给 唱片行老板 · 9 金币' }).element();
  const before = boxOf(button());
  for (let sent = 0; sent < 3; sent += 1) {
    await send(app, '赠送给 唱片行老板 · 9 金币');
    app.roomServer.emit('giftSent', given(VIEWER, 'cat'));
    await app.settle();
  }
  await expect.element(panel().getByText('连击 2')).toBeVisible();
  const { left, right, top, bottom } = boxOf(button());
  expect({ left, right, top, bottom }).toMatchObject({ left: before.left, top: before.top, bottom: before.bottom });
  expect([left >= 0, right <= 360, bottom <= 640]).toEqual([true, true, true]);
  const points = [left + 4, (left + right) / 2, right - 4].map((x) => [x, (top + bottom) / 2] as const);
  expect(points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('button') !== button())).toEqual([]);
});

test.each(['zh-CN', 'fa-IR'] as const)('on a phone the room stays in sight above the panel: %s', async (language) => {
  const gifts = Array.from({ length: 24 }, (_, index) => giftOf(`g${index}`, '云上城堡', 5200));
  const app = await openGifts({
    language,
    viewport: { width: 390, height: 844 },
    prepare: ({ http }) => http.on('gift.room_panel', { list: gifts, money: 2000 }),
  });
  await page.getByRole('toolbar').getByRole('button').nth(1).click();
  await app.settle();
  await expect.element(panel().getByRole('radio').first()).toBeVisible();
  expect(boxOf(panel().element()).top).toBeGreaterThan(844 / 3);
  expect(await inspect(390)).toEqual([]);
});

test('on a wide page the coins and the button stand on one line', async () => {
  const app = await openGifts({ viewport: { width: 1440, height: 900 } });
  await openPanel(app);
  await radio(/冲天火箭/).click();
  const centre = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  const button = panel()
    .getByRole('button', { name: /长按赠送/ })
    .element();
  const balance = panel().getByText('余额 2000 金币').element();
  expect(Math.abs(centre(button) - centre(balance))).toBeLessThan(24);
});

test('[room-event.0x3002, entity.gift-effect] a gift plays over the seats, has a line in the chat, and refreshes the wallet only of its sender', async () => {
  const app = await openGifts();
  app.roomServer.emit('giftSent', given(ACHE, 'cat', 10));
  await app.settle();
  const line = page.getByRole('log').getByText('阿澈 送给 唱片行老板 招财猫 ×10');
  await expect.element(line).toBeVisible();
  expect(line.element().parentElement?.querySelector('img')?.src).toMatch(/#cat$/);
  expect(document.querySelector('[data-effect="cat"]')?.textContent).toBe('×10');
  expect(app.http.requests('gift.room_panel')).toHaveLength(0);
  app.roomServer.emit('giftSent', given(VIEWER, 'headset'));
  await app.settle();
  expect(app.http.requests('gift.room_panel')).toHaveLength(1);
  // The first effect ends by itself, and the next one plays.
  await expect.poll(() => document.querySelector('[data-effect="headset"]'), { timeout: 6000 }).not.toBeNull();
});

test.each([
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])('the sender sees the effects over the panel at $width × $height, and sends on below them', async (viewport) => {
  const app = await openGifts({ viewport });
  await openPanel(app);
  await radio(/玫瑰/).click();
  for (let sent = 0; sent < 5; sent += 1) {
    await send(app, '赠送给 唱片行老板 · 1 金币');
    app.roomServer.emit('giftSent', given(VIEWER, 'headset'));
    await app.settle();
  }
  expect(app.http.requests('gift.send_one')).toHaveLength(5);
  const drawing = document.querySelector<HTMLElement>('[data-effect="headset"]');
  if (!drawing) throw new Error('nothing plays');
  const { left, right, top, bottom } = boxOf(drawing);
  // The effect lets every press through: only for this look at what is drawn above it takes one.
  drawing.style.pointerEvents = 'auto';
  expect(drawing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(panel()).not.toBeInTheDocument();
  const stage = boxOf(document.querySelector('[data-gift-show]') ?? drawing);
  expect(stage.height).toBeLessThan(viewport.height);
});

test('[room-event.0x3002] a gift that is given again counts up in its line of the chat', async () => {
  const app = await openGifts();
  for (let times = 0; times < 5; times += 1) app.roomServer.emit('giftSent', given(ACHE, 'cat'));
  await app.settle();
  const line = page.getByRole('log').getByText(/送给/);
  await expect.element(line).toHaveTextContent('阿澈 送给 唱片行老板 招财猫 ×5');
  expect(line.elements()).toHaveLength(1);
});

test('a gift that plays goes on when others come, so that a steady rain of gifts does not hold the first one for ever', async () => {
  const app = await openGifts();
  app.roomServer.emit('giftSent', given(ACHE, 'cat', 10));
  await app.settle();
  const shown = document.querySelector('[data-effect="cat"]');
  app.roomServer.emit('giftSent', given(ACHE, 'headset'));
  await app.settle();
  expect([shown !== null, document.querySelector('[data-effect="cat"]')]).toEqual([true, shown]);
});

const isOver = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const boxOf = (element: Element) => element.getBoundingClientRect();
/** Stops what passes half way, so that it can be measured. */
const holdPassing = () =>
  [...document.querySelectorAll('[data-gift-ribbon] p')].map((each) => {
    for (const animation of each.getAnimations()) {
      animation.pause();
      animation.currentTime = 1000;
    }
    return boxOf(each);
  });

test.each([
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])(
  'words that pass have a line of their own at $width × $height: they cover no seat, no notice and no other words',
  async (viewport) => {
    const app = await openGifts({ viewport });
    const notice = '点歌请上麦，唱完记得鼓掌';
    app.roomServer.emit('roomNoticeChanged', { s_room_notice: notice });
    const effect = { enter_room: '露露 乘着一叶扁舟缓缓地来到了这个热闹的房间', vehicle: '' };
    const joined = { ...person(LULU, '露露'), clout: 5, nameplate: null };
    app.roomServer.emit('roomJoined', { ...joined, effects: [{ ...entranceOf(LULU), effect }] });
    app.roomServer.emit('screenGift', { ...given(ACHE, 'castle'), gift_name: '云上城堡' });
    await app.settle();
    const [entrance, crossing] = holdPassing();
    if (!entrance || !crossing) throw new Error('nothing passes');
    const seats = [...document.querySelectorAll('[data-seat]')].map(boxOf);
    const others = [...seats, boxOf(page.getByText(notice, { exact: true }).first().element())];
    expect(seats).toHaveLength(10);
    expect(isOver(entrance, crossing)).toBe(false);
    expect(others.filter((each) => isOver(each, entrance) || isOver(each, crossing))).toEqual([]);
    expect([entrance, crossing].filter(({ left, right }) => left < 0 || right > viewport.width)).toEqual([]);
  },
);

test.each([
  ['zh-CN', 1],
  ['fa-IR', -1],
] as const)('in %s words pass in the direction of reading', async (language, forwards) => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  onTestFinished(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
  const app = await openGifts({ language });
  app.roomServer.emit('screenGift', { ...given(ACHE, 'castle'), gift_name: '云上城堡' });
  await app.settle();
  const [passing] = document.querySelectorAll('[data-gift-ribbon] p');
  const [animation] = passing?.getAnimations() ?? [];
  if (!passing || !animation) throw new Error('nothing passes');
  animation.pause();
  const shiftAt = (part: number) => {
    animation.currentTime = 4200 * part;
    return new DOMMatrix(getComputedStyle(passing).transform).m41;
  };
  expect([shiftAt(0), shiftAt(0.5), Math.sign(shiftAt(0.99))]).toEqual([-40 * forwards, 0, forwards]);
});

test.each([360, 768, 1440])('a toast at %i px stands below the notice of the room', async (width) => {
  const app = await openGifts({ viewport: { width, height: 740 } });
  const notice = '点歌请上麦，唱完记得鼓掌';
  app.roomServer.emit('roomNoticeChanged', { s_room_notice: notice });
  app.dispatch(
    feedbackActions.toastRequested({ tone: 'success', text: textOf('room.leftPrevious', { name: '唱片行' }) }),
  );
  await app.settle();
  const toast = page.getByRole('status').filter({ hasText: '你已离开房间' });
  await expect.element(toast).toBeVisible();
  expect(isOver(boxOf(toast.element()), boxOf(page.getByText(notice, { exact: true }).first().element()))).toBe(false);
});

test.each([
  ['zh-CN', 360, 740],
  ['fa-IR', 360, 640],
  ['fa-IR', 768, 1024],
  ['zh-CN', 1440, 900],
] as const)('toasts in a room cover no seat (%s at %i × %i)', async (language, width, height) => {
  const app = await openGifts({ language, viewport: { width, height } });
  const line = 'a long refusal of the platform that takes several lines of a toast '.repeat(2);
  app.dispatch(feedbackActions.toastRequested({ tone: 'error', text: { server: line } }));
  app.dispatch(
    feedbackActions.toastRequested({ tone: 'success', text: textOf('room.leftPrevious', { name: '唱片行' }) }),
  );
  await app.settle();
  const toasts = [...document.querySelectorAll('[data-toasts] > *')].map(boxOf);
  const seats = [...document.querySelectorAll('[data-seat]')].map(boxOf);
  expect([toasts.length, seats.length]).toEqual([2, SEATS.length]);
  expect(toasts.filter((toast) => seats.some((each) => isOver(toast, each)))).toEqual([]);
  expect(toasts.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
});

test('[room-event.0x4039, room-event.0x68] a gift across the screen and a confession cross the room', async () => {
  const app = await openGifts();
  app.roomServer.emit('screenGift', { ...given(ACHE, 'castle'), gift_name: '云上城堡' });
  await app.settle();
  await expect.element(page.getByText('阿澈 → 唱片行老板 云上城堡')).toBeInTheDocument();
  app.roomServer.emit('confessionCompleted', { gift_name: '告白气球', msg: '阿澈 和 露露 表白成功' });
  await app.settle();
  const confession = page.getByText('阿澈 和 露露 表白成功', { exact: true });
  await expect.element(confession).toBeInTheDocument();
  // The heart is drawn as those of lines are: a character would look like the font that has it.
  expect(confession.element().parentElement?.querySelector('svg use[href$="#heart"]')).not.toBeNull();
});

test('[room-event.0x4039, room-event.0x68] gifts across the screen and confessions that come at once cross the room one after another, also with equal words', async () => {
  const app = await openGifts();
  const words = ['阿澈 和 露露 表白成功', '阿澈 和 小满 表白成功', '阿澈 和 小满 表白成功'];
  for (const msg of words) app.roomServer.emit('confessionCompleted', { gift_name: '告白气球', msg });
  for (let each = 0; each < 2; each++) {
    app.roomServer.emit('screenGift', { ...given(ACHE, 'castle'), effects: [], gift_name: '云上城堡' });
  }
  await app.settle();
  const passed: (Element | undefined)[] = [];
  const told: (string | undefined)[] = [];
  for (let each = 0; each < 5; each++) {
    const next = () => [...document.querySelectorAll('[data-gift-ribbon] p')];
    // Every one is drawn anew: its animation starts again.
    await expect.poll(() => next().filter((one) => !passed.includes(one)).length).toBe(1);
    const [one, ...others] = next();
    expect(others).toEqual([]);
    passed.push(one);
    told.push(one?.textContent);
    passBanner();
  }
  expect(told).toEqual([...words, '阿澈 → 唱片行老板 云上城堡', '阿澈 → 唱片行老板 云上城堡']);
  await expect.poll(() => document.querySelector('[data-gift-ribbon] p')).toBeNull();
});

const entranceOf = (userid: UserNo) => ({ addTime: 1, listType: 'B' as const, gift_num: 1, gift_effect: '', userid });
const playing = (app: RoomPage) =>
  app.effects.played.map((each) => `${each.format} ${each.format === 'scene' ? each.name : each.url}`);
const fileGift = (name: string, num = 1) => ({ ...given(ACHE, `/gifts/${name}`, num), image: '' });

test('[entity.gift-effect] files that servers name for gifts and vehicles play in their lanes, one after the other', async () => {
  const app = await openGifts();
  app.roomServer.emit('giftSent', fileGift('dragon.svga?v=2', 10));
  app.roomServer.emit('giftSent', { ...fileGift(''), ...given(ACHE, 'https://cdn.example/a.b/moon.WEBP') });
  const vehicle = { ...entranceOf(LULU), effect: { enter_room: '露露 乘舟而来', vehicle: '/boat.json' } };
  app.roomServer.emit('roomJoined', { ...person(LULU, '露露'), clout: 5, nameplate: null, effects: [vehicle] });
  await app.settle();
  expect(playing(app)).toEqual(['svga /gifts/dragon.svga?v=2', 'lottie /boat.json']);
  expect([...app.effects.lanes()].sort()).toEqual(['A', 'B']);
  const shown = () =>
    ['show', 'ribbon'].map((part) => document.querySelector(`[data-gift-${part}]`)?.textContent).join();
  expect([shown().includes('×10'), shown().includes('露露 乘舟而来')]).toEqual([true, true]);
  app.effects.finish('A', 'played');
  app.effects.finish('B', 'played');
  await app.settle();
  expect(playing(app).at(-1)).toBe('webp https://cdn.example/a.b/moon.WEBP');
  expect(shown()).not.toMatch(/×10|露露/);
});

/** Lets the banner that passes reach its end. */
const passBanner = () => {
  for (const part of document.querySelectorAll('[data-gift-show], [data-gift-ribbon]')) {
    for (const animation of part.getAnimations({ subtree: true })) animation.finish();
  }
};

test.each(['broken', 'slow', 'unwanted'] as const)(
  'a file that is %s costs its own effect only: a banner says the gift, and the next one plays',
  async (end) => {
    const app = await openGifts();
    app.roomServer.emit('giftSent', fileGift('dragon.svga', 3));
    app.roomServer.emit('giftSent', fileGift('moon.webp'));
    await app.settle();
    app.effects.finish('A', end);
    await app.settle();
    await expect.element(page.getByText('阿澈 → 唱片行老板 招财猫 ×3')).toBeInTheDocument();
    expect(playing(app)).toEqual(['svga /gifts/dragon.svga']);
    passBanner();
    await expect.poll(() => playing(app).at(-1)).toBe('webp /gifts/moon.webp');
  },
);

test('a player that does not load costs the effects of that moment only: a banner says the gift, and the next file plays', async () => {
  const app = await openGifts();
  app.effects.canLoad(false);
  app.roomServer.emit('giftSent', fileGift('dragon.svga', 3));
  await app.settle();
  await expect.element(page.getByText('阿澈 → 唱片行老板 招财猫 ×3')).toBeInTheDocument();
  passBanner();
  app.effects.canLoad(true);
  app.roomServer.emit('giftSent', fileGift('moon.webp'));
  await app.settle();
  await expect.poll(() => playing(app)).toEqual(['webp /gifts/moon.webp']);
});

test('an address that is no file of a known format is drawn as a gift box, as is one of an odd scheme', async () => {
  const app = await openGifts();
  for (const name of ['/gifts/moon.exe', 'javascript:x.svga', 'moon.svga'])
    app.roomServer.emit('giftSent', given(ACHE, name));
  await app.settle();
  expect(app.effects.played).toEqual([]);
  expect(document.querySelector<HTMLImageElement>('[data-effect="/gifts/moon.exe"] img')?.src).toMatch(/#box$/);
});

test.each(['broken', 'unwanted'] as const)(
  '[entity.gift-effect] a gift whose film is %s stands as its picture with its title, and makes room for the next one',
  async (end) => {
    const app = await openGifts();
    app.roomServer.emit('giftSent', { ...given(ACHE, 'https://cdn.example/castle.mp4', 3), image: pictureUrl });
    app.roomServer.emit('giftSent', fileGift('moon.webp'));
    await app.settle();
    expect(playing(app)).toEqual(['film https://cdn.example/castle.mp4']);
    app.effects.finish('A', end);
    await app.settle();
    const show = page.elementLocator(document.querySelector('[data-gift-show]') ?? document.body);
    // The picture would pass during the check.
    for (const animation of show.element().getAnimations({ subtree: true })) animation.pause();
    await page.viewport(360, 740);
    const title = show.getByText('阿澈 → 唱片行老板 招财猫');
    await expect.element(title).toBeInTheDocument();
    await expect.element(show.getByText('×3')).toBeInTheDocument();
    expect(show.element().querySelector('img')?.getAttribute('src')).toBe(pictureUrl);
    const { left = -1, right = 361 } = title.element().parentElement?.getBoundingClientRect() ?? {};
    expect([left >= 0, right <= 360]).toEqual([true, true]);
    await page.viewport(1440, 900);
    passBanner();
    await expect.poll(() => playing(app).at(-1)).toBe('webp /gifts/moon.webp');
  },
);

test('[room-event.0x4039] a gift for the whole screen plays its scene over the whole window, also on a phone, and makes room for the next one', async () => {
  const viewport = { width: 360, height: 640 };
  const app = await openGifts({ viewport });
  app.roomServer.emit('giftSent', given(ACHE, 'castle', 2));
  app.roomServer.emit('giftSent', given(ACHE, 'cat'));
  await app.settle();
  expect(playing(app)).toEqual(['scene castle']);
  const show = document.querySelector('[data-gift-show]');
  expect(show && boxOf(show)).toMatchObject({ left: 0, top: 0, ...viewport });
  expect(show?.textContent).toContain('×2');
  // It takes no press.
  await page.getByRole('toolbar').getByRole('button', { name: '送礼物' }).click();
  await expect.element(panel()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  app.effects.finish('A', 'played');
  await app.settle();
  await expect.poll(() => document.querySelector('[data-effect="cat"]')).not.toBeNull();
  expect(show && boxOf(show).height).toBeLessThan(viewport.height);
});

test.each(['slow', 'unwanted'] as const)('a scene that is %s leaves its small drawing', async (end) => {
  const app = await openGifts();
  app.roomServer.emit('giftSent', given(ACHE, 'rocket'));
  await app.settle();
  app.effects.finish('A', end);
  await app.settle();
  expect(document.querySelector<HTMLImageElement>('[data-effect="rocket"] img')?.src).toMatch(/#rocket$/);
});

test('[room-flow.leave.reset-gift-effects] in a rain of gifts files give way to banners, and a play ends with the room', async () => {
  const app = await openGifts();
  for (const name of ['a', 'b', 'c', 'd', 'e']) app.roomServer.emit('giftSent', fileGift(`${name}.svga`));
  await app.settle();
  // Two banners pass; three that are left have time.
  expect(playing(app)).toEqual([]);
  const hurried = document.querySelector('[data-gift-ribbon] p')?.getAnimations()[0]?.effect?.getTiming();
  expect(hurried?.duration).toBe(700);
  await expect.poll(() => playing(app), { timeout: 5000 }).toEqual(['svga /gifts/c.svga']);
  expect(app.effects.lanes()).toEqual(['A']);
  await page.getByRole('button', { name: '离开房间' }).first().click();
  await app.settle();
  await expect.poll(() => app.effects.lanes()).toEqual([]);
});

test('with effects switched off no gift and no entrance is animated, also later; what crosses the room is still told', async () => {
  const app = await openGifts();
  app.roomServer.emit('giftSent', fileGift('dragon.svga'));
  await app.settle();
  expect(app.effects.lanes()).toEqual(['A']);
  app.dispatch(preferencesActions.changeRequested({ giftEffects: false }));
  await app.settle();
  expect(app.effects.lanes()).toEqual([]);
  app.roomServer.emit('giftSent', given(ACHE, 'cat'));
  app.roomServer.emit('screenGift', { ...given(ACHE, 'castle'), gift_name: '云上城堡' });
  await app.settle();
  expect(document.querySelector('[data-effect]')).toBeNull();
  await expect.element(page.getByText('阿澈 → 唱片行老板 云上城堡')).toBeInTheDocument();
  app.dispatch(preferencesActions.changeRequested({ giftEffects: true }));
  await app.settle();
  expect([app.effects.played.length, document.querySelector('[data-effect]')]).toEqual([1, null]);
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(['zh-CN', 'fa-IR'] as const)('%s: the gift panel is accessible and fits', async (language) => {
    const app = await openGifts({ theme, language });
    await page.getByRole('toolbar').first().getByRole('button').nth(1).click();
    await app.settle();
    await expect.element(panel()).toBeVisible();
    expect([...(await inspect(360)), ...(await inspect(1440))]).toEqual([]);
  });
});
