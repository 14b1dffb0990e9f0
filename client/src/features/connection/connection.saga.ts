import type { SagaGenerator } from '../../lib/effects.ts';
import { call, eventChannel, fork, put, race, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { networkBack } from '../../realtime/kernel/link-actions.ts';
import { connectionActions, OUTAGE_TOLD_AFTER_MS } from './connection.slice.ts';

type ConnectionPorts = Pick<Ports, 'clock' | 'origins' | 'page'>;

/** Follows the browser's network, and tells of an outage that lasts. */
export function* connectionSaga(ports: ConnectionPorts): SagaGenerator<void> {
  yield* put(connectionActions.originsKnown(ports.origins));
  yield* fork(followNetwork, ports);
  yield* fork(tellOutages, ports);
}

function* followNetwork({ page }: ConnectionPorts): SagaGenerator<void> {
  yield* put(connectionActions.networkChanged(page.isOnline()));
  const changes = eventChannel<boolean>((emit) => page.onOnlineChange(emit));
  while (true) {
    const isOnline = yield* take(changes);
    yield* put(connectionActions.networkChanged(isOnline));
    if (isOnline) yield* put(networkBack());
  }
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
function* tellOutages({ clock }: ConnectionPorts): SagaGenerator<void> {
  while (true) {
    yield* take(isOutage);
    const { due } = yield* race({ due: call(waitOut, clock), over: take(isOver) });
    if (due) yield* put(connectionActions.outageTold());
  }
}

function* waitOut(clock: Ports['clock']): SagaGenerator<true> {
  yield* call(clock.sleep, OUTAGE_TOLD_AFTER_MS);
  return true;
}
