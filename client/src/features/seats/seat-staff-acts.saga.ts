import { type RoomId, SEAT_ACTION, SEAT_STAFF_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrToast, feedbackActions, textOf, textOfFailure } from '../feedback/index.ts';
import { type RoomRoot, selectIsAside, selectJoined, selectRoomId } from '../room/index.ts';
import { selectIsSeatStaff } from './seats.selectors.ts';
import { seatsActions } from './seats.slice.ts';
import type { SeatsRoot } from './seats.state.ts';

/** What users who decide about seats do to those of others. */
export type SeatStaffAct = ReturnType<
  (typeof seatsActions)[
    | 'acceptRequested'
    | 'refuseRequested'
    | 'forceOffRequested'
    | 'seatUserRequested'
    | 'seatMuteRequested']
>;

/** Carries out what was pressed in a room, also where the viewer has left it meanwhile. A refusal is shown by its text. */
export function* onSeatStaffAct(ports: Ports, group_id: RoomId, act: SeatStaffAct): SagaGenerator<void> {
  if (seatsActions.acceptRequested.match(act)) yield* call(onAcceptRequested, ports, group_id, act);
  else if (seatsActions.refuseRequested.match(act)) yield* call(onRefuseRequested, ports, group_id, act);
  else yield* call(callOrToast, ports, SEAT_STAFF_CALLS['seat.admin'], { group_id, ...seatAct(act) });
}

type AdminAct = Exclude<SeatStaffAct, ReturnType<(typeof seatsActions)['acceptRequested' | 'refuseRequested']>>;

function seatAct(act: AdminAct) {
  // room-flow.seat-manage.force-off
  if (seatsActions.forceOffRequested.match(act)) return { ...act.payload, type: SEAT_ACTION.off };
  // api.room.op.admin-seat-actions: the user's microphone is unchanged (seat-voice.saga.ts).
  if (seatsActions.seatUserRequested.match(act)) return { ...act.payload, type: SEAT_ACTION.up };
  // room-flow.seat-manage.mute: the type is passed to the call.
  const { muted, ...seat } = act.payload;
  return { ...seat, type: muted ? SEAT_ACTION.mute : SEAT_ACTION.unmute };
}

/** room-flow.seat-apply.accept, room-flow.seat-apply.accepted-list */
function* onAcceptRequested(
  ports: Ports,
  group_id: RoomId,
  { payload: { to } }: ReturnType<typeof seatsActions.acceptRequested>,
): SagaGenerator<void> {
  const agreed = yield* callOrToast(ports, SEAT_STAFF_CALLS['seat.agree'], { group_id, to });
  if (!agreed || !(yield* call(isStillIn, group_id))) return;
  yield* put(seatsActions.accepted({ at: ports.clock.now(), to, mic_number: agreed.mic_number }));
}

/** api.room.v1.cleamMicApply */
function* onRefuseRequested(
  ports: Ports,
  group_id: RoomId,
  { payload: { to } }: ReturnType<typeof seatsActions.refuseRequested>,
): SagaGenerator<void> {
  const request = { group_id, ...(to !== null && { to }) };
  const done = yield* callOrToast(ports, SEAT_STAFF_CALLS['seat.clear_applications'], request);
  if (!(yield* call(isStillIn, group_id))) return;
  if (done) yield* put(seatsActions.refused(to));
  // Another manager may have been faster: then the queue is not as it was read.
  else yield* call(loadApplications, ports, group_id);
}

/** Whether the list has come, to the room of the viewer. */
export function* loadApplications(ports: Ports, group_id: RoomId): SagaGenerator<boolean> {
  const result = yield* callApi(ports, SEAT_STAFF_CALLS['seat.applications'], { group_id });
  if (!(yield* call(isStillIn, group_id))) return false;
  if (result.ok) yield* put(seatsActions.applicationsLoaded(result.data.list));
  else yield* put(seatsActions.applicationsFailed(textOfFailure(result.failure)));
  return result.ok;
}

/** How many applications a room has, and how many of them the page knows. */
export interface Seen {
  room: RoomId | null;
  count: number;
  known: number;
}

/** The list where its length is not the room's, and a word about those who came. False where the list did not come. */
export function* refreshApplications(ports: Ports, seen: Readonly<Seen>, now: Readonly<Seen>): SagaGenerator<boolean> {
  if (now.room === null) return false;
  if (now.count !== now.known && !(yield* call(loadApplications, ports, now.room))) return false;
  if (now.room === seen.room && now.count > seen.count) yield* call(tellApplications);
  return true;
}

/** The list of applications is one press away; while it is open it says all by itself. */
function* tellApplications(): SagaGenerator<void> {
  const { applications, isQueueOpen, isStaff, title } = yield* select((state: RoomRoot & SeatsRoot) => ({
    ...state.seats,
    isStaff: selectIsSeatStaff(state),
    // Elsewhere the viewer must learn which room it is about.
    title: selectIsAside(state) ? selectJoined(state)?.info.name : undefined,
  }));
  const newest = applications.toSorted((a, b) => b.time - a.time)[0];
  if (!newest || isQueueOpen || !isStaff) return;
  const name = newest.nick || newest.apply_id;
  const n = applications.length;
  // The newest says it for all.
  yield* put(feedbackActions.causeOver('seat applications'));
  yield* put(
    feedbackActions.toastRequested({
      tone: 'info',
      ...(title && { title }),
      text: n === 1 ? textOf('seats.asked', { name }) : textOf('seats.askedMany', { name, n }),
      cause: 'seat applications',
      action: { label: textOf('seats.queueTitle'), does: seatsActions.queueMoved({ isOpen: true }) },
    }),
  );
}

/** The queue on the page is that of the room in which the viewer is. */
function* isStillIn(group_id: RoomId): SagaGenerator<boolean> {
  return (yield* select(selectRoomId)) === group_id;
}
