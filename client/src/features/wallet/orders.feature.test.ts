import { type EndpointName, ERRORS, PAY_POLL_INTERVAL_MS } from '@miczero/contracts';
import { CoreOrders, CoreRefusal } from '@miczero/mock-platform/core-orders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { type Run, runClient, signedInOrigin } from '../../testing/run-client.ts';
import { IS_DEEP } from '../../testing/run-size.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { isOpen, ORDER_STATUS, topUpActions } from './index.ts';
import { UNDER_WAY_MS } from './order.saga.ts';

const CALLS = [
  'wallet.money',
  'recharge.options',
  'payment.payments',
  'payment.settings',
  'user.first_register_package',
  'payment.payForPC',
  'recharge.create_order',
  'payment.pay',
  'payment.checkPCPayStatus',
  'recharge.query_order',
  'recharge.cancel_order',
] as const satisfies readonly EndpointName[];

/** The first questions after a lost answer are over by then. */
const ASKED_AGAIN_MS = 60_000;

type Fault = 'none' | 'requestLost' | 'replyLost';

/** Tabs of one viewer over the real core; what becomes of the next requests is the test's to say. */
function createMarket() {
  const core = new CoreOrders();
  const origin = signedInOrigin();
  const faults: Fault[] = [];
  const tabs = new Set<Run>();
  let opened = 0;
  let passed = 0;
  const answer = ({ http }: FakePorts) => {
    for (const name of CALLS) {
      const reply = (request: object) => {
        const fault = faults.shift() ?? 'none';
        if (fault === 'requestLost') throw ApiFailure.noResponse(name);
        try {
          const told = structuredClone(core.call(name, request));
          if (fault === 'none') return told;
        } catch (error) {
          if (!(error instanceof CoreRefusal)) throw error;
          const { code, message } = ERRORS[error.refusal];
          throw ApiFailure.refused(name, code, message);
        }
        throw ApiFailure.noResponse(name);
      };
      // The core answers each call as its contract says.
      http.on(name, reply as never);
    }
  };
  const open = async () => {
    opened += 1;
    const prepare = (fakes: FakePorts) => {
      answer(fakes);
      // Every page of a device has the same clock.
      void fakes.clock.advance(passed);
    };
    const tab = await runClient({ origin, parts: ['wallet'], page: `page${opened}-`, prepare });
    tab.dispatch(topUpActions.shopRequested());
    tabs.add(tab);
    await tab.clock.advance(0);
    return tab;
  };
  const close = (tab: Run) => {
    tab.client.stop();
    tabs.delete(tab);
  };
  const pass = async (ms: number) => {
    core.pass(ms);
    passed += ms;
    for (const tab of tabs) await tab.clock.advance(ms);
  };
  return { core, origin, faults, tabs, open, close, pass };
}
type Market = ReturnType<typeof createMarket>;

const topUp = (tab: Run) => (tab.state() as WholeState).topUp;
const buy = (tab: Run, option_id = '300', payment_id = '1') =>
  tab.dispatch(topUpActions.payRequested({ option_id, payment_id }));
const isUnpaid = ({ status }: { readonly status: number }) => status < ORDER_STATUS.paid;

type Step =
  | { readonly do: 'buy' | 'cancel' | 'check'; readonly tab: number; readonly option: string; readonly way: string }
  | { readonly do: 'double'; readonly option: string; readonly way: string }
  | { readonly do: 'reload'; readonly tab: number }
  | { readonly do: 'fault'; readonly fault: Fault }
  | { readonly do: 'cashier'; readonly results: readonly ('success' | 'failure')[] }
  | { readonly do: 'pass'; readonly ms: number };

