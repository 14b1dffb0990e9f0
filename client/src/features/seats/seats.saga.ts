import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { type RoomRoot, selectRole, selectRoomId } from '../room/index.ts';
import { loadSeatActs } from './load-seat-acts.ts';
import { seatStaffSaga } from './seat-staff.saga.ts';
import { seatToastsSaga } from './seat-toasts.saga.ts';
import { seatVoiceSaga } from './seat-voice.saga.ts';
import { seatsActions } from './seats.slice.ts';

/** Seats: what a tap on one does, what is heard from them, and what managers do to those of others. */
export function* seatsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  yield* fork(seatStaffSaga, ports);
  yield* fork(seatVoiceSaga, ports);
  yield* watch.leading(seatsActions.seatTapped, onSeatTapped, ports);
  yield* fork(seatToastsSaga, ports);
}

function* onSeatTapped(ports: Ports, { payload }: ReturnType<typeof seatsActions.seatTapped>): SagaGenerator<void> {
  // The room of the press: the viewer may be in another one when the code has come. Open point A5: no seat works while the role is unknown.
  const { group_id, role } = yield* select((state: RoomRoot) => ({
    group_id: selectRoomId(state),
    role: selectRole(state),
  }));
  const isKnown = group_id !== null && role !== null;
  const part = isKnown ? yield* loadPart(ports, loadSeatActs) : null;
  if (isKnown && !part) yield* put(PART_MISSING);
  const willSit = part !== null && isKnown && (yield* call(part.actOnSeat, ports, group_id, payload.mic_number));
  // A seat that another user gives later was not asked for by this press.
  if (!willSit) yield* put(seatsActions.wishEnded());
}
