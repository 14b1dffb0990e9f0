import { ORDER_LIFETIME_MS, ORDERS_OPEN_MAX } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { CoreStage } from '../../../../testing/kit/core-stage.ts';
import { entriesOf } from '../../../../testing/kit/ledger-entries.ts';
import { coinsOf } from '../../state/ledger.ts';
import { balanceOf } from '../ledger/transfer.ts';
import { PAYMENTS } from './catalogue.ts';
import { findOrder } from './orders.ts';
import { packageOf, walletOf } from './wallet.ts';

const buy = (client_order_id: string, option_id = '300') => ({ client_order_id, option_id });
const stageOf = () => {
  const stage = new CoreStage();
  const no = stage.no('member');
  const had = balanceOf(stage.world, no);
  const look = (order_no = '1') => findOrder(stage.world, no, { order_no }, stage.at).order;
  const gained = () => balanceOf(stage.world, no) - had;
  const later = (ms: number) => {
    stage.at += ms;
    stage.set('order.settle', null, {});
  };
  return { stage, no, look, gained, later };
};

test('[api.pay.create_order, api.go.home.payment.pay, api.pay.query_order, api.go.home.wallet.money] an order is made, paid at the cashier, and credited two seconds later', () => {
  const { stage, no, look, gained, later } = stageOf();
  expect(stage.set('recharge.create_order', 'member', buy('a'))['order']).toMatchObject({
    order_no: '1',
    status: 0,
    coins: 315,
    amount: 3000,
    qr_code: '',
  });
  expect(stage.set('recharge.create_order', 'member', buy('a'))['order']).toMatchObject({ order_no: '1' });
  expect(stage.run('recharge.create_order', 'member', buy('a', '60'))).toBe('requestInvalid');
  stage.set('payment.pay', 'member', { order_no: '1', payment_id: '1' });
  expect(look()).toMatchObject({ status: 1, payment_id: '1', qr_code: 'miczero://pay/1' });
  later(1000);
  expect([look().status, gained()]).toEqual([1, 0]);
  later(1000);
  expect([look().status, look().qr_code, gained()]).toEqual([2, '', 315]);
  expect(look().pay_time).toBe(stage.at);
  expect(entriesOf(stage.world, coinsOf(no))[0]).toMatchObject({ from: 'mint', amount: 315, reason: 'recharge' });
  expect(findOrder(stage.world, no, { client_order_id: 'a' }, stage.at).order.order_no).toBe('1');
  expect(walletOf(stage.world, no)).toMatchObject({ is_charged: true });
});

test('[api.go.home.payment.payForPC, api.go.home.payment.checkPCPayStatus] creating and paying in one call answers the code, and a repeat answers the present state', () => {
  const { stage, look, later } = stageOf();
  const pay = () => stage.set('payment.payForPC', 'member', buy('a'))['order'];
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
  const { stage, look, gained, later } = stageOf();
  stage.set('control.cashier.set', null, { user: '*', outcome, delay_ms: 500 });
  stage.set('payment.payForPC', 'member', buy('a'));
  later(600);
  expect([look().status, gained()]).toEqual([status, coins]);
});

test('a success that comes late, or twice, is credited once; a failure after it is not believed', () => {
  const { stage, look, gained, later } = stageOf();
  stage.set('control.cashier.set', null, { user: stage.no('member'), outcome: 'pending', delay_ms: 0 });
  stage.set('payment.payForPC', 'member', buy('a'));
  later(300_000);
  expect(look().status).toBe(4);
  for (const result of ['success', 'success', 'failure', 'success']) {
    stage.set('control.cashier.callback', null, { order_no: '1', result });
  }
  expect([look().status, gained()]).toEqual([2, 315]);
});

test.each(['success', 'duplicate'] as const)(
  'money under way is credited once when it arrives, though the order was closed or ran out before (%s)',
  (outcome) => {
    const { stage, look, gained, later } = stageOf();
    stage.set('control.cashier.set', null, { user: '*', outcome, delay_ms: ORDER_LIFETIME_MS + 60_000 });
    stage.set('payment.payForPC', 'member', buy('a'));
    stage.set('payment.payForPC', 'member', buy('b'));
    stage.set('recharge.cancel_order', 'member', { order_no: '1' });
    later(ORDER_LIFETIME_MS);
    expect([look('1').status, look('2').status, gained()]).toEqual([4, 4, 0]);
    later(60_000);
    expect([look('1').status, look('2').status, gained()]).toEqual([2, 2, 630]);
    later(60_000);
    expect([stage.world.orders.waiting.size, gained()]).toEqual([0, 630]);
  },
);

