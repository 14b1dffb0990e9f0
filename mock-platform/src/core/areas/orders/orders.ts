import {
  ORDER_LIFETIME_MS,
  ORDERS_OPEN_MAX,
  type RechargeOption,
  type RechargeOrder,
  type UserNo,
} from '@miczero/contracts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import type { Order } from '../../state/orders.ts';
import type { World } from '../../state/world.ts';
import { closeEarly, nextMomentOf, wantCashier } from './cashier.ts';
import { PAYMENTS, RECHARGE_OPTIONS } from './catalogue.ts';

/** Making, paying and closing orders. Every order is credited at most once, however often and in whatever order its calls are retried. */

/** Orders remembered for each person. */
const ORDERS_REMEMBERED = 200;

export interface CreateOrderInput {
  readonly client_order_id: string;
  readonly option_id: string;
  readonly payment_id?: string | undefined;
}

export interface OrderReply {
  readonly order: RechargeOrder;
}

/** api.pay.create_order: the person's own id is an idempotency key, the same one again answers the same order. */
export function createOrder(turn: Turn, input: CreateOrderInput): OrderReply {
  const { no } = turn.account;
  const known = knownOrder(turn.world, no, input);
  if (known) return { order: orderDataOf(known, turn.at) };
  return { order: orderDataOf(addOrder(turn, no, input, checkOrder(turn, no, input)), turn.at) };
}

/** api.go.home.payment.payForPC: makes an order and pays it at once; again it answers what has become of it. */
export function payAtOnce(turn: Turn, input: CreateOrderInput): OrderReply {
  const { no } = turn.account;
  const known = knownOrder(turn.world, no, input);
  if (known && statusAt(known, turn.at) >= 3) throw new Refusal('orderClosed');
  const order = known ?? addOrder(turn, no, input, checkOrder(turn, no, input));
  if (order.status === 0) wantCashier(turn, order, order.payment_id);
  return { order: orderDataOf(order, turn.at) };
}

function knownOrder({ orders }: World, no: UserNo, input: CreateOrderInput): Order | null {
  const { client_order_id, option_id, payment_id } = input;
  const known = orders.all.get(orders.of.get(no)?.get(client_order_id) ?? '');
  if (!known) return null;
  requirePayment(payment_id);
  // The same id for something else is a mistake of the caller, never a second order. Once it is being paid, the cashier
  // says by what.
  const isOtherPayment = known.status === 0 && (payment_id ?? known.payment_id) !== known.payment_id;
  if (known.option_id !== option_id || isOtherPayment)
    throw new Misfit('client_order_id: already used for another order');
  return known;
}

function checkOrder(turn: Turn, no: UserNo, { option_id, payment_id }: CreateOrderInput): RechargeOption {
  const option = RECHARGE_OPTIONS.find(({ id }) => id === option_id);
  if (!option) throw new Refusal('optionUnknown');
  requirePayment(payment_id);
  const open = ordersOf(turn.world, no).filter((order) => statusAt(order, turn.at) < 2);
  if (open.length >= ORDERS_OPEN_MAX) throw new Refusal('ordersOpen');
  return option;
}

function addOrder(turn: Turn, no: UserNo, input: CreateOrderInput, option: RechargeOption): Order {
  const { orders } = turn.world;
  orders.last += 1;
  const order: Order = {
    order_no: String(orders.last),
    client_order_id: input.client_order_id,
    from: no,
    option_id: option.id,
    coins: option.coins + option.bonus,
    amount: option.amount,
    payment_id: input.payment_id ?? PAYMENTS.default,
    status: 0,
    at: turn.at,
    until: turn.at + ORDER_LIFETIME_MS,
    cashier: null,
    paid_at: 0,
  };
  orders.all.set(order.order_no, order);
  orders.waiting.set(order.order_no, nextMomentOf(order));
  const own = orders.of.get(no) ?? new Map<string, string>();
  orders.of.set(no, own.set(order.client_order_id, order.order_no));
  forgetOver(turn.world, own);
  return order;
}

/** Forgets the oldest closed orders; only a few are ever pending. */
function forgetOver({ orders }: World, own: Map<string, string>): void {
  for (const [client_order_id, order_no] of own) {
    if (own.size <= ORDERS_REMEMBERED) return;
    if (orders.waiting.has(order_no)) continue;
    own.delete(client_order_id);
    orders.all.delete(order_no);
  }
}

function requirePayment(id: string | undefined): void {
  if (id !== undefined && !PAYMENTS.list.some((method) => method.id === id)) throw new Refusal('paymentUnknown');
}

/** api.go.home.payment.pay: paying an order again, while or after it is paid, changes nothing. */
export function payOrder(
  turn: Turn,
  input: { readonly order_no: string; readonly payment_id?: string | undefined },
): OrderReply {
  const order = requireOwn(turn.world, turn.account.no, input.order_no);
  requirePayment(input.payment_id);
  if (statusAt(order, turn.at) >= 3) throw new Refusal('orderClosed');
  if (order.status === 0) wantCashier(turn, order, input.payment_id ?? order.payment_id);
  return { order: orderDataOf(order, turn.at) };
}

/** api.pay.recharge-other: closing a closed order changes nothing. A payment that arrives later is still credited. */
export function cancelOrder(turn: Turn, input: { readonly order_no: string }): OrderReply {
  const order = requireOwn(turn.world, turn.account.no, input.order_no);
  if (order.status === 2) throw new Refusal('orderPaid');
  if (order.status < 2) closeEarly(turn, order);
  return { order: orderDataOf(order, turn.at) };
}

function requireOwn(world: World, no: UserNo, order_no: string): Order {
  const order = world.orders.all.get(order_no);
  if (order?.from !== no) throw new Refusal('orderUnknown');
  return order;
}

/** api.pay.query_order, api.go.home.payment.checkPCPayStatus: by either id, or by both of one order. */
export function findOrder(
  world: World,
  no: UserNo,
  ids: { readonly order_no?: string | undefined; readonly client_order_id?: string | undefined },
  now: number,
): OrderReply {
  const order_no = ids.order_no ?? world.orders.of.get(no)?.get(ids.client_order_id ?? '') ?? '';
  const order = requireOwn(world, no, order_no);
  if (order.client_order_id !== (ids.client_order_id ?? order.client_order_id)) throw new Refusal('orderUnknown');
  return { order: orderDataOf(order, now) };
}

function ordersOf({ orders }: World, no: UserNo): Order[] {
  return [...(orders.of.get(no)?.values() ?? [])].flatMap((order_no) => orders.all.get(order_no) ?? []);
}

/** State of an order at a moment: past its time it counts as closed, even before the sweep. */
function statusAt(order: Order, now: number): Order['status'] {
  return order.status < 2 && order.until <= now ? 4 : order.status;
}

function orderDataOf(order: Order, now: number): RechargeOrder {
  const { order_no, client_order_id, option_id, coins, amount, payment_id, at, until, paid_at, cashier } = order;
  const status = statusAt(order, now);
  return {
    order_no,
    client_order_id,
    option_id,
    coins,
    amount,
    payment_id,
    status,
    qr_code: status === 1 ? `miczero://pay/${order_no}` : '',
    pay_url: status === 1 && cashier ? `/cashier/${order_no}?ticket=${cashier.ticket}` : '',
    create_time: at,
    expired: until,
    pay_time: paid_at,
  };
}
