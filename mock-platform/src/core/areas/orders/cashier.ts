import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { coinsOf } from '../../state/ledger.ts';
import type { CashierOutcome, CashierScript, Order } from '../../state/orders.ts';
import type { World } from '../../state/world.ts';
import { transfer } from '../ledger/transfer.ts';
import { PAYMENTS } from './catalogue.ts';

/** The cashier that takes the money: simulated, by a script that the control API sets or by the buttons of its page. */

/** Without a script the payer scans a code and pays, which takes two seconds. */
const SCANNED: CashierScript = { outcome: 'success', delay_ms: 2000 };
/** A page waits for the payer. */
const ON_PAGE: CashierScript = { outcome: 'pending', delay_ms: 0 };
/** Characters of a ticket: too many to guess. */
const TICKET_CHARS = 32;
const ALL_USERS = '*';
const BRINGS_MONEY: ReadonlySet<CashierOutcome> = new Set<CashierOutcome>(['success', 'duplicate']);

/** Sends an order to the cashier. */
export function wantCashier(turn: Turn, order: Order, payment_id: string): void {
  const { scripts, waiting } = turn.world.orders;
  const isScanned = PAYMENTS.list.find(({ id }) => id === payment_id)?.type === 'qr';
  const usual = isScanned ? SCANNED : ON_PAGE;
  const { outcome, delay_ms } = scripts.get(order.from) ?? scripts.get(ALL_USERS) ?? usual;
  const ticket = turn.derive('cashier').slice(0, TICKET_CHARS);
  order.payment_id = payment_id;
  order.status = 1;
  order.cashier = { outcome, at: turn.at + delay_ms, ticket };
  waiting.set(order.order_no, nextMomentOf(order));
}

/** The next moment at which time alone changes an order that is open. */
export function nextMomentOf({ cashier, until }: Order): number {
  return cashier && cashier.outcome !== 'pending' ? Math.min(cashier.at, until) : until;
}

/** Closes an order before the cashier has answered. Money that is under way all the same still arrives, and is credited. */
export function closeEarly(turn: Turn, order: Order): void {
  close(turn, order, 4);
  const { cashier } = order;
  if (cashier && BRINGS_MONEY.has(cashier.outcome)) turn.world.orders.waiting.set(order.order_no, cashier.at);
}

/** Whether `settleOrders` has anything to do. */
export function isOrderDue({ orders }: World, now: number): boolean {
  for (const moment of orders.waiting.values()) if (moment <= now) return true;
  return false;
}

/** Lets the cashier answer, and closes what was not paid in time. */
export function settleOrders(turn: Turn, _input: Record<never, never>): Record<never, never> {
  const { all, waiting } = turn.world.orders;
  const due = [...waiting].flatMap(([order_no, moment]) => (moment <= turn.at ? (all.get(order_no) ?? []) : []));
  for (const order of due) {
    const { cashier, until, status } = order;
    const hasAnswered = cashier !== null && cashier.outcome !== 'pending' && cashier.at <= until;
    if (status >= 3) credit(turn, order);
    else if (hasAnswered) answer(turn, order, cashier.outcome);
    else closeEarly(turn, order);
  }
  return {};
}

function answer(turn: Turn, order: Order, outcome: CashierOutcome): void {
  if (outcome === 'failure') close(turn, order, 3);
  else if (outcome === 'timeout') close(turn, order, 4);
  else credit(turn, order);
  // Providers tell twice now and then.
  if (outcome === 'duplicate') credit(turn, order);
}

function close(turn: Turn, order: Order, status: 3 | 4): void {
  order.status = status;
  turn.world.orders.waiting.delete(order.order_no);
}

/** Credits an order: once, because its state and the key of the transfer say so both. */
function credit(turn: Turn, order: Order): void {
  const { orders } = turn.world;
  if (order.status === 2) return;
  try {
    const { order_no, coins: amount, from } = order;
    transfer(turn, { from: 'mint', to: coinsOf(from), amount, reason: 'recharge', key: `order ${order_no}` });
  } catch (error) {
    // More than an account can hold: the order fails as a whole, because a part of the paid coins would be wrong.
    if (!(error instanceof Refusal)) throw error;
    close(turn, order, 3);
    return;
  }
  order.status = 2;
  order.paid_at = turn.at;
  orders.waiting.delete(order.order_no);
  if (!orders.charged.has(order.from)) orders.charged.set(order.from, order.order_no);
}

export interface SetCashierInput {
  /** A user number, or `*`. */
  readonly user: string;
  readonly outcome: CashierOutcome;
  readonly delay_ms: number;
}

/** Tells the cashier what to do from now on; by the control API only. */
export function setCashier(turn: Turn, { user, outcome, delay_ms }: SetCashierInput): Record<never, never> {
  const { world } = turn;
  if (user !== ALL_USERS && ![...world.accounts.keys()].some((no) => no === user)) throw new Refusal('userUnknown');
  world.orders.scripts.set(user, { outcome, delay_ms });
  return {};
}

/**
 * The cashier calls back, whenever and however often; by the control API only. A success after the order was closed or
 * has failed is credited all the same: the money was paid. A failure after a success changes nothing.
 */
export function callBack(
  turn: Turn,
  input: { readonly order_no: string; readonly result: 'success' | 'failure' },
): { status: Order['status'] } {
  const order = turn.world.orders.all.get(input.order_no);
  // The cashier knows only orders that were sent to it.
  if (!order?.cashier) throw new Refusal('orderUnknown');
  if (input.result === 'success') credit(turn, order);
  else if (order.status === 1) close(turn, order, 3);
  return { status: order.status };
}

/** The buttons of the cashier's page, and how long each takes in milliseconds. */
export const CASHIER_BUTTONS = {
  pay: { outcome: 'success', delay_ms: 0 },
  late: { outcome: 'success', delay_ms: 10_000 },
  twice: { outcome: 'duplicate', delay_ms: 0 },
  fail: { outcome: 'failure', delay_ms: 0 },
} as const satisfies Record<string, CashierScript>;
export type CashierButton = keyof typeof CASHIER_BUTTONS;

export interface CashierPressInput {
  readonly order_no: string;
  readonly ticket: string;
  readonly button: CashierButton;
}

/** The payer presses a button of the cashier's page. A closed order keeps its state. */
export function pressCashier(turn: Turn, input: CashierPressInput): { status: Order['status'] } {
  const order = orderAtCashier(turn.world, input);
  if (order.status === 1 && turn.at < order.until) {
    const { outcome, delay_ms } = CASHIER_BUTTONS[input.button];
    order.cashier = { ticket: input.ticket, outcome, at: turn.at + delay_ms };
    turn.world.orders.waiting.set(order.order_no, nextMomentOf(order));
    settleOrders(turn, {});
  }
  return { status: order.status };
}

/** The order of a cashier's page. Without its ticket it is unknown. */
export function orderAtCashier(
  { orders }: World,
  { order_no, ticket }: { readonly order_no: string; readonly ticket: string },
): Order {
  const order = orders.all.get(order_no);
  if (!order?.cashier?.ticket || order.cashier.ticket !== ticket) throw new Refusal('orderUnknown');
  return order;
}
