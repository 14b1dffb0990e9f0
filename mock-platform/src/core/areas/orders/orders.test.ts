import { ORDER_LIFETIME_MS, ORDERS_OPEN_MAX } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { CoreSandbox } from '../../../../testing/kit/core-sandbox.ts';
import { entriesOf } from '../../../../testing/kit/ledger-entries.ts';
import { coinsOf } from '../../state/ledger.ts';
import { balanceOf } from '../ledger/transfer.ts';
import { PAYMENTS } from './catalogue.ts';
import { findOrder } from './orders.ts';
import { packageOf, walletOf } from './wallet.ts';

const buy = (client_order_id: string, option_id = '300') => ({ client_order_id, option_id });
const sandboxOf = () => {
  const sandbox = new CoreSandbox();
  const no = sandbox.no('member');
  const had = balanceOf(sandbox.world, no);
  const look = (order_no = '1') => findOrder(sandbox.world, no, { order_no }, sandbox.at).order;
  const gained = () => balanceOf(sandbox.world, no) - had;
  const later = (ms: number) => {
    sandbox.at += ms;
    sandbox.set('order.settle', null, {});
  };
  return { sandbox, no, look, gained, later };
};

test('[api.pay.create_order, api.go.home.payment.pay, api.pay.query_order, api.go.home.wallet.money] an order is made, paid at the cashier, and credited two seconds later', () => {
  const { sandbox, no, look, gained, later } = sandboxOf();
  expect(sandbox.set('recharge.create_order', 'member', buy('a'))['order']).toMatchObject({
    order_no: '1',
    status: 0,
    coins: 315,
    amount: 3000,
    qr_code: '',
  });
  expect(sandbox.set('recharge.create_order', 'member', buy('a'))['order']).toMatchObject({ order_no: '1' });
  expect(sandbox.run('recharge.create_order', 'member', buy('a', '60'))).toBe('requestInvalid');
  sandbox.set('payment.pay', 'member', { order_no: '1', payment_id: '1' });
  expect(look()).toMatchObject({ status: 1, payment_id: '1', qr_code: 'miczero://pay/1' });
  later(1000);
  expect([look().status, gained()]).toEqual([1, 0]);
  later(1000);
  expect([look().status, look().qr_code, gained()]).toEqual([2, '', 315]);
  expect(look().pay_time).toBe(sandbox.at);
  expect(entriesOf(sandbox.world, coinsOf(no))[0]).toMatchObject({ from: 'mint', amount: 315, reason: 'recharge' });
  expect(findOrder(sandbox.world, no, { client_order_id: 'a' }, sandbox.at).order.order_no).toBe('1');
  expect(walletOf(sandbox.world, no)).toMatchObject({ is_charged: true });
});

test('[api.go.home.payment.payForPC, api.go.home.payment.checkPCPayStatus] creating and paying in one call answers the code, and a repeat answers the present state', () => {
  const { sandbox, look, later } = sandboxOf();
  const pay = () => sandbox.set('payment.payForPC', 'member', buy('a'))['order'];
  expect(pay()).toMatchObject({ order_no: '1', status: 1, qr_code: 'miczero://pay/1' });
  later(2000);
  expect(look().status).toBe(2);
  expect(pay()).toMatchObject({ order_no: '1', status: 2 });
});

test.each([
  ['failure', 3, 0],
  ['timeout', 4, 0],
  ['duplicate', 2, 315],
  ['pending', 1, 0],
] as const)('the cashier that is told %s leaves the order at %i and brings %i coins', (outcome, status, coins) => {
  const { sandbox, look, gained, later } = sandboxOf();
  sandbox.set('control.cashier.set', null, { user: '*', outcome, delay_ms: 500 });
  sandbox.set('payment.payForPC', 'member', buy('a'));
  later(600);
  expect([look().status, gained()]).toEqual([status, coins]);
});

test('a success that comes late, or twice, is credited once; a failure after it is not believed', () => {
  const { sandbox, look, gained, later } = sandboxOf();
  sandbox.set('control.cashier.set', null, { user: sandbox.no('member'), outcome: 'pending', delay_ms: 0 });
  sandbox.set('payment.payForPC', 'member', buy('a'));
  later(300_000);
  expect(look().status).toBe(4);
  for (const result of ['success', 'success', 'failure', 'success']) {
    sandbox.set('control.cashier.callback', null, { order_no: '1', result });
  }
  expect([look().status, gained()]).toEqual([2, 315]);
});

test.each(['success', 'duplicate'] as const)(
  'a late payment is credited once, although its order was closed or had expired (%s)',
  (outcome) => {
    const { sandbox, look, gained, later } = sandboxOf();
    sandbox.set('control.cashier.set', null, { user: '*', outcome, delay_ms: ORDER_LIFETIME_MS + 60_000 });
    sandbox.set('payment.payForPC', 'member', buy('a'));
    sandbox.set('payment.payForPC', 'member', buy('b'));
    sandbox.set('recharge.cancel_order', 'member', { order_no: '1' });
    later(ORDER_LIFETIME_MS);
    expect([look('1').status, look('2').status, gained()]).toEqual([4, 4, 0]);
    later(60_000);
    expect([look('1').status, look('2').status, gained()]).toEqual([2, 2, 630]);
    later(60_000);
    expect([sandbox.world.orders.waiting.size, gained()]).toEqual([0, 630]);
  },
);

