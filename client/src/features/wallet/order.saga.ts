import {
  CODES,
  PAY_POLL_INTERVAL_MS,
  PAYMENT_CALLS,
  RECHARGE_CALLS,
  type RechargeOrder,
  type UserNo,
  WALLET_CALLS,
} from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, race, select, take } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { type CallResult, callApi, feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { keepOpen, keepOver, readOrders } from './kept-orders.ts';
import { paymentModal } from './modals.ts';
import { isOpen, type OpenOrder, ORDER_STATUS, type OrderEvent, type OrderState, type Wish } from './order.machine.ts';
import { topUpActions } from './top-up.slice.ts';
import type { TopUpRoot } from './top-up.state.ts';
import { walletActions } from './wallet.slice.ts';

/** A request that was sent this long ago has arrived or never will. */
export const UNDER_WAY_MS = 30_000;

const moved = (event: OrderEvent) => topUpActions.orderMoved(event);
const selectOrder = ({ topUp }: TopUpRoot): OrderState => topUp.order;

/** The viewer's orders, one at a time on this device: every tab follows the one that storage names. */
export function* ordersSaga(ports: Ports, no: UserNo): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'orders');
  // While an order is pursued, a further press finds it and begins nothing.
  const end: End = { isWanted: false, isNews: false };
  yield* watch.every(topUpActions.cancelRequested, onCancelRequested, end);
  yield* watch.leading([topUpActions.payRequested, topUpActions.orderFound], pursue, { ...ports, no }, end);
  yield* watch.every(topUpActions.checkRequested, checkOver, ports);
  yield* watch.every(storedOrders(ports), onStored, ports, no);
  const { open } = readOrders(ports.storage, no);
  if (open) yield* put(topUpActions.orderFound(open));
}

/** Whether the viewer wants the order that is pursued closed: a press in the middle of a call is not lost. */
interface End {
  isWanted: boolean;
  /** Pressed since the last question: the next one does not wait, but those after it do. */
  isNews: boolean;
}

function* onCancelRequested(end: End): SagaGenerator<void> {
  end.isWanted = true;
  end.isNews = true;
  yield* put(moved({ type: 'closing' }));
}

/** Changes of the orders by other tabs; the last of several counts. */
const storedOrders = ({ storage }: Ports) =>
  eventChannel<'changed'>((emit) => storage.watch('orders', () => emit('changed')), buffers.sliding(1));

function* onStored({ storage }: Ports, no: UserNo): SagaGenerator<void> {
  const { open } = readOrders(storage, no);
  if (open) yield* put(topUpActions.orderFound(open));
  // Another tab has seen its end.
  else if (isOpen(yield* select(selectOrder))) yield* put(topUpActions.checkRequested());
}

/** From the wish, or from what storage remembers of it, to the end of the order. */
function* pursue(ports: Ports & { readonly no: UserNo }, end: End, action: Action): SagaGenerator<void> {
  const { no } = ports;
  end.isWanted = false;
  end.isNews = false;
  const { open } = readOrders(ports.storage, no);
  if (open) yield* put(moved({ type: 'found', wish: open }));
  else if (topUpActions.payRequested.match(action)) {
    const wish = yield* call(wishFor, ports, action.payload);
    yield* put(moved({ type: 'requested', wish }));
    // An order that a reload would forget could be paid twice.
    if (!keepOpen(ports.storage, no, wish)) {
      const { client_order_id } = wish;
      yield* put(moved({ type: 'refused', client_order_id, error: textOf('wallet.notKept') }));
      return;
    }
  } else return;
  let before: OpenOrder | null = null;
  for (let state = yield* select(selectOrder); isOpen(state); state = yield* select(selectOrder)) {
    const isFresh = before === null || (state.kind === 'waiting' && before.kind !== 'waiting' && isMade(state.order));
    yield* call(goOn, ports, state, isFresh, end);
    before = state;
  }
  yield* call(conclude, ports, no);
}

/** An order unknown to the platform is requested again under the same id, so a request in flight cannot create a second one. */
function* wishFor(
  ports: Ports,
  { option_id, payment_id }: ReturnType<typeof topUpActions.payRequested>['payload'],
): SagaGenerator<Wish> {
  const { order, shop } = yield* select(({ topUp }: TopUpRoot) => topUp);
  const before = order.kind === 'refused' ? order.wish : null;
  if (before?.option_id === option_id && before.payment_id === payment_id) return { ...before, at: ports.clock.now() };
  const way = shop?.payments.list.find(({ id }) => id === payment_id)?.type ?? 'qr';
  return { client_order_id: ports.ids.clientMid(), option_id, payment_id, way, at: ports.clock.now() };
}

/** One step of an order that is open. What was just begun or found is gone on with at once, everything else after a pause. */
function* goOn(ports: Ports, state: OpenOrder, isFresh: boolean, end: End): SagaGenerator<void> {
  const { wish } = state;
  if (state.kind === 'ordering') {
    yield* call(place, ports, wish);
    return;
  }
  if (!isFresh && !end.isNews) yield* call(pause, ports);
  end.isNews = false;
  if (end.isWanted && state.order) {
    end.isWanted = false;
    yield* call(close, ports, wish, state.order);
  } else if (state.order && isMade(state.order)) yield* call(pay, ports, wish, state.order);
  // An answer that is slow to come does not hold up the end.
  else yield* race({ told: call(check, ports, wish, state.order), end: take(topUpActions.cancelRequested) });
}

