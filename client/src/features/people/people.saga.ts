import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import type { Act } from './acts.saga.ts';
import type { Waiting } from './mic-applications.saga.ts';
import { peopleActions } from './people.slice.ts';

const MIC_NEWS = [
  peopleActions.micApplied,
  peopleActions.micWithdrawn,
  peopleActions.micApproved,
  peopleActions.micsDeclined,
  peopleActions.allMicsRequested,
  peopleActions.micQueueOpened,
  hallEventsArrived,
  sessionActions.signedOut,
] as const;

/** Facts about other users, and actions on them. What carries them out loads with the first of them: its calls come along. */
export function* peopleSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'people');
  yield* watch.inTurn(MIC_NEWS, onMicNews, ports, { channel: null, isListed: false, told: new Set<string>() });
  yield* watch.latest(peopleActions.aboutRequested, onAct, ports);
  yield* watch.inTurn(peopleActions.relationRequested, onAct, ports);
  yield* watch.inTurn(peopleActions.memberActionRequested, onAct, ports);
  yield* watch.leading(peopleActions.banRequested, onAct, ports);
}

function* onMicNews(ports: Ports, own: Waiting, action: Action): SagaGenerator<void> {
  if (sessionActions.signedOut.match(action)) {
    own.channel = null;
    own.told.clear();
    return;
  }
  if (!own.channel && !action.type.startsWith('people/') && !isApplication(action)) return;
  const part = yield* loadPart(ports, () => import('./mic-applications.saga.ts'));
  if (part) yield* call(part.onMicAction, ports, own, action);
  else if (!hallEventsArrived.match(action)) yield* put(PART_MISSING);
}

const isApplication = (action: Action): boolean =>
  hallEventsArrived.match(action) &&
  eventsNamed(action.payload, 'micListChanged').some(({ body }) => body.apply_time !== undefined);

function* onAct(ports: Ports, act: Act): SagaGenerator<void> {
  const part = yield* loadPart(ports, () => import('./acts.saga.ts'));
  if (part) yield* call(part.onAct, ports, act);
  // Facts are an extra of a card, which is shown without them.
  else if (!peopleActions.aboutRequested.match(act)) yield* put(PART_MISSING);
}
