import type { UserNo } from '@miczero/contracts';
import { type Action, createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { askAgainOn } from '../connection/index.ts';
import { loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import type { Act } from './acts.saga.ts';
import type { Waiting } from './mic-applications.saga.ts';
import { type AboutParts, type PeopleRoot, peopleActions, type RelationRequest } from './people.slice.ts';

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

/** A change of a relation that is not the one asked for before it. */
const relationDue = createAction<RelationRequest>('people/relationDue');
/** The last change that was asked for of each user, until it is made. */
type Asked = Map<UserNo, RelationRequest>;

/** What carries out acts on users loads with the first of them: its calls come along. */
export const loadActs = () => import('./acts.saga.ts');
const ALL_MISSED = { relation: null, medals: null, place: null, halls: null } as const satisfies Record<
  keyof AboutParts,
  null
>;

/** Facts about other users, and actions on them. */
export function* peopleSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'people');
  yield* watch.inTurn(MIC_NEWS, onMicNews, ports, { channel: null, isListed: false, told: new Set<string>() });
  yield* watch.latest(peopleActions.aboutRequested, onAct, ports, loadActs);
  yield* watch.newest(askAgainOn, onAskAgain, ports);
  const asked: Asked = new Map();
  yield* watch.every(peopleActions.relationRequested, onRelationRequested, asked);
  yield* watch.inTurn(relationDue, onRelationDue, ports, asked);
  yield* watch.inTurn(peopleActions.memberActionRequested, onAct, ports, loadActs);
  yield* watch.leading(peopleActions.banRequested, onAct, ports, loadActs);
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

/** A second press, before the answer to the first, is the same change. One that takes back what stands between them is another. */
function* onRelationRequested(
  asked: Asked,
  { payload }: ReturnType<typeof peopleActions.relationRequested>,
): SagaGenerator<void> {
  if (asked.get(payload.uid)?.change === payload.change) return;
  asked.set(payload.uid, payload);
  yield* put(relationDue(payload));
}

function* onRelationDue(ports: Ports, asked: Asked, { payload }: ReturnType<typeof relationDue>): SagaGenerator<void> {
  try {
    yield* call(onAct, ports, loadActs, peopleActions.relationRequested(payload));
  } finally {
    if (asked.get(payload.uid) === payload) asked.delete(payload.uid);
  }
}

/** What the card on screen misses is asked for again. */
function* onAskAgain(ports: Ports): SagaGenerator<void> {
  const { about, isAboutShown } = yield* select((state: PeopleRoot) => state.people);
  if (!about || !isAboutShown || !Object.values(about).includes(null)) return;
  const part = yield* loadPart(ports, loadActs);
  if (part) yield* call(part.learnMissed, ports, about);
}

export function* onAct(ports: Ports, load: typeof loadActs, act: Act): SagaGenerator<void> {
  const part = yield* loadPart(ports, load);
  if (part) yield* call(part.onAct, ports, act);
  // Facts are an extra of a card, which is shown without them: nothing waits for them any more.
  else if (peopleActions.aboutRequested.match(act)) yield* put(peopleActions.missed({ ...act.payload, ...ALL_MISSED }));
  else yield* put(PART_MISSING);
}
