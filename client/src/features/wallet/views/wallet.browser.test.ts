import { PAY_POLL_INTERVAL_MS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inspect } from '../../../testing/inspect-page.ts';
import { answerMoney, openWallet, orderOf } from '../../../testing/money.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { topUpActions } from '../index.ts';
import { UNDER_WAY_MS } from '../order.saga.ts';

const payment = () => page.getByRole('dialog', { name: /选择支付方式|支付订单|^充值$/ });
const button = (name: string | RegExp) => payment().getByRole('button', { name });

async function mountWallet(change: (market: ReturnType<typeof answerMoney>) => void = () => {}) {
  const market = { current: null as ReturnType<typeof answerMoney> | null };
  const app = await mountApp({
    prepare: (fakes) => {
      market.current = answerMoney(fakes);
      change(market.current);
    },
  });
  if (!market.current) throw new Error('no market');
  return { app, market: market.current, wallet: await openWallet(app) };
}

async function choose(app: MountedApp, amount: RegExp = /¥30\.00/) {
  await page.getByRole('dialog', { name: '钱包' }).getByRole('button', { name: amount }).click();
  await app.settle();
}
async function later(app: MountedApp, ms = PAY_POLL_INTERVAL_MS) {
  await app.clock.advance(ms);
  await app.settle();
}

test('[screen.money.wallet][entity.wallet] the menu of the viewer shows the coins and leads to the wallet, which has the amounts on sale', async () => {
  const app = await mountApp({ prepare: (fakes) => void Object.assign(answerMoney(fakes), { money: 12_345 }) });
  await page.getByRole('button', { name: '小满 的菜单' }).first().click();
  await app.settle();
  await expect.element(page.getByRole('menuitem', { name: '钱包 12,345 金币' })).toBeVisible();
  await page.getByRole('menuitem', { name: /钱包/ }).click();
  await app.settle();
  const wallet = page.getByRole('dialog', { name: '钱包' });
  await expect.element(wallet.getByRole('region', { name: '金币余额' })).toHaveTextContent(/12,345/);
  await expect.element(wallet.getByRole('button', { name: /300 多送 15 ¥30\.00/ })).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  expect(await inspect(360)).toEqual([]);
});

test('[api.ops.banner.recharge] the wallet shows what operations offer above the amounts; a banner of a room closes the wallet and leads there', async () => {
  const app = await mountApp({
    prepare: (fakes) => {
      answerMoney(fakes);
      const offer = { id: '1', type: 1 as const, title: '首充双倍', img: '', path: 'https://example.com/pack' };
      const room = {
        ...offer,
        id: '2',
        type: 2 as const,
        title: '充值答疑房',
        extra_param: { is_lock: false, no: '600001' },
      };
      fakes.http.on('ops.banner_recharge', { banners: [offer, room] });
    },
  });
  const dialog = await openWallet(app);
  const offers = dialog.getByRole('list', { name: '充值活动' });
  await expect
    .element(offers.getByRole('link', { name: /首充双倍/ }))
    .toHaveAttribute('href', 'https://example.com/pack');
  expect(await inspect(360)).toEqual([]);
  await offers.getByRole('link', { name: /充值答疑房/ }).click();
  await app.settle();
  expect(app.path()).toContain('/app/room/600001');
  expect(dialog.elements()).toEqual([]);
});

test('[modal.payment-choice][screen.money.payment-choice][entity.payments-data][entity.pay-setting-data] the methods are those of the platform; two presses make one order, its code is shown, and its end brings the coins', async () => {
  const { app, market, wallet } = await mountWallet();
  await choose(app);
  await expect.element(payment().getByRole('radio', { name: /扫码支付/ })).toBeChecked();
  await expect.element(payment().getByRole('radio', { name: /网银支付/ })).not.toBeChecked();
  await button('支付 ¥30.00').dblClick();
  await app.settle();
  await expect.element(payment().getByRole('img', { name: '付款二维码' })).toBeVisible();
  expect(app.http.requests('payment.payForPC')).toHaveLength(1);
  expect(await inspect(360)).toEqual([]);
  Object.assign(market, { status: 2, money: 415, is_charged: true });
  await later(app);
  await expect.element(payment().getByRole('status')).toHaveTextContent(/充值成功.*315 金币已到账/);
  expect(await inspect(1440)).toEqual([]);
  await button('完成').click();
  await expect.element(wallet.getByRole('region', { name: '金币余额' })).toHaveTextContent(/415/);
  await wallet.getByRole('tab', { name: '订单' }).click();
  await app.settle();
  await expect.element(wallet.getByRole('listitem')).toHaveTextContent(/315 金币.*¥30\.00.*已到账/);
  expect(await inspect(1440)).toEqual([]);
});

