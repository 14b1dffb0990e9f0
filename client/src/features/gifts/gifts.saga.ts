import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { EffectLane } from '../../platform/ports/effect-player.ts';
import type { Ports } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { preferencesActions } from '../preferences/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { giftsActions } from './gifts.slice.ts';
import type { GiftsRoot } from './gifts.state.ts';
import type { UnsureGifts } from './until-answered.saga.ts';

/** What may bring another effect to the front of its list. */
const QUEUE_CHANGES = [
  roomEventsArrived,
  giftsActions.effectPlayed,
  giftsActions.effectFailed,
  preferencesActions.changeRequested,
];

/** Gifts of the room: what can be given, and what the viewer has left to give. */
export function* giftsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'gifts');
  // A gift is asked for again, and its key kept: never in the name of the account that signs in next.
  yield* whileSignedIn(ports, 'gifts', function* inSession(): SagaGenerator<void> {
    // The newest answer counts: older ones are given up.
    yield* watch.latest(isOwnGift, loadPanel, ports);
    yield* watch.latest(giftsActions.panelRequested, loadPanel, ports);
    yield* watch.leading(giftsActions.bagRequested, loadBag, ports);
    yield* watch.every(giftsActions.sendRequested, onSendRequested, ports, new Map());
    yield* watch.newest(QUEUE_CHANGES, playFirst, ports, 'A');
    yield* watch.newest(QUEUE_CHANGES, playFirst, ports, 'B');
  });
}

/** room-event.0x3002: the viewer has given something, here or on another device, so the balance is asked for again. */
function isOwnGift(action: Action): boolean {
  if (!roomEventsArrived.match(action)) return false;
  const { payload } = action;
  return eventsNamed(payload, 'giftSent').some(({ body }) => body.from?.id === payload.viewer);
}

/** What is called to give a gift loads with the panel of gifts, or with the first gift of the viewer's own. */
const givingOf = (ports: Ports) => loadPart(ports, () => import('./giving.saga.ts'));

function* loadPanel(ports: Ports): SagaGenerator<void> {
  const part = yield* givingOf(ports);
  if (part) yield* call(part.loadPanel, ports);
  else yield* put(giftsActions.panelFailed());
}

function* loadBag(ports: Ports): SagaGenerator<void> {
  const part = yield* givingOf(ports);
  if (part) yield* call(part.loadBag, ports);
}

function* onSendRequested(
  ports: Ports,
  unsure: UnsureGifts,
  action: ReturnType<typeof giftsActions.sendRequested>,
): SagaGenerator<void> {
  const part = yield* givingOf(ports);
  if (part) yield* call(part.onSendRequested, ports, unsure, action);
  else yield* put(PART_MISSING);
}

/** What plays the files of effects loads with the first of them; where it does not come, the line of the gift is what is seen. */
function* playFirst(ports: Ports, lane: EffectLane): SagaGenerator<void> {
  const { effects } = yield* select(({ gifts }: GiftsRoot) => gifts);
  if (effects[lane].length === 0) return;
  const part = yield* loadPart(ports, () => import('./play-file.saga.ts'));
  if (part) yield* call(part.playFile, ports, lane);
  else yield* put(giftsActions.effectsDropped());
}