test('[api.pay.recharge-other] a closed order stays closed when its payment fails', () => {
  const { stage, look, gained, later } = stageOf();
  stage.set('control.cashier.set', null, { user: '*', outcome: 'failure', delay_ms: 500 });
  stage.set('payment.payForPC', 'member', buy('a'));
  stage.set('recharge.cancel_order', 'member', { order_no: '1' });
  later(1000);
  expect([look().status, gained(), stage.world.orders.waiting.size]).toEqual([4, 0, 0]);
});

test('[api.pay.create_order] the same own id with another payment is a mistake, until the cashier has it', () => {
  const { stage } = stageOf();
  const again = (payment_id?: string) => stage.run('recharge.create_order', 'member', { ...buy('a'), payment_id });
  const [first, second] = PAYMENTS.list.map(({ id }) => id);
  expect(again(first)).toBe('yes');
  expect([again(first), again(), again(second), again('barter')]).toEqual([
    'yes',
    'yes',
    'requestInvalid',
    'paymentUnknown',
  ]);
  stage.set('payment.pay', 'member', { order_no: '1', payment_id: second });
  expect([again(first), again('barter')]).toEqual(['yes', 'paymentUnknown']);
});

test('[api.pay.query_order] two ids are of one order, or of none', () => {
  const { stage, no } = stageOf();
  stage.set('recharge.create_order', 'member', buy('a'));
  stage.set('recharge.create_order', 'member', buy('b'));
  const find = (order_no: string, client_order_id: string) =>
    findOrder(stage.world, no, { order_no, client_order_id }, stage.at).order.order_no;
  expect(find('2', 'b')).toBe('2');
  expect(() => find('2', 'a')).toThrow(expect.objectContaining({ refusal: 'orderUnknown' }));
});

test('[api.pay.recharge-other] an order can be closed until it is paid', () => {
  const { stage, look } = stageOf();
  stage.set('recharge.create_order', 'member', buy('a'));
  expect(stage.run('recharge.cancel_order', 'second', { order_no: '1' })).toBe('orderUnknown');
  stage.set('recharge.cancel_order', 'member', { order_no: '1' });
  expect(look().status).toBe(4);
  expect(stage.run('payment.payForPC', 'member', buy('a'))).toBe('orderClosed');
});

test('a person has a few open orders at most, and only the latest are remembered', () => {
  const { stage } = stageOf();
  for (let index = 0; index < ORDERS_OPEN_MAX; index += 1)
    stage.set('recharge.create_order', 'member', buy(`a${index}`));
  expect(stage.run('recharge.create_order', 'member', buy('more'))).toBe('ordersOpen');
  for (let index = 0; index < 300; index += 1) {
    const { order_no } = stage.set('recharge.create_order', 'second', buy(`b${index}`))['order'] as {
      order_no: string;
    };
    stage.set('recharge.cancel_order', 'second', { order_no });
  }
  expect(stage.world.orders.of.get(stage.no('second'))?.size).toBe(200);
  expect(stage.world.orders.all.size).toBe(200 + ORDERS_OPEN_MAX);
});

test('[api.account.first_charge.get_pack, api.room.op.first-register-package, entity.register-package] the package comes once, after the first charge', () => {
  const { stage, no, gained, later } = stageOf();
  const state = () => packageOf(stage.world, no).state;
  expect(stage.run('first_charge.get_pack', 'member', {})).toBe('firstChargeNeeded');
  expect(state()).toBe(0);
  stage.set('payment.payForPC', 'member', buy('a', '60'));
  later(2000);
  expect(state()).toBe(1);
  stage.set('first_charge.get_pack', 'member', {});
  expect([state(), gained()]).toEqual([2, 60 + 66]);
  expect(stage.run('first_charge.get_pack', 'member', {})).toBe('packageTaken');
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
    const { stage, look, gained, later } = stageOf();
    stage.set('payment.payForPC', 'member', { ...buy('a'), payment_id: '2' });
    later(60_000);
    expect([look().status, gained()]).toEqual([1, 0]);
    const ticket = new URLSearchParams(look().pay_url.split('?')[1]).get('ticket') ?? '';
    const press = (other = ticket) => stage.run('cashier.press', null, { order_no: '1', ticket: other, button });
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