test('[modal.payment-choice] paying is a step of the wallet: one dialog is in the page, an arrow leads back, and the end has a heading of its own', async () => {
  const { app, market, wallet } = await mountWallet();
  // Also one that is hidden from assistive technology would be seen.
  const dialogs = () => document.querySelectorAll('[data-dialog]').length;
  await choose(app);
  await expect.element(button('返回钱包')).toBeVisible();
  await expect.poll(dialogs).toBe(1);
  expect(button('关闭').elements()).toEqual([]);
  await button('返回钱包').click();
  await app.settle();
  await expect.element(wallet.getByRole('button', { name: /¥30\.00/ })).toHaveFocus();
  await expect.poll(dialogs).toBe(1);
  await choose(app);
  await button('支付 ¥30.00').click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '支付订单' })).toBeVisible();
  Object.assign(market, { status: 2, money: 415 });
  await later(app);
  await expect.element(page.getByRole('dialog', { name: '充值', exact: true })).toBeVisible();
});

test('[modal.payment-choice] Back on a phone leaves the payment for the wallet, and the page stays; the order is neither made anew nor cancelled', async () => {
  const { app, wallet } = await mountWallet();
  await page.viewport(360, 740);
  await choose(app);
  await button('支付 ¥30.00').click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '支付订单' })).toBeVisible();
  const path = app.path();
  window.history.back();
  await expect.element(page.getByRole('dialog', { name: '支付订单' })).not.toBeInTheDocument();
  await app.settle();
  expect(app.path()).toBe(path);
  await expect.element(wallet).toBeVisible();
  expect(app.http.requests('payment.payForPC')).toHaveLength(1);
  expect(app.http.requests('recharge.cancel_order')).toEqual([]);
});

test.each([360, 1440])(
  '[screen.money.wallet] the orders are even rows without gaps between them, as in other lists, at %i px',
  async (width) => {
    const { app, wallet } = await mountWallet();
    await page.viewport(width, 900);
    const order = (no: number, status: 2 | 4) => orderOf({ order_no: String(no), client_order_id: `a${no}`, status });
    await wallet.getByRole('tab', { name: '订单' }).click();
    await app.settle();
    app.dispatch(topUpActions.historyLoaded([order(1, 2), order(2, 4), order(3, 2)]));
    await expect.poll(() => wallet.getByRole('listitem').elements().length).toBe(3);
    const boxes = wallet
      .getByRole('listitem')
      .elements()
      .map((element) => element.getBoundingClientRect());
    for (const [index, { top, height }] of boxes.entries()) {
      expect(height).toBe(56);
      expect(top).toBe(index === 0 ? top : boxes[index - 1]?.bottom);
    }
  },
);

test('[modal.payment-choice] picture, words and price of an order stand at even distances', async () => {
  const { app } = await mountWallet();
  await choose(app);
  await button('支付 ¥30.00').click();
  await app.settle();
  const words = payment().getByRole('status').element();
  const [picture, price] = [words.previousElementSibling, words.nextElementSibling];
  expect(price?.textContent).toBe('¥30.00');
  const gap = (above: Element | null, below: Element | null) =>
    Math.round((below?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0));
  expect(gap(words, price)).toBe(gap(picture, words));
});

test.each([360, 1440])('an odd number of amounts leaves no hole in the grid at %i px', async (width) => {
  const { wallet } = await mountWallet();
  await page.viewport(width, 900);
  const amounts = wallet.getByRole('listitem').filter({ hasText: '¥' });
  await expect.poll(() => amounts.elements().length).toBe(5);
  const [first, second, last] = [0, 1, 4].map((index) => amounts.nth(index).element().getBoundingClientRect());
  expect(first?.top).toBe(second?.top);
  expect([last?.left, last?.right]).toEqual([first?.left, second?.right]);
});

test('[modal.payment-choice] the page of the cashier is a link; after a reload the order is still there, and "I have paid" asks at once', async () => {
  const { app } = await mountWallet();
  await choose(app);
  await payment()
    .getByRole('radio', { name: /网银支付/ })
    .click();
  await button('支付 ¥30.00').click();
  await app.settle();
  const link = payment().getByRole('link', { name: '打开收银台' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/cashier\/1\?ticket=t$/));
  await expect.element(link).toHaveAttribute('target', '_blank');
  const market = { current: null as ReturnType<typeof answerMoney> | null };
  const again = await app.reload({
    prepare: (fakes) => {
      market.current = answerMoney(fakes);
    },
  });
  await again.settle();
  const wallet = await openWallet(again);
  await wallet.getByRole('button', { name: '继续支付' }).click();
  await again.settle();
  await expect.element(link).toBeVisible();
  Object.assign(market.current ?? {}, { status: 2, money: 415 });
  await button('我已完成支付').click();
  await again.settle();
  await expect.element(payment().getByRole('status')).toHaveTextContent(/充值成功/);
  expect(again.http.requests('recharge.create_order')).toEqual([]);
});

