import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { loadPart, textOf, watching } from '../feedback/index.ts';
import { isOutOfRoom, roomActions } from '../room/index.ts';
import { selectViewer } from '../session/index.ts';
import { seatsActions } from './seats.slice.ts';
import { initialSeats, type SeatsRoot, type SeatsState } from './seats.state.ts';

/** What others do about the viewer's seat is told on every page: the viewer may look elsewhere (ADR 0215). */
export function* seatToastsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  yield* watch.every(isTurn, tellOwnSeat, ports, { seats: initialSeats });
  yield* watch.every(roomActions.membersLoaded, sayTurnedDown);
}

/** The seats change, or what the viewer wishes about them. */
const TURNS = [
  roomEventsArrived,
  seatsActions.applied,
  seatsActions.stepDownMoved,
  roomActions.entered,
  roomActions.membersLoaded,
];
const isTurn = (action: Action): boolean => isOutOfRoom(action) || TURNS.some(({ type }) => type === action.type);

function* tellOwnSeat(ports: Ports, last: { seats: SeatsState }): SagaGenerator<void> {
  const before = last.seats;
  const after = yield* select(({ seats }: SeatsRoot) => seats);
  last.seats = after;
  const viewer = yield* select(selectViewer);
  const own = ({ seats }: SeatsState) => seats.find(({ member }) => member?.id === viewer);
  const [was, is] = [own(before), own(after)];
  // The first list of a visit is no news. What tells it loads with the first change of the viewer's own seat.
  if (before.seats.length === 0 || (was?.mic_number === is?.mic_number && was?.mic_status === is?.mic_status)) return;
  const part = yield* loadPart(ports, () => import('./own-seat-words.saga.ts'));
  if (part) yield* call(part.tellOwnSeat, before, after, viewer);
}

/** The applicant hears of a refusal from no message: only the list of members tells. */
function* sayTurnedDown(): SagaGenerator<void> {
  if ((yield* select(({ seats }: SeatsRoot) => seats.listing)) !== 'turnedDown') return;
  yield* put(seatsActions.turnedDownTold());
  yield* put(roomActions.told({ tone: 'info', text: textOf('seats.turnedDown') }));
}