const tab = fc.nat(1);
const option = fc.constantFrom('60', '300');
const way = fc.constantFrom('1', '2');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('buy' as const, 'buy' as const, 'cancel' as const, 'check' as const),
    tab,
    option,
    way,
  }),
  fc.record({ do: fc.constant('double' as const), option, way }),
  fc.record({ do: fc.constant('reload' as const), tab }),
  fc.record({
    do: fc.constant('fault' as const),
    fault: fc.constantFrom('requestLost' as const, 'replyLost' as const, 'none' as const),
  }),
  fc.record({
    do: fc.constant('cashier' as const),
    results: fc.array(fc.constantFrom('success' as const, 'success' as const, 'failure' as const), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({
    do: fc.constant('pass' as const),
    ms: fc.constantFrom(0, PAY_POLL_INTERVAL_MS, 10 * PAY_POLL_INTERVAL_MS, 310_000),
  }),
);

async function act(market: Market, pages: Run[], one: Step): Promise<void> {
  const page = (index: number) => pages[index % pages.length] as Run;
  switch (one.do) {
    case 'buy':
      buy(page(one.tab), one.option, one.way);
      break;
    case 'double':
      // Two presses in one tab and one in the other, before anything is answered.
      for (const each of [0, 0, 1]) buy(page(each), one.option, one.way);
      break;
    case 'cancel':
      page(one.tab).dispatch(topUpActions.cancelRequested());
      break;
    case 'check':
      page(one.tab).dispatch(topUpActions.checkRequested());
      break;
    case 'reload':
      market.close(page(one.tab));
      pages[one.tab % pages.length] = await market.open();
      break;
    case 'fault':
      market.faults.push(one.fault);
      break;
    case 'cashier':
      // Whatever of the orders the cashier has: the newest, in any state.
      for (const result of one.results) market.core.callBack(market.core.orders().at(-1)?.order_no ?? '', result);
      break;
    case 'pass':
      await market.pass(one.ms);
  }
  await market.pass(0);
}

describe('orders, whatever is lost, late, repeated or reloaded', () => {
  test('one order at a time, one charge each, the balance is right everywhere, and no state is stuck', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const market = createMarket();
        const pages = [await market.open(), await market.open()];
        for (const one of steps) {
          await act(market, pages, one);
          const paid = market.core.orders().filter(({ status }) => status === ORDER_STATUS.paid);
          expect(market.core.orders().filter(isUnpaid).length).toBeLessThanOrEqual(1);
          expect(market.core.credits()).toBe(paid.length);
          expect(market.core.gained()).toBe(paid.reduce((sum, { coins }) => sum + coins, 0));
        }
        // The network is back, and the time of every order runs out.
        market.faults.length = 0;
        await market.pass(310_000);
        await market.pass(2 * PAY_POLL_INTERVAL_MS);
        for (const page of pages) {
          expect(isOpen(topUp(page).order)).toBe(false);
          expect(page.bugs).toEqual([]);
          market.close(page);
        }
        const fresh = await market.open();
        expect((fresh.state() as WholeState).wallet.money).toBe(market.core.money());
        market.close(fresh);
      }),
      { numRuns: IS_DEEP ? 1000 : 15 },
    );
  });
});

test('an order that this device cannot keep is not placed, says why, and can be placed once there is room', async () => {
  const market = createMarket();
  const tab = await market.open();
  market.origin.isFull = true;
  buy(tab);
  await market.pass(0);
  expect(topUp(tab).order).toMatchObject({ kind: 'refused', error: { key: 'wallet.notKept' } });
  expect(market.core.orders()).toEqual([]);
  market.origin.isFull = false;
  buy(tab);
  await market.pass(0);
  expect(topUp(tab).order.kind).toBe('waiting');
  expect(market.core.orders()).toHaveLength(1);
});

test('[screen.money.payment-choice] an order that a code pays: made and sent to the cashier in one call, checked until it is paid', async () => {
  const market = createMarket();
  const page = await market.open();
  buy(page);
  await market.pass(0);
  expect(topUp(page).order).toMatchObject({ kind: 'waiting', order: { status: 1, qr_code: 'miczero://pay/1' } });
  market.core.callBack('1', 'success');
  market.core.callBack('1', 'success');
  await market.pass(PAY_POLL_INTERVAL_MS);
  expect(topUp(page).order).toMatchObject({ kind: 'over', order: { status: 2 } });
  expect([market.core.gained(), (page.state() as WholeState).wallet.money]).toEqual([315, market.core.money()]);
  // No dialog shows it, so a toast says so.
  expect(page.toasts()).toEqual([
    { tone: 'success', text: { key: 'wallet.paidToast', params: { count: 315, n: 315 } } },
  ]);
});

test('[api.go.home.wallet.money] a balance that had no answer after a payment is asked for again', async () => {
  const market = createMarket();
  const page = await market.open();
  buy(page);
  await market.pass(0);
  market.core.callBack('1', 'success');
  // The order is told as paid, then the question about the balance is lost.
  market.faults.push('none', 'requestLost');
  await market.pass(PAY_POLL_INTERVAL_MS);
  expect(topUp(page).order).toMatchObject({ kind: 'over', order: { status: 2 } });
  expect((page.state() as WholeState).wallet.money).toBe(market.core.money() - 315);
  await market.pass(ASKED_AGAIN_MS);
  expect([(page.state() as WholeState).wallet.money, topUp(page).purse?.money]).toEqual(
    Array.from({ length: 2 }, () => market.core.money()),
  );
});