test('[api.pay.recharge-other] a closed order stays closed when its payment fails', () => {
  const { sandbox, look, gained, later } = sandboxOf();
  sandbox.set('control.cashier.set', null, { user: '*', outcome: 'failure', delay_ms: 500 });
  sandbox.set('payment.payForPC', 'member', buy('a'));
  sandbox.set('recharge.cancel_order', 'member', { order_no: '1' });
  later(1000);
  expect([look().status, gained(), sandbox.world.orders.waiting.size]).toEqual([4, 0, 0]);
});

test('[api.pay.create_order] the same own id with another payment is a mistake, until the cashier has it', () => {
  const { sandbox } = sandboxOf();
  const again = (payment_id?: string) => sandbox.run('recharge.create_order', 'member', { ...buy('a'), payment_id });
  const [first, second] = PAYMENTS.list.map(({ id }) => id);
  expect(again(first)).toBe('yes');
  expect([again(first), again(), again(second), again('barter')]).toEqual([
    'yes',
    'yes',
    'requestInvalid',
    'paymentUnknown',
  ]);
  sandbox.set('payment.pay', 'member', { order_no: '1', payment_id: second });
  expect([again(first), again('barter')]).toEqual(['yes', 'paymentUnknown']);
});

test('[api.pay.query_order] two ids are of one order, or of none', () => {
  const { sandbox, no } = sandboxOf();
  sandbox.set('recharge.create_order', 'member', buy('a'));
  sandbox.set('recharge.create_order', 'member', buy('b'));
  const find = (order_no: string, client_order_id: string) =>
    findOrder(sandbox.world, no, { order_no, client_order_id }, sandbox.at).order.order_no;
  expect(find('2', 'b')).toBe('2');
  expect(() => find('2', 'a')).toThrow(expect.objectContaining({ refusal: 'orderUnknown' }));
});

test('[api.pay.recharge-other] an order can be closed until it is paid', () => {
  const { sandbox, look } = sandboxOf();
  sandbox.set('recharge.create_order', 'member', buy('a'));
  expect(sandbox.run('recharge.cancel_order', 'second', { order_no: '1' })).toBe('orderUnknown');
  sandbox.set('recharge.cancel_order', 'member', { order_no: '1' });
  expect(look().status).toBe(4);
  expect(sandbox.run('payment.payForPC', 'member', buy('a'))).toBe('orderClosed');
});

test('a person has a few open orders at most, and only the latest are remembered', () => {
  const { sandbox } = sandboxOf();
  for (let index = 0; index < ORDERS_OPEN_MAX; index += 1)
    sandbox.set('recharge.create_order', 'member', buy(`a${index}`));
  expect(sandbox.run('recharge.create_order', 'member', buy('more'))).toBe('ordersOpen');
  for (let index = 0; index < 300; index += 1) {
    const { order_no } = sandbox.set('recharge.create_order', 'second', buy(`b${index}`))['order'] as {
      order_no: string;
    };
    sandbox.set('recharge.cancel_order', 'second', { order_no });
  }
  expect(sandbox.world.orders.of.get(sandbox.no('second'))?.size).toBe(200);
  expect(sandbox.world.orders.all.size).toBe(200 + ORDERS_OPEN_MAX);
});

test('[api.account.first_charge.get_pack, api.room.op.first-register-package, entity.register-package] the package comes once, after the first charge', () => {
  const { sandbox, no, gained, later } = sandboxOf();
  const state = () => packageOf(sandbox.world, no).state;
  expect(sandbox.run('first_charge.get_pack', 'member', {})).toBe('firstChargeNeeded');
  expect(state()).toBe(0);
  sandbox.set('payment.payForPC', 'member', buy('a', '60'));
  later(2000);
  expect(state()).toBe(1);
  sandbox.set('first_charge.get_pack', 'member', {});
  expect([state(), gained()]).toEqual([2, 60 + 66]);
  expect(sandbox.run('first_charge.get_pack', 'member', {})).toBe('packageTaken');
});

const PRESSES = [
  ['pay', [2, 315], [2, 315]],
  ['twice', [2, 315], [2, 315]],
  ['late', [1, 0], [2, 315]],
  ['fail', [3, 0], [3, 0]],
] as const;
test.each(PRESSES)(
  "the page of the cashier waits for a button; %s ends as it says, once, and only for the ticket's holder",
  (button, atOnce, afterwards) => {
    const { sandbox, look, gained, later } = sandboxOf();
    sandbox.set('payment.payForPC', 'member', { ...buy('a'), payment_id: '2' });
    later(60_000);
    expect([look().status, gained()]).toEqual([1, 0]);
    const ticket = new URLSearchParams(look().pay_url.split('?')[1]).get('ticket') ?? '';
    const press = (other = ticket) => sandbox.run('cashier.press', null, { order_no: '1', ticket: other, button });
    expect([press('guessed'), press('')]).toEqual(['orderUnknown', 'orderUnknown']);
    press();
    press();
    expect([look().status, gained()]).toEqual(atOnce);
    later(11_000);
    expect([look().status, gained()]).toEqual(afterwards);
    press();
    later(11_000);
    expect([look().status, gained()]).toEqual(afterwards);
  },
);
