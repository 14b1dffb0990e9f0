import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { selectIsOnSeat, type VoiceRoot, type voiceActions } from '../audio/index.ts';
import { loadPart, PART_MISSING } from '../feedback/index.ts';
import { selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

/** The question before a seat is lost. Few sit on one. */
export const loadSeatQuestion = () => import('./seat-at-stake.saga.ts');

/**
 * Asks before the seat is lost. Without the code of the question nothing is lost: a toast says why, and the page of the other room, which
 * would wait for its join, leads back to the seat. The next press asks for the code again.
 */
export function* onSeatAtStake(
  ports: Pick<Ports, 'navigation' | 'telemetry'>,
  load: typeof loadSeatQuestion,
  { payload: act }: ReturnType<typeof voiceActions.seatAtStake>,
): SagaGenerator<void> {
  const part = yield* loadPart(ports, load);
  const isRoom = roomActions.joinRequested.match(act);
  const { shown, seated, isOnSeat } = yield* select((state: RoomRoot & VoiceRoot) => ({
    shown: state.room.shown,
    seated: selectRoomId(state),
    isOnSeat: selectIsOnSeat(state),
  }));
  // The page of the other room went while the code was on its way.
  if (isRoom && shown !== act.payload.group_id) return;
  if (part) {
    yield* call(part.askAboutSeat, ports, act);
    return;
  }
  // The seat was lost meanwhile: nothing is at stake.
  if (seated === null || !isOnSeat) {
    yield* put(act);
    return;
  }
  yield* put(PART_MISSING);
  if (isRoom) ports.navigation.go(roomRoute(seated), { replace: true });
}
