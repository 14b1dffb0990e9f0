import {
  CODES,
  OPS_CALLS,
  PAYMENT_CALLS,
  PERSON_CALLS,
  RECHARGE_CALLS,
  type RechargeOrder,
  WALLET_CALLS,
} from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, fork, put, select } from '../../lib/effects.ts';
import { partWanted } from '../../lib/part-wanted.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { selectViewer, whileSignedIn } from '../session/index.ts';
import { readOrders } from './kept-orders.ts';
import { paymentModal, walletModal } from './modals.ts';
import { ORDER_STATUS } from './order.machine.ts';
import { ordersSaga, refreshPurse } from './order.saga.ts';
import { topUpActions } from './top-up.slice.ts';
import type { TopUpRoot } from './top-up.state.ts';
import { walletActions } from './wallet.slice.ts';

/** The viewer's wallet, for as long as the session lasts. */
export function* topUpSaga(ports: Ports): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'wallet', function* inSession(): SagaGenerator<void> {
    const viewer = yield* select(selectViewer);
    if (viewer === null) return;
    const watch = watching(ports.telemetry, 'wallet');
    yield* watch.latest(isWalletWanted, refreshPurse, ports);
    yield* watch.latest(topUpActions.shopRequested, loadShop, ports);
    yield* watch.latest(topUpActions.shopRequested, loadBanners, ports);
    yield* watch.latest(topUpActions.historyRequested, loadHistory, ports);
    yield* watch.every(askAgainOn, onAskAgain, ports);
    yield* watch.leading(topUpActions.packRequested, claimPack, ports);
    yield* fork(ordersSaga, ports, viewer);
    yield* call(refreshPurse, ports);
  });
}

/** The purse, which other places show too; of the rest what failed, while its dialog is open: one that is opened later asks by itself. */
function* onAskAgain(ports: Ports): SagaGenerator<void> {
  if (yield* select(({ topUp }: TopUpRoot) => topUp.isPurseOld)) yield* call(refreshPurse, ports);
  if (!(yield* select((state: ModalsRoot) => walletModal.select(state) ?? paymentModal.select(state)))) return;
  const { shopLoad, historyLoad } = yield* select(({ topUp }: TopUpRoot) => topUp);
  if (shopLoad.status === 'failed') yield* put(topUpActions.shopRequested({ isQuiet: true }));
  if (historyLoad.status === 'failed') yield* put(topUpActions.historyRequested({ isQuiet: true }));
}

/** The coins are on show, so they must be right. */
const isWalletWanted = (action: Action): boolean => partWanted.match(action) && action.payload === 'wallet';

/** Products, payment methods, and the package of a new user, which the first request grants. */
function* loadShop(ports: Ports): SagaGenerator<void> {
  const { options, payments, settings, newcomer } = yield* all({
    options: call(callApi<(typeof RECHARGE_CALLS)['recharge.options']>, ports, RECHARGE_CALLS['recharge.options'], {}),
    payments: call(callApi<(typeof PAYMENT_CALLS)['payment.payments']>, ports, PAYMENT_CALLS['payment.payments'], {}),
    settings: call(callApi<(typeof PAYMENT_CALLS)['payment.settings']>, ports, PAYMENT_CALLS['payment.settings'], {}),
    newcomer: call(
      callApi<(typeof PERSON_CALLS)['user.first_register_package']>,
      ports,
      PERSON_CALLS['user.first_register_package'],
      {},
    ),
  });
  if (newcomer.ok) yield* put(topUpActions.newcomerKnown(newcomer.data.reg_package));
  if (!options.ok || !payments.ok || !settings.ok) {
    const failed = [options, payments, settings].find((result) => !result.ok);
    if (failed && !failed.ok) yield* put(topUpActions.shopFailed(textOfFailure(failed.failure)));
    return;
  }
  const { paymentsData } = payments.data;
  const { paySettingData } = settings.data;
  yield* put(topUpActions.shopLoaded({ options: options.data.list, payments: paymentsData, settings: paySettingData }));
}

/** api.ops.banner.recharge: an extra, left out without a message when it fails to load. */
function* loadBanners(ports: Ports): SagaGenerator<void> {
  const result = yield* callApi(ports, OPS_CALLS['ops.banner_recharge'], {});
  if (result.ok) yield* put(topUpActions.bannersLoaded(result.data.banners));
}

/** The orders of this device, one question each: the platform has no call that lists them. What is paid stays paid. */
function* loadHistory(ports: Ports): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  const { history } = yield* select(({ topUp }: TopUpRoot) => topUp);
  if (viewer === null) return;
  const { past } = readOrders(ports.storage, viewer);
  const list: RechargeOrder[] = [];
  let hasNews = false;
  for (const client_order_id of past) {
    const known = history.find((order) => order.client_order_id === client_order_id);
    if (known && isPaid(known)) {
      list.push(known);
      continue;
    }
    const result = yield* callApi(ports, RECHARGE_CALLS['recharge.query_order'], { client_order_id });
    if (result.ok) {
      list.push(result.data.order);
      hasNews ||= isPaid(result.data.order);
    } else if (!('code' in result.failure)) {
      yield* put(topUpActions.historyFailed(textOfFailure(result.failure)));
      return;
    }
  }
  yield* put(topUpActions.historyLoaded(list));
  if (hasNews) yield* call(refreshPurse, ports);
}

const isPaid = ({ status }: RechargeOrder) => status === ORDER_STATUS.paid;

/** api.account.first_charge.get_pack: once, after the first paid order. */
function* claimPack(ports: Ports): SagaGenerator<void> {
  const result = yield* callApi(ports, WALLET_CALLS['first_charge.get_pack'], {});
  if (result.ok) {
    const { reg_package, wallet } = result.data;
    yield* put(topUpActions.packKnown(reg_package));
    yield* put(walletActions.known(wallet.money));
    yield* put(topUpActions.purseKnown(wallet));
    yield* put(
      feedbackActions.toastRequested({
        tone: 'success',
        text: textOf('wallet.packToast', { count: reg_package.coins, n: reg_package.coins }),
      }),
    );
    return;
  }
  const { failure } = result;
  if (failure.reason === 'refused' && failure.code === CODES.packageTaken) {
    yield* put(topUpActions.packKnown('taken'));
    return;
  }
  yield* put(topUpActions.claimFailed());
  if (failure.reason !== 'session') {
    yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfFailure(failure) }));
  }
}
