import { type Action, createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import type { Act } from './acts.saga.ts';
import type { Waiting } from './mic-applications.saga.ts';
import { peopleActions, type RelationRequest } from './people.slice.ts';

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

/** A change of a relation that is not under way already. */
const relationDue = createAction<RelationRequest>('people/relationDue');

/** Facts about other users, and actions on them. What carries them out loads with the first of them: its calls come along. */
export function* peopleSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'people');
  yield* watch.inTurn(MIC_NEWS, onMicNews, ports, { channel: null, isListed: false, told: new Set<string>() });
  yield* watch.latest(peopleActions.aboutRequested, onAct, ports);
  const underWay = new Set<string>();
  yield* watch.every(peopleActions.relationRequested, onRelationRequested, underWay);
  yield* watch.inTurn(relationDue, onRelationDue, ports, underWay);
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

const keyOf = ({ uid, change }: RelationRequest): string => `${uid} ${change}`;

/** A second press, before the answer to the first, is the same change. */
function* onRelationRequested(
  underWay: Set<string>,
  { payload }: ReturnType<typeof peopleActions.relationRequested>,
): SagaGenerator<void> {
  if (underWay.has(keyOf(payload))) return;
  underWay.add(keyOf(payload));
  yield* put(relationDue(payload));
}

function* onRelationDue(
  ports: Ports,
  underWay: Set<string>,
  { payload }: ReturnType<typeof relationDue>,
): SagaGenerator<void> {
  try {
    yield* call(onAct, ports, peopleActions.relationRequested(payload));
  } finally {
    underWay.delete(keyOf(payload));
  }
}

function* onAct(ports: Ports, act: Act): SagaGenerator<void> {
  const part = yield* loadPart(ports, () => import('./acts.saga.ts'));
  if (part) yield* call(part.onAct, ports, act);
  // Facts are an extra of a card, which is shown without them.
  else if (!peopleActions.aboutRequested.match(act)) yield* put(PART_MISSING);
}
