import { ROOM_ROLE, SEAT_ACTION, SEAT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callOrToast, watching } from '../feedback/index.ts';
import { type RoomRoot, selectRole, selectRoomId } from '../room/index.ts';
import type { SessionRoot } from '../session/index.ts';
import { applicationsSaga } from './applications.saga.ts';
import { seatVoiceSaga } from './seat-voice.saga.ts';
import { selectSeatFacts } from './seats.selectors.ts';
import { seatsActions } from './seats.slice.ts';
import type { SeatsRoot } from './seats.state.ts';

/** Seats: what a tap on one does, and what managers do to those of others. */
export function* seatsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  yield* fork(applicationsSaga, ports);
  yield* fork(seatVoiceSaga, ports);
  yield* watch.leading(seatsActions.seatTapped, onSeatTapped, ports);
  yield* watch.every(seatsActions.acceptRequested, onAcceptRequested, ports);
  yield* watch.every(seatsActions.forceOffRequested, onForceOffRequested, ports);
  yield* watch.every(seatsActions.seatUserRequested, onSeatUserRequested, ports);
  yield* watch.every(seatsActions.seatMuteRequested, onSeatMuteRequested, ports);
}

function* onSeatTapped(ports: Ports, { payload }: ReturnType<typeof seatsActions.seatTapped>): SagaGenerator<void> {
  const willSit = yield* call(actOnSeat, ports, payload.mic_number);
  // A seat that another user gives later was not asked for by this press.
  if (!willSit) yield* put(seatsActions.wishEnded());
}

/** What a press on a seat does; whether the viewer sits there by it. An application is a wish of its own. */
function* actOnSeat(ports: Ports, mic_number: number): SagaGenerator<boolean> {
  const { role, group_id, applied, sitsOn, isMicFree } = yield* select((state: RoomRoot & SeatsRoot & SessionRoot) => ({
    role: selectRole(state),
    group_id: selectRoomId(state),
    applied: state.seats.applied,
    sitsOn: selectSeatFacts(state).mic_number,
    isMicFree: state.room.isMicFree,
  }));
  // Open point A5: while the role is unknown no seat button works.
  if (role === null || group_id === null) return false;
  if (role !== ROOM_ROLE.member) {
    // room-flow.seat-apply.other-roles
    const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.manage'], { group_id, mic_number });
    return done !== null && sitsOn !== mic_number;
  }
  if (sitsOn === mic_number) {
    yield* call(callOrToast, ports, SEAT_CALLS['seat.drop'], { group_id });
    return false;
  }
  // room-flow.seat-apply.role-3
  if (applied === mic_number) {
    const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.cancel'], { group_id });
    if (done) yield* put(seatsActions.applied(null));
    return false;
  }
  // api.room.v1.microphoneup: where no application is needed.
  if (isMicFree) {
    return (yield* call(callOrToast, ports, SEAT_CALLS['seat.up'], { group_id, mic_number })) !== null;
  }
  const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.apply'], { group_id, mic_number });
  if (done) yield* put(seatsActions.applied(mic_number));
  return false;
}

/** room-flow.seat-apply.accept, room-flow.seat-apply.accepted-list */
function* onAcceptRequested(
  ports: Ports,
  { payload: { to } }: ReturnType<typeof seatsActions.acceptRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const agreed = yield* callOrToast(ports, SEAT_CALLS['seat.agree'], { group_id, to });
  if (agreed) yield* put(seatsActions.accepted({ at: ports.clock.now(), to, mic_number: agreed.mic_number }));
}

/** room-flow.seat-manage.force-off */
function* onForceOffRequested(
  ports: Ports,
  { payload }: ReturnType<typeof seatsActions.forceOffRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  yield* call(callOrToast, ports, SEAT_CALLS['seat.admin'], { group_id, ...payload, type: SEAT_ACTION.off });
}

/** api.room.op.admin-seat-actions: the user's microphone is unchanged (seat-voice.saga.ts). */
function* onSeatUserRequested(
  ports: Ports,
  { payload }: ReturnType<typeof seatsActions.seatUserRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  yield* call(callOrToast, ports, SEAT_CALLS['seat.admin'], { group_id, ...payload, type: SEAT_ACTION.up });
}

/** room-flow.seat-manage.mute: the type is passed to the call. */
function* onSeatMuteRequested(
  ports: Ports,
  { payload: { mic_number, muted } }: ReturnType<typeof seatsActions.seatMuteRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const type = muted ? SEAT_ACTION.mute : SEAT_ACTION.unmute;
  yield* call(callOrToast, ports, SEAT_CALLS['seat.admin'], { group_id, to: '', mic_number, type });
}
