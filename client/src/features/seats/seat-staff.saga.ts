import { ROOM_ROLE } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { loadPart, PART_MISSING, textOf, watching } from '../feedback/index.ts';
import { type RoomRoot, roomActions, selectRole, selectRoomId } from '../room/index.ts';
import type { SeatStaffAct, Seen } from './seat-staff-acts.saga.ts';
import { selectIsSeatStaff } from './seats.selectors.ts';
import { seatsActions } from './seats.slice.ts';
import type { SeatsRoot } from './seats.state.ts';

const ACTS = [
  seatsActions.acceptRequested,
  seatsActions.refuseRequested,
  seatsActions.forceOffRequested,
  seatsActions.seatUserRequested,
  seatsActions.seatMuteRequested,
] as const;

/**
 * Seats of others, and applications for a seat, for users who decide about them. What carries that out loads with its first use:
 * ordinary members have none, so its calls do not weigh on their page.
 */
export function* seatStaffSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  const seen: Seen = { room: null, count: 0, known: 0 };
  yield* watch.latest(roomActions.entryFinished, onEntryFinished, ports, seen);
  // The newest answer counts: older ones are given up.
  yield* watch.latest(isSeatNews, refreshApplications, ports, seen);
  yield* watch.latest(seatsActions.applicationsRequested, loadApplications, ports);
  yield* watch.every(ACTS, onAct, ports);
}

const partOf = (ports: Ports) => loadPart(ports, () => import('./seat-staff-acts.saga.ts'));

function* onAct(ports: Ports, act: SeatStaffAct): SagaGenerator<void> {
  // The room of the press: the viewer may be in another one when the code has come.
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const part = yield* partOf(ports);
  if (part) yield* call(part.onSeatStaffAct, ports, group_id, act);
  else yield* put(PART_MISSING);
}

function isSeatNews(action: { readonly type: string }): boolean {
  return roomEventsArrived.match(action) && eventsNamed(action.payload, 'roomSeatsChanged').length > 0;
}

function selectNow(state: RoomRoot & SeatsRoot): Seen {
  const { apply_count, applications } = state.seats;
  return { room: selectRoomId(state), count: apply_count, known: applications.length };
}

/** role.room-1-owner: the owner skips the initial application data, an ordinary member has none. */
function* onEntryFinished(ports: Ports, seen: Seen): SagaGenerator<void> {
  Object.assign(seen, yield* select(selectNow));
  if ((yield* select(selectIsSeatStaff)) && (yield* select(selectRole)) !== ROOM_ROLE.owner)
    yield* call(loadApplications, ports);
}

/** Managers see who has applied as soon as the number has changed, and are told of those who came. */
function* refreshApplications(ports: Ports, seen: Seen): SagaGenerator<void> {
  const now = yield* select(selectNow);
  // Most changes of the seats bring no application, and need none of the code.
  if ((now.count !== now.known || now.count > seen.count) && (yield* select(selectIsSeatStaff))) {
    const part = yield* partOf(ports);
    // A list that did not come lacks the newest application: it is told with the next one that does.
    if (!part || !(yield* call(part.refreshApplications, ports, seen, now))) return;
  }
  Object.assign(seen, now);
}

function* loadApplications(ports: Ports): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const part = yield* partOf(ports);
  if (part) yield* call(part.loadApplications, ports, group_id);
  else yield* put(seatsActions.applicationsFailed(textOf('feedback.networkError')));
}
