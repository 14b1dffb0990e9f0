import { ROOM_ROLE, SEAT_ACTION, SEAT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select, takeEvery, takeLeading } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { guarded } from '../feedback/index.ts';
import type { SessionRoot } from '../session/index.ts';
import { selectRole, selectRoomId, selectSeatFacts } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';
import { callOrToast } from './room-calls.saga.ts';

/** Seats: what a tap on one does, and what managers do to those of others. */
export function* seatsSaga(ports: RoomPorts): SagaGenerator<void> {
  const { telemetry } = ports;
  yield* takeLeading(roomActions.seatTapped, guarded(telemetry, 'room', onSeatTapped), ports);
  yield* takeEvery(roomActions.acceptRequested, guarded(telemetry, 'room', onAcceptRequested), ports);
  yield* takeEvery(roomActions.forceOffRequested, guarded(telemetry, 'room', onForceOffRequested), ports);
  yield* takeEvery(roomActions.seatMuteRequested, guarded(telemetry, 'room', onSeatMuteRequested), ports);
}

function* onSeatTapped(ports: RoomPorts, { payload }: ReturnType<typeof roomActions.seatTapped>): SagaGenerator<void> {
  const { role, group_id, applied, sitsOn } = yield* select((state: RoomRoot & SessionRoot) => ({
    role: selectRole(state),
    group_id: selectRoomId(state),
    applied: state.room.applied,
    sitsOn: selectSeatFacts(state).mic_number,
  }));
  // Open point A5: while the role is unknown no seat button works.
  if (role === null || group_id === null) return;
  const { mic_number } = payload;
  if (role !== ROOM_ROLE.member) {
    yield* call(callOrToast, ports, SEAT_CALLS['seat.manage'], { group_id, mic_number }); // room-flow.seat-apply.other-roles
    return;
  }
  if (sitsOn === mic_number) {
    yield* call(callOrToast, ports, SEAT_CALLS['seat.drop'], { group_id });
    return;
  }
  // room-flow.seat-apply.role-3
  if (applied === mic_number) {
    const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.cancel'], { group_id });
    if (done) yield* put(roomActions.applied(null));
    return;
  }
  const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.apply'], { group_id, mic_number });
  if (done) yield* put(roomActions.applied(mic_number));
}

/** room-flow.seat-apply.accept, room-flow.seat-apply.accepted-list */
function* onAcceptRequested(
  ports: RoomPorts,
  { payload: { to } }: ReturnType<typeof roomActions.acceptRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const agreed = yield* callOrToast(ports, SEAT_CALLS['seat.agree'], { group_id, to });
  if (agreed) yield* put(roomActions.accepted({ at: ports.clock.now(), to, mic_number: agreed.mic_number }));
}

/** room-flow.seat-manage.force-off */
function* onForceOffRequested(
  ports: RoomPorts,
  { payload }: ReturnType<typeof roomActions.forceOffRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  yield* call(callOrToast, ports, SEAT_CALLS['seat.admin'], { group_id, ...payload, type: SEAT_ACTION.off });
}

/** room-flow.seat-manage.mute: the type is passed to the call. */
function* onSeatMuteRequested(
  ports: RoomPorts,
  { payload: { mic_number, muted } }: ReturnType<typeof roomActions.seatMuteRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const type = muted ? SEAT_ACTION.mute : SEAT_ACTION.unmute;
  yield* call(callOrToast, ports, SEAT_CALLS['seat.admin'], { group_id, to: '', mic_number, type });
}