test('an order for the page of the cashier is made first and sent there then; a reload in between continues it', async () => {
  const market = createMarket();
  const page = await market.open();
  market.faults.push('none', 'requestLost');
  buy(page, '300', '2');
  await market.pass(0);
  expect(topUp(page).order).toMatchObject({ kind: 'unsure', order: { status: 0 } });
  market.close(page);
  const again = await market.open();
  await market.pass(0);
  expect(topUp(again).order).toMatchObject({
    kind: 'waiting',
    order: { status: 1, pay_url: expect.stringMatching(/^\/cashier\/1/) },
  });
  expect(market.core.orders()).toHaveLength(1);
});

test('an order whose request was lost is named so, and the next try has its id', async () => {
  const market = createMarket();
  const page = await market.open();
  market.faults.push('requestLost');
  buy(page);
  await market.pass(0);
  await market.pass(PAY_POLL_INTERVAL_MS);
  // The request may still be under way.
  expect(topUp(page).order.kind).toBe('unsure');
  await market.pass(UNDER_WAY_MS);
  expect(topUp(page).order).toMatchObject({ kind: 'refused', error: { key: 'wallet.notMade' } });
  buy(page);
  await market.pass(0);
  const [first, second] = page.http.requests('payment.payForPC');
  expect(second).toEqual(first);
});

test('an order whose time ran out before the cashier heard of it ends in every tab, also in the one that wanted to pay it', async () => {
  const market = createMarket();
  const [own, other] = [await market.open(), await market.open()];
  // The order is made and its answer lost; the other tab finds it, and its request for the cashier is lost.
  market.faults.push('replyLost', 'none', 'requestLost');
  buy(own, '60', '2');
  await market.pass(0);
  expect(topUp(other).order).toMatchObject({ kind: 'unsure', order: { status: 0 } });
  await market.pass(310_000);
  await market.pass(PAY_POLL_INTERVAL_MS);
  for (const tab of [own, other]) expect(topUp(tab).order).toMatchObject({ kind: 'over', order: { status: 4 } });
});

test('a late payment is credited: the closed order becomes a paid one in the dialog and in the list', async () => {
  const market = createMarket();
  const page = await market.open();
  buy(page);
  await market.pass(0);
  page.dispatch(topUpActions.cancelRequested());
  await market.pass(0);
  expect(topUp(page).order).toMatchObject({ kind: 'over', order: { status: 4 } });
  market.core.callBack('1', 'success');
  page.dispatch(topUpActions.checkRequested());
  await market.pass(0);
  expect(topUp(page).order).toMatchObject({ kind: 'over', order: { status: 2 } });
  page.dispatch(topUpActions.historyRequested());
  await market.pass(0);
  expect(topUp(page).history).toMatchObject([{ order_no: '1', status: 2, coins: 315 }]);
});

test('a wish to close the order counts also while the order is being asked about', async () => {
  const market = createMarket();
  const page = await market.open();
  buy(page);
  await market.pass(0);
  let asked = 0;
  page.http.on('payment.checkPCPayStatus', () => {
    asked += 1;
    return new Promise(() => {});
  });
  await market.pass(PAY_POLL_INTERVAL_MS);
  expect(asked).toBe(1);
  page.dispatch(topUpActions.cancelRequested());
  expect(topUp(page).order).toMatchObject({ kind: 'waiting', isClosing: true });
  await market.pass(0);
  expect(page.http.requests('recharge.cancel_order')).toHaveLength(1);
  expect(topUp(page).order).toMatchObject({ kind: 'over', order: { status: 4 } });
});

test('a wish to close an order that the platform may not have yet is asked about at the usual pace', async () => {
  const market = createMarket();
  const page = await market.open();
  market.faults.push('requestLost');
  buy(page, '60', '2');
  await market.pass(0);
  let asked = 0;
  page.http.on('recharge.query_order', () => {
    asked += 1;
    // Without an end, where the pause is missing.
    if (asked > 50) throw new Error('asked again and again');
    const { code, message } = ERRORS.orderUnknown;
    throw ApiFailure.refused('recharge.query_order', code, message);
  });
  page.dispatch(topUpActions.cancelRequested());
  await market.pass(0);
  expect(asked).toBe(1);
  await market.pass(3 * PAY_POLL_INTERVAL_MS);
  expect(asked).toBe(4);
  expect(page.bugs).toEqual([]);
});
