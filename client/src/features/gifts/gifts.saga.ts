import { GIFT_CALLS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { callApi, watching } from '../feedback/index.ts';
import { selectRoomId } from '../room/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { walletActions } from '../wallet/index.ts';
import { giftsActions } from './gifts.slice.ts';
import { playFile, QUEUE_CHANGES } from './play-file.saga.ts';
import { onSendRequested } from './send-gift.saga.ts';

/** Gifts of the room: what can be given, and what the viewer has left to give. */
export function* giftsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'gifts');
  // A gift is asked for again: never in the name of the account that signs in next.
  yield* whileSignedIn(ports, 'gifts', function* inSession(): SagaGenerator<void> {
    // The newest answer counts: older ones are given up.
    yield* watch.latest(isOwnGift, loadPanel, ports);
    yield* watch.latest(giftsActions.panelRequested, loadPanel, ports);
    yield* watch.leading(giftsActions.bagRequested, loadBag, ports);
    yield* watch.every(giftsActions.sendRequested, onSendRequested, ports);
    yield* watch.newest(QUEUE_CHANGES, playFile, ports, 'A');
    yield* watch.newest(QUEUE_CHANGES, playFile, ports, 'B');
  });
}

/** room-event.0x3002: the viewer has given something, here or on another device, so the balance is asked for again. */
function isOwnGift(action: Action): boolean {
  if (!roomEventsArrived.match(action)) return false;
  const { payload } = action;
  return eventsNamed(payload, 'giftSent').some(({ body }) => body.from?.id === payload.viewer);
}

function* loadPanel(ports: Ports): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  const panel = yield* callApi(ports, GIFT_CALLS['gift.room_panel'], { ...(group_id !== null && { group_id }) });
  if (!panel.ok) {
    yield* put(giftsActions.panelFailed());
    return;
  }
  yield* put(giftsActions.loaded(panel.data.list));
  yield* put(walletActions.known(panel.data.money));
}

/** api.go.home.gift.bag: another page may have taken from it. */
function* loadBag(ports: Ports): SagaGenerator<void> {
  const bag = yield* callApi(ports, GIFT_CALLS['gift.bag'], {});
  if (bag.ok) yield* put(giftsActions.bagLoaded(bag.data.list));
}
