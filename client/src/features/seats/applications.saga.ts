import { ROOM_ROLE, type RoomId, SEAT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { callApi, callOrToast, feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import { type RoomRoot, roomActions, selectRole, selectRoomId } from '../room/index.ts';
import { seatsActions } from './seats.slice.ts';
import type { SeatsRoot } from './seats.state.ts';

type Root = RoomRoot & SeatsRoot;

/** Applications for a seat, for users who decide about them. */
export function* applicationsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  yield* watch.latest(roomActions.entryFinished, onEntryFinished, ports);
  // The newest answer counts: older ones are given up.
  yield* watch.latest(isSeatNews, refreshApplications, ports);
  yield* watch.latest(seatsActions.applicationsRequested, onApplicationsRequested, ports);
  yield* watch.every(seatsActions.refuseRequested, onRefuseRequested, ports);
  yield* watch.every(roomActions.membersLoaded, sayTurnedDown);
}

/** The applicant hears of a refusal from no message: only the list of members tells. */
function* sayTurnedDown(): SagaGenerator<void> {
  if ((yield* select(({ seats }: Root) => seats.listing)) !== 'turnedDown') return;
  yield* put(seatsActions.turnedDownTold());
  yield* put(feedbackActions.toastRequested({ tone: 'info', text: textOf('seats.turnedDown') }));
}

function isSeatNews(action: { readonly type: string }): boolean {
  return roomEventsArrived.match(action) && eventsNamed(action.payload, 'roomSeatsChanged').length > 0;
}

/** role.room-1-owner: the owner skips the initial application data, an ordinary member has none. */
function* onEntryFinished(ports: Ports): SagaGenerator<void> {
  const { role, group_id } = yield* select((state: Root) => ({
    role: selectRole(state),
    group_id: selectRoomId(state),
  }));
  if (group_id === null || role === null || role === ROOM_ROLE.owner || role === ROOM_ROLE.member) return;
  yield* call(loadApplications, ports, group_id);
}

/** Managers see who has applied as soon as the number has changed. */
function* refreshApplications(ports: Ports): SagaGenerator<void> {
  const { role, group_id, apply_count, known } = yield* select((state: Root) => ({
    role: selectRole(state),
    group_id: selectRoomId(state),
    apply_count: state.seats.apply_count,
    known: state.seats.applications.length,
  }));
  if (group_id === null || role === null || role === ROOM_ROLE.member || apply_count === known) return;
  yield* call(loadApplications, ports, group_id);
}

function* loadApplications(ports: Ports, group_id: RoomId): SagaGenerator<void> {
  const result = yield* callApi(ports, SEAT_CALLS['seat.applications'], { group_id });
  if (result.ok) yield* put(seatsActions.applicationsLoaded(result.data.list));
  else yield* put(seatsActions.applicationsFailed(textOfFailure(result.failure)));
}

function* onApplicationsRequested(ports: Ports): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id !== null) yield* call(loadApplications, ports, group_id);
}

/** api.room.v1.cleamMicApply */
function* onRefuseRequested(
  ports: Ports,
  { payload: { to } }: ReturnType<typeof seatsActions.refuseRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const request = { group_id, ...(to !== null && { to }) };
  const done = yield* callOrToast(ports, SEAT_CALLS['seat.clear_applications'], request);
  if (done) yield* put(seatsActions.refused(to));
  // Another manager may have been faster: then the queue is not as it was read.
  else yield* call(loadApplications, ports, group_id);
}