test('[modal.payment-choice] a double click on pay whose second click meets the button in its place does not cancel the order', async () => {
  const { app } = await mountWallet();
  await choose(app);
  await button('支付 ¥30.00').click();
  await app.settle();
  // The order was answered between the two clicks.
  const secondClick = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
  button('取消订单').element().dispatchEvent(secondClick);
  await app.settle();
  expect(app.http.requests('recharge.cancel_order')).toEqual([]);
  await button('取消订单').dblClick();
  await app.settle();
  expect(app.http.requests('recharge.cancel_order')).toHaveLength(1);
});

test('a question about a payment that has not arrived is answered', async () => {
  const { app } = await mountWallet();
  await choose(app);
  await button('支付 ¥30.00').click();
  await app.settle();
  await expect.element(payment().getByRole('status')).not.toHaveTextContent('还没收到付款');
  await button('我已完成支付').click();
  await app.settle();
  await expect.element(payment().getByRole('status')).toHaveTextContent(/还没收到付款，付款后请再点一次/);
  await expect.element(button('我已完成支付')).not.toHaveAttribute('aria-busy');
});

test('amounts that the wallet could not load without the network come when it is back', async () => {
  const app = await mountApp({
    prepare: (fakes) => {
      answerMoney(fakes);
      fakes.http.vanish('recharge.options');
    },
  });
  await openWallet(app);
  app.page.connect(false);
  await expect.element(page.getByText('充值选项没有加载出来')).toBeVisible();
  answerMoney(app);
  app.page.connect(true);
  await app.settle();
  await expect.element(page.getByText('充值选项没有加载出来')).not.toBeInTheDocument();
});

test('[screen.money.payment-choice] every other end has a name and a way on: failed, closed, not made, and no answer', async () => {
  const { app, market } = await mountWallet();
  await choose(app);
  await button('支付 ¥30.00').click();
  await app.settle();
  market.status = 3;
  await later(app);
  await expect.element(payment().getByRole('status')).toHaveTextContent(/支付失败.*没有扣款/);
  market.status = 1;
  await button('重新支付').click();
  await app.settle();
  await button('取消订单').click();
  await app.settle();
  await expect.element(payment().getByRole('status')).toHaveTextContent(/订单已关闭/);
  expect(await inspect(360)).toEqual([]);
  // The money was under way: it arrives after all.
  Object.assign(market, { status: 2, money: 415 });
  await button('我已完成支付').click();
  await app.settle();
  await expect.element(payment().getByRole('status')).toHaveTextContent(/充值成功/);
  await button('完成').click();

  app.http.vanish('payment.payForPC');
  app.http.vanish('recharge.query_order');
  await choose(app, /¥6\.00/);
  await button('支付 ¥6.00').click();
  await app.settle();
  await expect.element(payment().getByRole('status')).toHaveTextContent(/正在确认订单.*只会扣款一次/);
  await expect.element(button('立即确认')).toBeVisible();
  app.http.refuse('recharge.query_order', 33_003);
  // A request that was sent this long ago is not under way any more.
  await later(app, UNDER_WAY_MS);
  await expect.element(payment().getByRole('status')).toHaveTextContent(/没有下单成功.*没有扣款/);
  await expect.element(button('重新支付')).toBeVisible();
});

test('[screen.money.first-charge-package][entity.register-package] packages: the first charge makes its own ready, once; a new user has another', async () => {
  const { app, market, wallet } = await mountWallet();
  await wallet.getByRole('tab', { name: '礼包' }).click();
  await expect.element(wallet.getByText('完成首次充值后即可领取')).toBeVisible();
  await expect.element(wallet.getByRole('button', { name: '领取' })).toBeDisabled();
  await expect.element(wallet.getByText('玫瑰 ×3')).toBeVisible();
  expect(await inspect(360)).toEqual([]);
  Object.assign(market, { is_charged: true });
  app.unmount();

  const charged = await mountWallet((next) => Object.assign(next, { is_charged: true }));
  charged.app.http.on('first_charge.get_pack', {
    reg_package: { id: 'first', name: '首充礼包', coins: 66, state: 2 },
    wallet: { money: 166, gift_point: 42, is_charged: true },
  });
  await charged.wallet.getByRole('tab', { name: '礼包' }).click();
  await charged.wallet.getByRole('button', { name: '领取' }).click();
  await charged.app.settle();
  await expect.element(charged.wallet.getByText('已领取')).toBeVisible();
  await expect.element(charged.wallet.getByRole('region', { name: '金币余额' })).toHaveTextContent(/166/);
});

test('[screen.money.wallet] options that do not load are named, and a retry loads them', async () => {
  const app = await mountApp({
    prepare: (fakes) => {
      answerMoney(fakes);
      fakes.http.vanish('recharge.options');
    },
  });
  const wallet = await openWallet(app);
  await expect.element(wallet.getByRole('alert')).toHaveTextContent(/充值选项没有加载出来/);
  app.http.on('recharge.options', { list: [] });
  await wallet.getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(wallet.getByText('暂时没有可充值的金额')).toBeVisible();
});
