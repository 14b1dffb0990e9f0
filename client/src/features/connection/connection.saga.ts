import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { networkBack } from '../../realtime/kernel/link-actions.ts';
import { serverFailed, watching } from '../feedback/index.ts';
import { selectLink } from './connection.selectors.ts';
import { connectionActions, OUTAGE_TOLD_AFTER_MS } from './connection.slice.ts';
import { askServerAgain, type RetryPorts } from './server-errors.saga.ts';

type ConnectionPorts = Pick<Ports, 'origins' | 'telemetry'> & RetryPorts;

/** Follows the browser's network, and reports a lasting outage. */
export function* connectionSaga(ports: ConnectionPorts): SagaGenerator<void> {
  yield* put(connectionActions.originsKnown(ports.origins));
  const watch = watching(ports.telemetry, 'connection');
  yield* put(connectionActions.networkChanged(ports.page.isOnline()));
  const changes = eventChannel<boolean>((emit) => ports.page.onOnlineChange(emit), buffers.expanding(2));
  yield* watch.inTurn(changes, onNetworkChanged);
  yield* watch.leading(isOutage, tellOutage, ports);
  yield* watch.leading(serverFailed, onServerTrouble, ports);
}

function* onNetworkChanged(isOnline: boolean): SagaGenerator<void> {
  yield* put(connectionActions.networkChanged(isOnline));
  if (isOnline) yield* put(networkBack());
}

/** While the link is down its opening tells that calls are answered again; where it is up, or there is none, only calls can tell. */
function* onServerTrouble(
  ports: ConnectionPorts,
  { payload: isUnanswered }: ReturnType<typeof serverFailed>,
): SagaGenerator<void> {
  const link = yield* select(selectLink);
  if (!(isUnanswered && 'attempt' in link)) yield* call(askServerAgain, ports);
}

/** Also a first attempt that fails is an outage. */
function isOutage(action: unknown): boolean {
  return hallLinkActions.statusChanged.match(action) && action.payload.kind === 'waiting';
}

/** The link is back, or it is no longer awaited. */
function isOver(action: unknown): boolean {
  return hallLinkActions.statusChanged.match(action) && !['waiting', 'connecting'].includes(action.payload.kind);
}

/** A short outage heals before the bar could be read. */
function* tellOutage({ clock }: ConnectionPorts): SagaGenerator<void> {
  const { over } = yield* race({ over: take(isOver), due: call(clock.sleep, OUTAGE_TOLD_AFTER_MS) });
  if (!over) yield* put(connectionActions.outageTold());
}