const isMade = ({ status }: RechargeOrder) => status === ORDER_STATUS.made;

/** Until the next question is due, or wanted, or the order is to be closed. */
function* pause({ clock }: Ports): SagaGenerator<void> {
  yield* race({
    time: call(clock.sleep, PAY_POLL_INTERVAL_MS),
    wanted: take([topUpActions.checkRequested, topUpActions.cancelRequested]),
  });
}

/** The order is made; one that is paid by a code goes to the cashier at once. */
function* place(ports: Ports, wish: Wish): SagaGenerator<void> {
  const { client_order_id, option_id, payment_id, way } = wish;
  const request = { client_order_id, option_id, payment_id };
  const result =
    way === 'qr'
      ? yield* callApi(ports, PAYMENT_CALLS['payment.payForPC'], request)
      : yield* callApi(ports, RECHARGE_CALLS['recharge.create_order'], request);
  // A closed order is one that the platform has: what has become of it is asked for.
  yield* call(hear, ports, wish, result, (code: number) => code !== CODES.orderClosed);
}

function* pay(ports: Ports, wish: Wish, order: RechargeOrder): SagaGenerator<void> {
  const request = { order_no: order.order_no, payment_id: wish.payment_id };
  const result = yield* callApi(ports, PAYMENT_CALLS['payment.pay'], request);
  yield* call(hear, ports, wish, result, isUnknown);
  // Its time ran out before the cashier had it: paying it again would be refused for ever.
  if (!result.ok && codeOf(result.failure) === CODES.orderClosed) yield* call(check, ports, wish, order);
}

function* check(ports: Ports, wish: Wish, order: RechargeOrder | null): SagaGenerator<void> {
  const result = order
    ? yield* callApi(ports, PAYMENT_CALLS['payment.checkPCPayStatus'], { order_no: order.order_no })
    : yield* callApi(ports, RECHARGE_CALLS['recharge.query_order'], { client_order_id: wish.client_order_id });
  yield* call(hear, ports, wish, result, isUnknown);
}

function* close(ports: Ports, wish: Wish, { order_no }: RechargeOrder): SagaGenerator<void> {
  yield* put(moved({ type: 'closing' }));
  const result = yield* callApi(ports, RECHARGE_CALLS['recharge.cancel_order'], { order_no });
  yield* call(hear, ports, wish, result, isUnknown);
  // Paid meanwhile, perhaps: the next question tells.
  if (!result.ok) yield* call(check, ports, wish, null);
}

const isUnknown = (code: number) => code === CODES.orderUnknown;

/** Refusals that do not end the order say nothing about it, like no answer at all: it is asked about again. */
function* hear(
  { clock }: Ports,
  { client_order_id, at }: Wish,
  result: CallResult<(typeof PAYMENT_CALLS)['payment.pay']>,
  endsIt: (code: number) => boolean,
): SagaGenerator<void> {
  // An answer about another order is none.
  if (result.ok && result.data.order.client_order_id === client_order_id) {
    yield* put(moved({ type: 'told', order: result.data.order }));
    return;
  }
  const code = result.ok ? null : codeOf(result.failure);
  // The request that makes the order may still be under way, from here or from another tab.
  // A clock that was set back meanwhile holds nothing up.
  const age = clock.now() - at;
  const isTooEarly = code !== null && isUnknown(code) && age >= 0 && age < UNDER_WAY_MS;
  if (code === null || isTooEarly || !endsIt(code)) {
    yield* put(moved({ type: 'unheard', client_order_id }));
    return;
  }
  const error = isUnknown(code) || result.ok ? textOf('wallet.notMade') : textOfFailure(result.failure);
  yield* put(moved({ type: 'refused', client_order_id, error }));
}

function codeOf(failure: FailureFact): number | null {
  return failure.reason === 'refused' || failure.reason === 'business' ? failure.code : null;
}

function* conclude(ports: Ports, no: UserNo): SagaGenerator<void> {
  const state = yield* select(selectOrder);
  if (state.kind === 'none') return;
  keepOver(ports.storage, no, state.wish.client_order_id);
  yield* call(tellEnd, ports);
}

/** Money may arrive for an order that was closed or had failed. */
function* checkOver(ports: Ports): SagaGenerator<void> {
  const state = yield* select(selectOrder);
  if (state.kind !== 'over' || state.order.status === ORDER_STATUS.paid) return;
  yield* call(check, ports, state.wish, state.order);
  yield* call(tellEnd, ports);
}

/** Updates the balance after a payment. A shown order reports it in its dialog. */
function* tellEnd(ports: Ports): SagaGenerator<void> {
  const state = yield* select(selectOrder);
  if (state.kind !== 'over' || state.order.status !== ORDER_STATUS.paid) return;
  const isShown = yield* select((root: ModalsRoot) => paymentModal.select(root) !== null);
  if (!isShown) {
    const text = textOf('wallet.paidToast', { count: state.order.coins, n: state.order.coins });
    yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
  }
  yield* call(refreshPurse, ports);
}

/** api.go.home.wallet.money. Without an answer it is asked for again when the platform may answer. */
export function* refreshPurse(ports: Ports): SagaGenerator<void> {
  const purse = yield* callApi(ports, WALLET_CALLS['wallet.money'], {});
  if (!purse.ok) {
    yield* put(topUpActions.purseFailed());
    return;
  }
  yield* put(walletActions.known(purse.data.money));
  yield* put(topUpActions.purseKnown(purse.data));
}
