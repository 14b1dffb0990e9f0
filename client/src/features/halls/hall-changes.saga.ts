import { CODES, HALL_CALLS, type HallId } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select, take } from '../../lib/effects.ts';
import { LOGIN_ROUTE } from '../../lib/routes.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { type HallEvent, hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { callApi, feedbackActions, serverText, textOf, watching } from '../feedback/index.ts';
import { noticeModal } from '../modals/index.ts';
import { type SessionRoot, selectViewer, sessionActions } from '../session/index.ts';
import { hallsActions } from './halls.slice.ts';
import type { HallsRoot } from './halls.state.ts';

type Root = HallsRoot & SessionRoot;
const selectOpen = ({ halls }: Root) => halls.open;
export const isOpen = ({ halls }: HallsRoot, hall_id: HallId) => halls.open?.hall_id === hall_id;

/** A hall that changed, its members, or the list of halls are fetched this much later, and up to that much more: a crowd must not ask at one moment. */
const REFRESH_AFTER_MS = 200;
const REFRESH_SPREAD_MS = 800;

/** Follows changes of halls, and of the viewer's membership, while they are open. */
export function* hallChangesSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'halls');
  yield* watch.every(hallEventsArrived, onHallEvents, ports);
  yield* watch.newest(agesList, onListAged, ports);
  yield* watch.every(hallLinkActions.opened, onLinkOpened);
  // Any number of changes during one refresh ask for one more.
  yield* watch.newest(hallsActions.hallChanged, onHallChanged, ports);
}

function* onHallChanged(ports: Ports, { payload }: ReturnType<typeof hallsActions.hallChanged>): SagaGenerator<void> {
  yield* call(waitApart, ports);
  yield* call(refreshHall, ports, payload.hall_id);
}

export function* waitApart({ clock, ids }: Ports): SagaGenerator<void> {
  yield* call(clock.sleep, REFRESH_AFTER_MS + ids.chance() * REFRESH_SPREAD_MS);
}

function* onHallEvents(ports: Ports, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  for (const event of eventsNamed(payload, 'membershipChanged')) yield* call(onMembershipChanged, ports, event);
  const edits = eventsNamed(payload, 'hallEdited');
  const passwords = eventsNamed(payload, 'voicePasswordChanged');
  const open = yield* select(selectOpen);
  // hall-event.1006.type-1, type-2, type-3, hall-event.2003
  const changed = [...edits, ...passwords].find(({ body }) => body.hall_id === open?.hall_id);
  if (changed) yield* put(hallsActions.hallChanged({ hall_id: changed.body.hall_id }));
}

/** hall-event.1003: refresh means the list of halls (open point A8); hall-event.1006.type-2 may have renamed one. */
const agesList = (action: Action) =>
  hallEventsArrived.match(action) &&
  action.payload.events.some(
    ({ name, body }) => name === 'hallDissolved' || (name === 'hallEdited' && body.type === 2),
  );

function* onListAged(ports: Ports): SagaGenerator<void> {
  yield* call(waitApart, ports);
  yield* put(hallsActions.myHallsRequested());
  // The next one does not cancel this one: under a stream of changes no list would ever arrive.
  yield* take([hallsActions.myHallsLoaded, hallsActions.myHallsFailed, sessionActions.signedOut]);
}

/** Edits during an outage send no event. */
function* onLinkOpened({ payload }: ReturnType<typeof hallLinkActions.opened>): SagaGenerator<void> {
  const open = yield* select(selectOpen);
  if (!payload.isFirst && open?.hall) yield* put(hallsActions.hallChanged({ hall_id: open.hall_id }));
}

function* refreshHall(ports: Ports, hall_id: HallId): SagaGenerator<void> {
  if (!(yield* select(isOpen, hall_id))) return;
  const result = yield* callApi(ports, HALL_CALLS['hall.detail'], { hall_id });
  if (!(yield* select(isOpen, hall_id))) return;
  // Without an answer the hall stays as it was known.
  if (result.ok) yield* put(hallsActions.hallLoaded(result.data));
  else yield* call(onHallProblem, ports, result.failure);
}

/** hall-flow.entry.detail-51-message, detail-51-redirect. Answers whether the hall's page is left. */
export function* onHallProblem(ports: Ports, failure: FailureFact): SagaGenerator<boolean> {
  if (failure.reason !== 'refused' || failure.code !== CODES.hallProblem) return false;
  const text = serverText(failure.message, 'feedback.requestError', failure.code);
  yield* put(feedbackActions.toastRequested({ tone: 'error', text }));
  ports.navigation.go(LOGIN_ROUTE, { replace: true });
  return true;
}

/** hall-event.2000 */
function* onMembershipChanged(ports: Ports, { body }: HallEvent<'membershipChanged'>): SagaGenerator<void> {
  const { type, hall_id, hall_name, uid, msg } = body;
  const { open, mine, entering } = yield* select(({ halls }: Root) => halls);
  if (uid !== (yield* select(selectViewer))) {
    // A user joined (open point B24).
    if (type === 1) yield* put(hallsActions.memberJoined({ hall_id }));
    return;
  }
  if (type === 1) {
    // Joined in another tab; what this one asks for loads the list by itself.
    if (entering !== hall_id && !mine.list.some(({ id }) => id === hall_id))
      yield* put(hallsActions.myHallsRequested());
    return;
  }
  const own = textOf(type === 2 ? 'halls.left' : 'halls.kicked', { hall: hall_name });
  const text = msg.trim() === '' ? own : { server: msg };
  if (open?.hall_id !== hall_id) {
    if (type === 3) yield* put(feedbackActions.toastRequested({ tone: 'warning', text }));
    return;
  }
  // hall-event.2000.type-2, hall-event.2000.type-3: a dialog, and away (route.login.on-left-hall, on-kicked-from-hall).
  yield* put(noticeModal.open({ text }));
  yield* put(hallsActions.hallCloseRequested());
  ports.navigation.go(LOGIN_ROUTE, { replace: true });
}
