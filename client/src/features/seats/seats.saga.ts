import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { type RoomRoot, selectRole, selectRoomId } from '../room/index.ts';
import type { SessionRoot } from '../session/index.ts';
import { loadSeatActs } from './load-seat-acts.ts';
import type { SeatPress } from './seat-acts.saga.ts';
import { seatStaffSaga } from './seat-staff.saga.ts';
import { seatToastsSaga } from './seat-toasts.saga.ts';
import { seatVoiceSaga } from './seat-voice.saga.ts';
import { selectSeatFacts } from './seats.selectors.ts';
import { seatsActions } from './seats.slice.ts';
import type { SeatsRoot } from './seats.state.ts';

type PressRoot = RoomRoot & SeatsRoot & SessionRoot;

/** Seats: what a tap on one does, what is heard from them, and what managers do to those of others. */
export function* seatsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  yield* fork(seatStaffSaga, ports);
  yield* fork(seatVoiceSaga, ports);
  yield* watch.leading(seatsActions.seatTapped, onSeatTapped, ports);
  yield* fork(seatToastsSaga, ports);
}

function* onSeatTapped(ports: Ports, { payload }: ReturnType<typeof seatsActions.seatTapped>): SagaGenerator<void> {
  // As it was at the press: what comes before the code has come does not turn an application that was taken back into a new one.
  const press = yield* select((state: PressRoot) => pressOn(state, payload.mic_number));
  const willSit = press !== null && (yield* call(carryOut, ports, press));
  // A seat that another user gives later was not asked for by this press.
  if (!willSit) yield* put(seatsActions.wishEnded());
}

function* carryOut(ports: Ports, press: SeatPress): SagaGenerator<boolean> {
  const stepsDown = press.sitsOn === press.mic_number;
  // At the press: the list without the viewer may come before the code.
  if (stepsDown) yield* put(seatsActions.stepDownMoved(true));
  const part = yield* loadPart(ports, loadSeatActs);
  if (part && (yield* select(selectRoomId)) === press.group_id) return yield* call(part.actOnSeat, ports, press);
  if (!part) yield* put(PART_MISSING);
  if (stepsDown) yield* put(seatsActions.stepDownMoved(false));
  return false;
}

/** Open point A5: while the role is unknown no seat button works. */
function pressOn(state: PressRoot, mic_number: number): SeatPress | null {
  const [group_id, role] = [selectRoomId(state), selectRole(state)];
  if (group_id === null || role === null) return null;
  const { room, seats } = state;
  const { applied } = seats;
  return { group_id, role, mic_number, applied, sitsOn: selectSeatFacts(state).mic_number, isMicFree: room.isMicFree };
}
