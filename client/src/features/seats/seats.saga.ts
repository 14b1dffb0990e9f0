import { ROOM_ROLE, type RoomId, SEAT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { selectVoiceLink, type VoiceRoot, voiceActions } from '../audio/index.ts';
import { callOrToast, watching } from '../feedback/index.ts';
import { type RoomRoot, selectRole, selectRoomId } from '../room/index.ts';
import type { SessionRoot } from '../session/index.ts';
import { seatStaffSaga } from './seat-staff.saga.ts';
import { seatToastsSaga } from './seat-toasts.saga.ts';
import { seatVoiceSaga } from './seat-voice.saga.ts';
import { selectSeatFacts } from './seats.selectors.ts';
import { seatsActions } from './seats.slice.ts';
import type { SeatsRoot } from './seats.state.ts';

/** Seats: what a tap on one does, what is heard from them, and what managers do to those of others. */
export function* seatsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  yield* fork(seatStaffSaga, ports);
  yield* fork(seatVoiceSaga, ports);
  yield* watch.leading(seatsActions.seatTapped, onSeatTapped, ports);
  yield* fork(seatToastsSaga, ports);
}

function* onSeatTapped(ports: Ports, { payload }: ReturnType<typeof seatsActions.seatTapped>): SagaGenerator<void> {
  const willSit = yield* call(actOnSeat, ports, payload.mic_number);
  // A seat that another user gives later was not asked for by this press.
  if (!willSit) yield* put(seatsActions.wishEnded());
}

/** A page whose part in the audio ended, as that of another tab that was closed, takes part again with the press for a seat. */
function* bringSound(): SagaGenerator<void> {
  const { kind } = yield* select((state: VoiceRoot) => selectVoiceLink(state));
  if (kind === 'off' || kind === 'failed') yield* put(voiceActions.reconnectRequested());
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
  if (sitsOn === mic_number) {
    yield* call(stepDown, ports, role, group_id, mic_number);
    return false;
  }
  // room-flow.seat-apply.role-3
  if (role === ROOM_ROLE.member && applied === mic_number) {
    const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.cancel'], { group_id });
    if (done) yield* put(seatsActions.applied(null));
    return false;
  }
  yield* call(bringSound);
  if (role !== ROOM_ROLE.member) {
    // room-flow.seat-apply.other-roles
    const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.manage'], { group_id, mic_number });
    return done !== null;
  }
  // api.room.v1.microphoneup: where no application is needed.
  if (isMicFree) {
    return (yield* call(callOrToast, ports, SEAT_CALLS['seat.up'], { group_id, mic_number })) !== null;
  }
  const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.apply'], { group_id, mic_number });
  if (done) yield* put(seatsActions.applied(mic_number));
  return false;
}

function* stepDown(ports: Ports, role: number, group_id: RoomId, mic_number: number): SagaGenerator<void> {
  yield* put(seatsActions.stepDownMoved(true));
  const done =
    role === ROOM_ROLE.member
      ? yield* call(callOrToast, ports, SEAT_CALLS['seat.drop'], { group_id })
      : yield* call(callOrToast, ports, SEAT_CALLS['seat.manage'], { group_id, mic_number });
  if (done === null) yield* put(seatsActions.stepDownMoved(false));
}
